import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from 'federation/packages'
import { inTemporaryFolder, stoppable } from './ending.ts'

/** The numbers of passed and failed checks or tests of a stage. */
export type Outcome = { passed: number; failed: number }

type Command = { cwd?: string; env?: Record<string, string> }

/** Runs a tool of the repository, shows its output, and resolves with its exit code. */
export async function run(
  tool: string,
  args: string[],
  { cwd = ROOT, env = {} }: Command = {},
): Promise<number> {
  const command = tool === 'node' ? [] : [binOf(tool, cwd)]
  const child = spawn(process.execPath, [...command, ...args], {
    cwd,
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  // a task that is ended leaves no process behind, and starts no further one
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  const [code] = await stoppable(stop, () => ended)
  return code ?? 1
}

/** Runs a check that passes or fails: types, lint, dead code. */
export async function check(tool: string, args: string[]): Promise<Outcome> {
  const isRight = (await run(tool, args)) === 0
  return { passed: isRight ? 1 : 0, failed: isRight ? 0 : 1 }
}

/** Runs a stage. An error that stops it is printed as one line, and counts as one failure. */
export async function counted(stage: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await stage()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

/**
 * Runs a suite that writes a report, and reads the counts from it. A suite without tests, without a report, or with a
 * bad exit code but no failed test is treated as one failure. `mayBeEmpty`: there may be nothing to run, with a good code.
 */
export async function suite(
  start: (reportFile: string) => Promise<number>,
  read: (report: string) => Outcome,
  { mayBeEmpty = false } = {},
): Promise<Outcome> {
  return inTemporaryFolder('report', async (folder) => {
    const reportFile = path.join(folder, 'report')
    try {
      const code = await start(reportFile)
      if (mayBeEmpty && code === 0 && !existsSync(reportFile)) return { passed: 0, failed: 0 }
      const { passed, failed } = read(readFileSync(reportFile, 'utf8'))
      const isVoid = (passed + failed === 0 && !mayBeEmpty) || (code !== 0 && failed === 0)
      return { passed, failed: isVoid ? 1 : failed }
    } catch (error) {
      console.error('The suite gave no report:', error)
      return { passed: 0, failed: 1 }
    }
  })
}

/** Returns the path of a package's command-line tool: names in "bin" differ from their files. */
function binOf(tool: string, cwd: string): string {
  const [scope = '', rest] = tool.split('::')
  const folder = path.join(cwd, 'node_modules', scope)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const file = typeof bin === 'string' ? bin : bin[rest ?? path.basename(scope)]
  return path.join(folder, file)
}
