import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the processor's clock in a second, as Linux counts them in /proc. */
const TICKS = 100

/** The processor time of a process and its children until now, in seconds. */
export function processorTime(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number)
  return (user + system) / TICKS + childrenOf(pid).reduce((sum, child) => sum + processorTime(child), 0)
}

/** The bytes of a process, without its children, that are in memory. */
export function memoryOf(pid: number): number {
  const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** The same with its children. */
export const memoryWithChildren = (pid: number): number =>
  memoryOf(pid) + childrenOf(pid).reduce((sum, child) => sum + memoryWithChildren(child), 0)

/** The number of files, pipes and connections that a process has open. */
export const descriptorsOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length

export function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.map(Number).filter((one) => Number(statOf(one)[1]) === pid)
}

/** The fields of /proc/PID/stat from the third on; none if the process has ended. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}
