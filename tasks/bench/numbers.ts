/**
 * The whole numbers from 0 that a bench is called with, or these defaults. Where there are more of them, or other words
 * (`--help`), it writes how to call it and ends the process with 1.
 */
export function readNumbers<Defaults extends number[]>(
  usage: string,
  ...defaults: Defaults
): { [index in keyof Defaults]: number } {
  const given = process.argv.slice(2)
  if (given.length > defaults.length || !given.every((word) => /^\d{1,9}$/.test(word))) {
    console.error(`Usage: ${usage}`)
    process.exit(1)
  }
  return defaults.map((number, index) => Number(given[index] ?? number)) as {
    [index in keyof Defaults]: number
  }
}
