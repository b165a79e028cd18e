import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { RequestError } from '@hono/node-server'
import type { Context } from 'hono'
import { commonHeaders } from './headers.ts'

/** The statuses of what node cannot read as a request, by the codes of its errors. All others are 400. */
const STATUS_OF: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** How long the other side of a refused connection may stay open, in milliseconds. Closed at once, it might lose the answer. */
const LINGER = 2_000

/**
 * Answers to what never becomes a request of the gateway: its headers are too large, come too late or make no sense. They have
 * the headers of every other answer; node would send its own without them.
 */
export function createRefusals(isSecure: boolean) {
  const headers = { ...commonHeaders(isSecure), 'cache-control': 'no-store' }
  const text = (status: number, more = {}) =>
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries({ ...headers, ...more }).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      'content-length: 0',
      '\r\n',
    ].join('\r\n')

  function refuse(socket: Socket, status: number, more?: Record<string, string>): void {
    // node has let go of the connection of a CONNECT: without a listener a reset would end the gateway
    socket.on('error', () => {})
    socket.end(text(status, more))
    const late = setTimeout(() => socket.destroy(), LINGER)
    socket.once('close', () => clearTimeout(late))
  }

  return {
    /** A proxy in front may have looked at the other one. */
    ensureOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): void {
      const isHost = (text: string, index: number) => index % 2 === 0 && text.toLowerCase() === 'host'
      if (rawHeaders.filter(isHost).length > 1) throw new RequestError('Two hosts')
    },
    /** The answer to a request without a host, with two, or with a wrong address. */
    errorHandler: (error: unknown) =>
      new Response(null, { status: error instanceof RequestError ? 400 : 500, headers }),
    /** Takes over what node answers by itself. */
    watch(server: Server): void {
      const answers = new WeakMap<Socket, ServerResponse>()
      server.on('request', (request: IncomingMessage, response: ServerResponse) => {
        if (request.httpVersionMajor < 2) answers.set(request.socket, response)
      })
      server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
        const answer = answers.get(socket)
        const isAnswering = answer?.headersSent && !answer.writableFinished
        if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) socket.destroy()
        else refuse(socket, STATUS_OF[error.code ?? ''] ?? 400)
      })
      // the gateway is no proxy; over HTTP/1.1 what would be a proxy gets the bare connection
      server.on('connect', (_request: IncomingMessage, reply: Socket | ServerResponse) => {
        const allow = { allow: 'GET, HEAD' }
        if ('writeHead' in reply) reply.writeHead(405, { ...headers, ...allow }).end()
        else refuse(reply, 405, allow)
      })
      server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) =>
        response.writeHead(417, headers).end(),
      )
    },
  }
}

/** It must not be cached, because a later release may have the file. */
export const notFound = (context: Context) => context.text('Not found', 404, { 'cache-control': 'no-store' })
