import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'

const HOST = hostname().replace(/[^\w.]/g, '_')
/** In a container each process has the number of the one before it: 1. */
const RUN = randomUUID()

/** Adds the process to a file name, so that other processes can see whether it still runs. */
export const nameOfProcess = (rest: string) => `${HOST}~${process.pid}~${RUN}~${rest}`

/** Whether a file has such a name, of a process of this machine that runs no more. */
export function isOfDeadProcess(file: string): boolean {
  const [host, pid, run] = file.split('~')
  if (host !== HOST || !pid) return false
  if (Number(pid) === process.pid) return run !== RUN
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
