import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from 'fauxqs'

export type S3Server = {
  /** Returns the value of RELEASE_TARGET for a bucket of the server. */
  place(bucket: string): Promise<string>
  /** The environment variables with which a process reaches the server. */
  env: Record<string, string>
  /** Called with each write request before the server runs it. */
  onWrite?: (request: { method: string; url: string }) => unknown
  /** If set, the server answers every request with this status. */
  failWith?: number
  /** If set, the server takes every request and answers none. */
  isHanging?: boolean
  stop(): Promise<void>
}

const CONDITIONS = ['if-match', 'if-none-match']

/**
 * A server with the S3 protocol for tests, on a free port. Its package does not support conditional writes, so this file
 * adds them by the rules of Amazon's documentation: `If-None-Match: *` succeeds if there is no object, `If-Match` if the
 * object has that tag; otherwise the status is 412. Writes run one after the other.
 * With fewer `conditions` it ignores the others.
 */
export async function startS3Server({ conditions = CONDITIONS } = {}): Promise<S3Server> {
  const app = buildApp({ logger: false })
  await app.ready()
  let last = Promise.resolve()

  const front = createServer(async (request, response) => {
    const { method = '', url = '' } = request
    if (server.isHanging) return
    if (server.failWith) return response.writeHead(server.failWith).end()
    if (method === 'GET' || method === 'HEAD') return app.routing(request, response)
    server.onWrite?.({ method, url })
    const before = last
    last = new Promise((resolve) => response.once('close', resolve))
    await before
    const code = await refusalOf(request.headers, url)
    if (!code) return app.routing(request, response)
    request.resume()
    response.writeHead(code === 'NoSuchKey' ? 404 : 412, { 'content-type': 'application/xml' })
    return response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
  })

  async function refusalOf(headers: IncomingHttpHeaders, url: string): Promise<string | undefined> {
    const [wanted, unwanted] = CONDITIONS.map((name) =>
      conditions.includes(name) ? headers[name] : undefined,
    )
    if (!wanted && !unwanted) return undefined
    const found = await app.inject({ method: 'HEAD', url: url.replace(/\?.*/, '') })
    const tag = found.statusCode === 200 ? found.headers.etag : undefined
    if (wanted && !tag) return 'NoSuchKey'
    return (wanted ? tag === wanted : !tag) ? undefined : 'PreconditionFailed'
  }

  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const { port } = front.address() as AddressInfo
  const server: S3Server = {
    async place(bucket) {
      await app.inject({ method: 'PUT', url: `/${bucket}` })
      return `s3://${bucket}/site`
    },
    env: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_REGION: 'ap-southeast-2',
    },
    async stop() {
      front.closeAllConnections()
      front.close()
      await app.close()
    },
  }
  return server
}
