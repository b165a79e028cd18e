/** How many signs a hostile text has. */
const SIGNS = 100_000

/** What is repeated: the signs that the parsers of the site look for, so that each of them has much to try. */
const PIECES = [
  ...[' ', '\u200b', 'a', '1', '-', '.', ',', '/', '@', '<', '"', '%', '[', '\u0000', '\ud800', '\u0301'],
  ...[
    '<a',
    '<a href="',
    '<!--',
    '&lt;',
    '9am-',
    '12 ',
    ' and ',
    'a.',
    'a@.',
    ' /',
    ', ',
    '2026-01-01,',
    'a=b&',
  ],
  ...['%E0', 'lists@', '{"a":', 'https://', '\r\n'],
]

/** Each piece over and over, before an end that does not match. */
const hostileTexts = PIECES.map((piece) => `${piece.repeat(Math.ceil(SIGNS / piece.length))}x`)

/**
 * How much of a second one text may take, in milliseconds of the processor. On a quiet machine it is less than 50; what tries
 * every part of a text takes seconds.
 */
const LIMIT = 250

/**
 * Returns the first text that takes a parser longer than it may, with its time; undefined if there is none. It is the time of
 * the processor, so a busy machine does not count, and the best of three, so neither do the compiler and the collector.
 */
export async function slowest(parse: (text: string) => unknown): Promise<string | undefined> {
  for (const text of hostileTexts) {
    const times: number[] = []
    do {
      const before = process.cpuUsage()
      await Promise.resolve()
        .then(() => parse(text))
        .catch(() => {})
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1_000)
    } while (Math.min(...times) > LIMIT && times.length < 3)
    const best = Math.min(...times)
    if (best > LIMIT) return `${JSON.stringify(text.slice(0, 20))}...: ${best.toFixed(0)} ms`
  }
  return undefined
}
