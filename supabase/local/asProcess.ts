/**
 * Starts a backend that has a process of its own. At the first signal to end, or when the task that started the process has
 * gone, the backend is closed and the process exits with 0. While it still starts the process exits at once, with 1: a kill
 * leaves nothing that the next start cannot mend.
 */
export async function startAsProcess<Backend extends { close(): Promise<void> }>(
  start: () => Promise<Backend>,
): Promise<Backend> {
  let backend: Backend | undefined
  let isEnding = false

  async function end() {
    // a terminal sends its signal to every process, and the task that started this one sends another
    if (isEnding) return
    isEnding = true
    await backend?.close()
    process.exit(backend ? 0 : 1)
  }

  outliveReaders()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.on('disconnect', end)
  // it has gone before this listened
  if (process.connected === false) void end()

  try {
    backend = await start()
    return backend
  } finally {
    // while somebody listens for it, a process whose start has failed does not end
    if (!backend) process.off('disconnect', end)
  }
}

/** Lets this process go on when the reader of its output has gone, as of `npm start | head`: what it says further is lost. */
export function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
}
