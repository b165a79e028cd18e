import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from 'federation/packages'
import { startNginx } from 'shell/testing/nginx'
import { freePort } from '../../e2e/sites/freePort.ts'
import { tableOf } from './figures.ts'
import { readNumbers } from './numbers.ts'
import { processorTime } from './processFacts.ts'
import { load, waitForQuiet } from './quiet.ts'
import { runBench } from './runBench.ts'
import { ensureBuilt, startGateway } from './startGateway.ts'

/**
 * `npm run bench:files`: how many answers per second one core makes: of the gateway, of nginx with the same bytes and headers
 * as files, and of the front in shell/front/nginx.conf, whose cache is before the gateway. It needs Linux, the backend and
 * the build of `npm start`, nginx, and `ab` (Debian: apache2-utils).
 */
const REQUESTS = { gateway: 10_000, nginx: 200_000 }
const WARM_UP = 2_000
/** What nginx writes by itself. */
const OWN_HEADERS = [
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
]

type Answer = { headers: IncomingMessage['headers']; bytes: Buffer }

async function bench(): Promise<void> {
  readNumbers('npm run bench:files')
  ensureBuilt()
  await waitForQuiet()
  const before = load()
  const folder = mkdtempSync(path.join(tmpdir(), 'sprouts-files-'))
  const gateway = await startGateway()
  const origin = gateway.origin.replace('localhost', '127.0.0.1')
  try {
    const home = await (await fetch(origin, { headers: { 'user-agent': 'a bot' } })).text()
    const [script] = /\/assets\/index\.[\w.]+\.js/.exec(home) ?? []
    if (!script) throw new Error('Home has no script.')
    const pages = { 'the document of home': '/', 'the script of the shell': script }
    const [port, frontPort] = [await freePort(), await freePort()]
    const answers = await Promise.all(Object.values(pages).map((page) => answerOf(origin + page)))
    const nginx = await startNginx(folder, ({ socket }) => configure(folder, socket, port, pages, answers))
    const front = await startNginx(folder, ({ folder: own, socket }) =>
      frontOf(own, socket, frontPort, new URL(origin).host),
    )
    try {
      const rows = Object.entries(pages).map(([what, page], index) => {
        const ours = rate(gateway.process.pid, origin + page, REQUESTS.gateway)
        const theirs = rate(nginx.process.pid, `http://127.0.0.1:${port}${page}`, REQUESTS.nginx)
        const together = rate(front.process.pid, `http://127.0.0.1:${frontPort}${page}`, REQUESTS.nginx)
        const size = ((answers[index]?.bytes.length ?? 0) / 1000).toFixed(1)
        const parts = [ours, together].map((one) => (one / theirs).toFixed(2))
        return [what, size, ...[theirs, ours, together].map((one) => one.toFixed(0)), ...parts]
      })
      const head = ['answer', 'kB (brotli)', 'nginx', 'gateway', 'front', 'gateway / nginx', 'front / nginx']
      console.log(tableOf(head, rows))
      console.log(`\nAnswers per core-second. Load ${before.toFixed(2)} before, ${load().toFixed(2)} after.`)
    } finally {
      await front.stop()
      await nginx.stop()
    }
  } finally {
    gateway.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The answer as it is on the wire. */
async function answerOf(address: string): Promise<Answer> {
  const [answer] = (await once(get(address, { headers: { 'accept-encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ]
  if (answer.headers['content-encoding'] !== 'br') throw new Error(`${address} is not compressed`)
  return { headers: answer.headers, bytes: Buffer.concat(await answer.toArray()) }
}

function configure(
  folder: string,
  socket: string,
  port: number,
  pages: Record<string, string>,
  answers: Answer[],
): string {
  const locations = Object.values(pages).map((page, index) => {
    const { headers = {}, bytes = '' } = answers[index] ?? {}
    writeFileSync(path.join(folder, `answer-${index}`), bytes)
    const lines = Object.entries(headers)
      .filter(([name]) => !OWN_HEADERS.includes(name))
      .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
    const type = headers['content-type']?.replace(/;.*/, '')
    return `location = ${page} { try_files /answer-${index} =404; types { } default_type ${type}; ${lines.join(' ')} }`
  })
  return `root "${folder}"; sendfile on; tcp_nopush on; open_file_cache max=100;
server { listen "unix:${socket}"; listen 127.0.0.1:${port}; keepalive_requests 100000; ${locations.join('\n')} }`
}

/** The shipped configuration, but for its addresses. It keeps a page for a minute, so the gateway is asked a few times. */
function frontOf(folder: string, socket: string, port: number, gateway: string): string {
  const file = readFileSync(path.join(ROOT, 'shell/front/nginx.conf'), 'utf8')
  return file
    .replace('/var/lib/nginx/sprouts', `"${path.join(folder, 'cache')}"`)
    .replace('127.0.0.1:4000', gateway)
    .replace('listen 80', `keepalive_requests 100000; listen "unix:${socket}"; listen 127.0.0.1:${port}`)
}

/** The number of answers in a second of the processor time of a process and its children. */
function rate(pid = 0, address: string, requests: number): number {
  ask(address, WARM_UP)
  const started = processorTime(pid)
  ask(address, requests)
  return requests / (processorTime(pid) - started)
}

function ask(address: string, requests: number): void {
  const given = ['-k', '-q', '-l', '-n', String(requests), '-c', '16', '-H', 'accept-encoding: br', address]
  const { stdout, stderr, error } = spawnSync('ab', given, { encoding: 'utf8' })
  if (error) throw new Error('ab cannot be run: install apache2-utils.')
  if (
    !stdout.includes(`Complete requests:      ${requests}\n`) ||
    /Non-2xx|Failed requests: +[1-9]/.test(stdout)
  )
    throw new Error(`${address} was not answered ${requests} times:\n${stdout}${stderr}`)
}

await runBench(bench)
