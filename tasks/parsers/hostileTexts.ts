/** How many signs a hostile text has. */
const SIGNS = 100_000

/** What is repeated: the signs that the parsers of the site look for, so that each of them has much to try. */
const PIECES = [
  ...[' ', '\u200b', 'a', '1', '-', '.', ',', '/', '@', '<', '"', '%', '[', '\u0000', '\ud800', '\u0301'],
  ...[
    '<a',
    '<p',
    '<b>',
    '<<>',
    '>',
    '< ',
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
  ...[
    '%E0',
    'lists@',
    '{"a":',
    'https://',
    '\r\n',
    '\t',
    '\\',
    '(',
    'a(',
    ')',
    '.like."',
    ',or(a.eq.1',
    '"a":*',
    '::',
  ],
  ...[
    '<script ',
    '<script type="importmap">',
    '<link rel="preload" as="image" ',
    'src="/_tryout/',
    '<!-',
    "href='",
  ],
  ...[
    'br;q=0.1,',
    'bot',
    'bytes=0-1,',
    '0-,',
    '; sprouts-bucket=',
    '10.0.0.2, ',
    '::1,',
    'W/"a",',
    '&confirmation_url=',
  ],
]

/** Each piece over and over, before an end that does not match. */
const hostileTexts = PIECES.map((piece) => `${piece.repeat(Math.ceil(SIGNS / piece.length))}x`)

/**
 * How long one text may take, in milliseconds of the processor. On a quiet core each takes less than 50; a core that other work
 * shares counts up to five times as much. What reads a text again for each of its signs takes seconds.
 */
const LIMIT = 250
/** The best of so many counts, so that neither the compiler nor the collector does. */
const TRIES = 5

/**
 * Returns the first text that takes a parser longer than it may, with its time; undefined if there is none. It is the time of
 * the processor, so a busy machine does not count. Errors are as good as answers: most of the texts are wrong.
 */
export async function slowest(parse: (text: string) => unknown): Promise<string | undefined> {
  for (const text of hostileTexts) {
    const times: number[] = []
    do {
      const before = process.cpuUsage()
      await attempt(parse, text)
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1_000)
    } while (Math.min(...times) > LIMIT && times.length < TRIES)
    const best = Math.min(...times)
    if (best > LIMIT) return `${JSON.stringify(text.slice(0, 20))}...: ${best.toFixed(0)} ms`
  }
  return undefined
}

/**
 * A parser that also gets the beginning of the text, as long as it reads one at all: a limit on the length must not hide what is
 * slow below it.
 */
export const within = (most: number, parse: (text: string) => unknown) => async (text: string) => {
  await attempt(parse, text)
  return parse(text.slice(0, most))
}

async function attempt(parse: (text: string) => unknown, text: string): Promise<void> {
  try {
    await parse(text)
  } catch {
    // it was refused
  }
}
