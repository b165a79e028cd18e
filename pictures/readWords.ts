import { parseArgs } from 'node:util'

/**
 * The options of a command, each with a value. With a word that it does not know (`--help`) it says how to call it, and ends
 * the process with 1.
 */
export function readWords(usage: string, names: readonly string[] = []): Record<string, string | undefined> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    return parseArgs({ options }).values
  } catch {
    return refuse(usage)
  }
}

/** Ends the process with 1, after a line. */
export function refuse(line: string): never {
  console.error(line)
  process.exit(1)
}
