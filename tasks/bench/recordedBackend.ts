import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Answer = { status: number; type: string; range: string; body: Buffer }

/**
 * A server on loopback in front of a backend. It passes requests on and keeps the answers; after `replay` it gives them again
 * and asks nobody: a public site's backend is another machine, and the embedded one takes the cache of this processor.
 * It answers 503 where the backend does not answer, and to what was not asked before.
 */
export async function recordBackend(origin: string) {
  const answers = new Map<string, Answer>()
  let isReplaying = false
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const body = await text(request)
    const key = `${method} ${url} ${body}`
    let answer = answers.get(key)
    if (!answer && !isReplaying) {
      const { apikey = '', prefer = '', range = '' } = headers
      const asked = { apikey: String(apikey), prefer: String(prefer), ...(range ? { range } : {}) }
      const options = { method, headers: asked, body: body || undefined }
      answer = await ask(`${origin}${url}`, options).catch(() => undefined)
      if (answer) answers.set(key, answer)
    }
    if (!answer) return response.writeHead(503).end()
    const { status, type, range } = answer
    response
      .writeHead(status, { 'content-type': type, ...(range ? { 'content-range': range } : {}) })
      .end(answer.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replay() {
      isReplaying = true
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function ask(address: string, options: RequestInit): Promise<Answer> {
  const answer = await fetch(address, options)
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    range: answer.headers.get('content-range') ?? '',
    body: Buffer.from(await answer.arrayBuffer()),
  }
}
