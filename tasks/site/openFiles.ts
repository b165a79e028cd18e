import { SettingError } from './readers.ts'

/** As many as a gateway behind a front needs: each connection, each script that is read, each renderer has some. */
const FEWEST = 1024
/** With fewer, a process of the site does not start, or hangs without a line. */
const LEAST = 64
const MORE = `Allow it ${FEWEST} or more (ulimit -n, or LimitNOFILE of systemd)`

/** Throws a SettingError where the system allows so few open files that the site cannot start. */
export function ensureFiles(): void {
  const most = mostFiles()
  if (most < LEAST)
    throw new SettingError(`This process may open ${most} files, which are too few to start. ${MORE}.`)
}

/**
 * A sentence for the operator where the system allows few open files. Beyond its limit the system closes each new connection at
 * once, and tells the process nothing.
 */
export function warnOfFewFiles(): string | undefined {
  const most = mostFiles()
  if (most >= FEWEST) return undefined
  return `This process may open ${most} files, and each connection is one: further visitors are refused without a line here. ${MORE}`
}

/** Infinite also where the system has no such limit. */
function mostFiles(): number {
  // it would ask for the names of all addresses. The types do not know it yet
  Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } } // Node's own form
  const most = userLimits?.open_files?.soft
  return typeof most === 'number' ? most : Number.POSITIVE_INFINITY
}
