/** Runs a measurement. Prints an error as one line, which says what is missing; the exit code is then 1. */
export async function runBench(measure: () => Promise<void>): Promise<void> {
  try {
    await measure()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
