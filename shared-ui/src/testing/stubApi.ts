/** The response of a stubbed call: rows or any JSON, a Response, or a function of the request that returns one. */
type Answer = Response | object | string | number | boolean | null
type Stub = Answer | ((request: Request) => Answer | Promise<Answer>)

/**
 * Replaces fetch for one test by a table with the keys "METHOD table" (for /rest/v1) or "METHOD path", such as
 * "POST auth/v1/token". A call without a stub fails the test with its name. Returns the requests made so far.
 */
export function stubApi(stubs: Record<string, Stub>): Request[] {
  const requests: Request[] = []

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    requests.push(request.clone())
    const key = nameOf(request)
    const stub = stubs[key]
    if (stub === undefined) {
      // shared-auth takes an error of fetch for a missing network; the test reads this at its end (jest.setup.ts)
      console.error(`No stub for "${key}" (${request.url})`)
      throw new TypeError('Failed to fetch')
    }
    const answer = typeof stub === 'function' ? await stub(request) : stub
    return answer instanceof Response ? answer.clone() : asResponse(answer, request)
  }
  return requests
}

function nameOf({ method, url }: Request): string {
  const path = new URL(url).pathname.replace(/^\/(rest\/v1\/)?/, '')
  return `${method} ${path}`
}

/** Responds with rows like the REST service: a count in the header, one object if one is requested. */
function asResponse(answer: Answer, request: Request): Response {
  if (!Array.isArray(answer)) return Response.json(answer)

  const wantsOne = request.headers.get('accept')?.includes('vnd.pgrst.object')
  if (wantsOne && answer.length !== 1) {
    return Response.json(
      { code: 'PGRST116', message: 'Not one row', details: null, hint: null },
      { status: 406 },
    )
  }
  const range = answer.length > 0 ? `0-${answer.length - 1}` : '*'
  return Response.json(wantsOne ? answer[0] : answer, {
    headers: { 'content-range': `${range}/${answer.length}` },
  })
}
