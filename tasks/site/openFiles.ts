/** As many as a gateway behind a front needs: each connection, each script that is read, each renderer has some. */
const FEWEST = 1024

/**
 * A sentence for the operator where the system allows few open files. Beyond its limit the system closes each new connection at
 * once, and tells the process nothing.
 */
export function warnOfFewFiles(): string | undefined {
  // it would ask for the names of all addresses. The types do not know it yet
  Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } } // Node's own form
  const most = userLimits?.open_files?.soft
  if (typeof most !== 'number' || most >= FEWEST) return undefined
  return `This process may open ${most} files, and each connection is one: further visitors are refused without a line here. Allow it ${FEWEST} or more (ulimit -n, or LimitNOFILE of systemd)`
}
