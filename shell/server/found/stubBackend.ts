import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Row = Record<string, unknown>

/** A backend on loopback that answers pages of Listings as PostgREST does, at most 1,000 rows at a time. */
export async function startStubBackend(rows: unknown[]) {
  const asked: { params: URLSearchParams; key: string | undefined }[] = []
  const stub = {
    rows,
    asked,
    url: '',
    /** Answers in place of the rows. */
    answer: undefined as ((response: ServerResponse) => void) | undefined,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams: params } = new URL(request.url ?? '', 'http://stub')
    asked.push({ params, key: request.headers.apikey?.toString() })
    if (stub.answer) return stub.answer(response)
    const after = params.get('id')?.replace('gt.', '') ?? ''
    const left = stub.rows.filter((row) => String((row as Row | null)?.id) > after)
    const page = left.slice(0, Math.min(Number(params.get('limit')), 1000))
    response.writeHead(pathname === '/rest/v1/Listings' ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(page))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return stub
}

/** An id that sorts by its number. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A row as the sitemap asks for it. */
export const row = (number: number, fields: Row = {}): Row => ({
  id: idOf(number),
  name: `Place ${number}`,
  suburb: null,
  image_metadata: [],
  ...fields,
})
