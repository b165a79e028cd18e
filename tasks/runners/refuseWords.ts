/** For a task that takes no arguments: with one (`--help`) it writes how to call it and ends the process with 1. */
export function refuseWords(command: string): void {
  if (process.argv.length <= 2) return
  console.error(`Usage: ${command}, without arguments`)
  process.exit(1)
}
