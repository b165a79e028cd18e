import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'

/** Why tests with nginx are left out; false if they are not. */
export const skipNginx = spawnSync('nginx', ['-v']).error ? 'nginx is not installed' : false

export type Nginx = Awaited<ReturnType<typeof startNginx>>

type Place = { folder: string; socket: string }

/** Starts nginx for tests, in a new folder below `parent`. `configure` writes what is in the http block. */
export async function startNginx(parent: string, configure: (place: Place) => string) {
  // a space, as a folder for temporary files may have one: all configurations must quote it
  const folder = mkdtempSync(path.join(parent, 'an nginx-'))
  // as root, nginx works as another user
  for (const one of [parent, folder]) chmodSync(one, 0o777)
  const socket = path.join(folder, 'front.sock')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path "${path.join(folder, name)}";`,
  )
  const main = `daemon off; pid "${folder}/pid"; error_log stderr; events {} http { access_log off; ${places.join(' ')}\n${configure({ folder, socket })}\n}`
  writeFileSync(path.join(folder, 'nginx.conf'), main)
  const nginx = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'])
  let said = ''
  nginx.stderr.on('data', (text) => {
    said += text
  })
  const ended = once(nginx, 'exit')
  // the file is there a moment before nginx listens
  while (!(existsSync(socket) && (await isListening(socket)))) {
    assert.equal(nginx.exitCode, null, said)
    await turn()
  }
  return {
    process: nginx,
    folder,
    async stop() {
      nginx.kill('SIGQUIT')
      await ended
    },
    ask: (address: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
      ask(socket, address, headers, { method, body }),
  }
}

function isListening(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket, () => {
      connection.destroy()
      resolve(true)
    })
    connection.once('error', () => resolve(false))
  })
}

async function ask(
  socketPath: string,
  address: string,
  headers: Record<string, string>,
  { method, body: sentBody }: { method: string; body: string },
) {
  const sent = request({ socketPath, path: address, method, headers: { host: 'x', ...headers } })
  sent.end(sentBody)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = await answer.toArray()
  const bytes = Buffer.concat(chunks)
  return { status: answer.statusCode, headers: answer.headers, bytes, body: bytes.toString('latin1') }
}
