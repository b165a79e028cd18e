// Runs a task of tasks/ (start, test, ...) on a machine that has only Node 20 or newer and npm: finds a Node that can
// run the project, gets pnpm, installs what is missing, hands over. Plain JavaScript without dependencies,
// because nothing is installed when it starts.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** What is fetched where Node is too old to run TypeScript files as they are. */
const NEWER_NODE = 'node@24'

const root = path.dirname(fileURLToPath(import.meta.url))
const task = process.argv[2]
const node = isCurrent() ? process.execPath : newerNode()
const env = {
  // each process of a task reads what the first one has compiled, also TypeScript as JavaScript
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
}

install()
run()

function isCurrent() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 18)
}

/**
 * The `node` package of the npm registry holds a Node that is new enough. Where it was found is kept, because
 * npx asks the registry each time, which takes seconds and needs a network.
 */
function newerNode() {
  const note = path.join(root, 'node_modules', '.node')
  const known = existsSync(note) ? readFileSync(note, 'utf8') : ''
  if (existsSync(known)) return known

  console.log(`Node ${process.versions.node} is too old: fetching ${NEWER_NODE} for this project...`)
  const found = spawnSync('npx', ['-y', NEWER_NODE, '-p', 'process.execPath'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const file = found.stdout?.trim()
  if (found.status !== 0 || !file || !existsSync(file)) {
    stop(`${NEWER_NODE} could not be fetched. Install Node 24 and try again.`)
  }
  mkdirSync(path.dirname(note), { recursive: true })
  writeFileSync(note, file)
  return file
}

/** Installs with the frozen lockfile when it has changed since the last time. */
function install() {
  const stamp = path.join(root, 'node_modules', '.installed')
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(readFileSync(path.join(root, input)))
  const wanted = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  console.log('Installing packages...')
  // one that is interrupted leaves something between the two
  rmSync(stamp, { force: true })
  const result = spawnSync('npx', ['-y', packageManager, 'install', '--frozen-lockfile'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (result.error)
    stop(`npx cannot be run (${result.error.code}): install npm, which has it, and try again.`)
  if (result.status !== 0) stop(`The packages could not be installed:\n${result.stdout}${result.stderr}`)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/**
 * Hands over to the task and ends as it ends. A signal that reaches only this process is passed on; the channel
 * between the two tells a task that runs on to end when this process was killed.
 */
function run() {
  const file = path.join(root, 'tasks', `${task}.ts`)
  if (!task || !existsSync(file)) stop('Usage: node bootstrap.mjs start | dev | test | check')
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(node, [file, ...process.argv.slice(3)], { cwd: root, env, stdio })
  const end = (signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  endWithNpm(() => end('SIGTERM'))
  child.on('exit', (code) => process.exit(code ?? 1))
}

/** npm runs this through a shell, which dies of the signal that npm sends it and passes nothing on. */
function endWithNpm(end) {
  const shell = process.ppid
  if (!process.env.npm_lifecycle_event) return
  const look = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(look)
    end()
  }, 250).unref()
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
