/**
 * The client library sends an uploaded Blob as a form field without a name. @supabase/lite 0.10.0 expects the name "file"
 * and responds with 400. This passes on the Blob as the body; all other requests are unchanged. A form that cannot be read
 * throws (status 400).
 *
 * Known: https://github.com/dswbx/lite-projects/issues/58, without a version that mends it. It can go when
 * supabase/tests/api/mends.test.ts passes without it in server.ts.
 */
export async function unwrapUpload(request: Request): Promise<Request> {
  const isObject = new URL(request.url).pathname.startsWith('/storage/v1/object/')
  if (!isObject || !request.headers.get('content-type')?.startsWith('multipart/form-data')) return request

  const form = await request.formData().catch(() => {
    throw Object.assign(new Error('The form cannot be read'), { status: 400 })
  })
  const file = form.get('file') ?? form.get('')
  const headers = new Headers(request.headers)
  // the length of the form differs from that of the Blob
  headers.delete('content-length')
  if (!(file instanceof Blob)) return new Request(request.url, { method: request.method, headers, body: '' })

  const cacheControl = form.get('cacheControl')
  headers.set('content-type', file.type || 'application/octet-stream')
  if (typeof cacheControl === 'string') headers.set('cache-control', `max-age=${cacheControl}`)
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() })
}
