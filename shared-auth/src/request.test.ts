import { BackendError } from './errors'
import { request } from './request'

type Answer = () => Response | Promise<Response>

const URL = 'http://backend.test/rest/v1/Listings'
const json =
  (body: unknown, status = 200, headers?: HeadersInit) =>
  () =>
    new Response(JSON.stringify(body), { status, headers })
const html = (status: number) => () => new Response('<!doctype html><title>Gateway</title>', { status })
const nothing = (status: number) => () => new Response(null, { status })
const networkFailure = () => Promise.reject(new TypeError('Failed to fetch'))

let sent: RequestInit[]

/** Stubs `fetch` with these answers, one per call; the last answer repeats. */
function network(...answers: Answer[]) {
  sent = []
  globalThis.fetch = (_input, init = {}) => {
    sent.push(init)
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    return Promise.resolve(answer?.() ?? new Response('[]'))
  }
}

/** Stubs `fetch` with a call that never settles until its signal aborts, like the real one. */
function hang() {
  sent = []
  globalThis.fetch = (_input, init = {}) => {
    sent.push(init)
    return new Promise((_resolve, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    )
  }
}

/** Runs the call to its end on the fake clock. Returns its response or its error. */
async function outcome(call: Promise<Response>) {
  const settled = call.then(
    (response) => response,
    (error: unknown) => error,
  )
  await jest.advanceTimersByTimeAsync(20_000)
  return settled
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('retries', () => {
  test.each([
    ['a network failure', networkFailure],
    ['502', html(502)],
    ['503', json({ message: 'cold' }, 503)],
    ['504', nothing(504)],
  ])('a GET after %s, twice at most', async (_name, failure) => {
    network(failure, failure, json([{ id: 1 }]))
    const response = await outcome(request(URL))

    expect(response).toHaveProperty('status', 200)
    expect(sent).toHaveLength(3)
  })

  test('a HEAD is retried', async () => {
    network(networkFailure, nothing(200))
    expect(await outcome(request(URL, { method: 'HEAD' }))).toHaveProperty('status', 200)
  })

  test('while the browser has no network there is none', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    network(networkFailure, json([]))
    expect(await outcome(request(URL))).toMatchObject({ kind: 'offline' })
    expect(sent).toHaveLength(1)
    onLine.mockRestore()
  })

  test.each(['POST', 'PATCH', 'PUT', 'DELETE'])('a %s is never retried', async (method) => {
    network(networkFailure, json({}))
    expect(await outcome(request(URL, { method, body: '{}' }))).toMatchObject({ kind: 'offline', status: 0 })
    expect(sent).toHaveLength(1)
  })

  test.each([400, 401, 404, 409, 429, 500])('a %d is never retried', async (status) => {
    network(json({ message: 'no' }, status))
    expect(await outcome(request(URL))).toHaveProperty('status', status)
    expect(sent).toHaveLength(1)
  })

  test('the pauses are about 300 and 900 ms', async () => {
    network(networkFailure, networkFailure, json([]))
    const call = request(URL)
    await jest.advanceTimersByTimeAsync(149)
    expect(sent).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(301)
    expect(sent).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(1350)
    expect(sent).toHaveLength(3)
    await call
  })

  test('a short Retry-After is respected, a long one ends the retries', async () => {
    network(json({}, 503, { 'retry-after': '2' }), json([]))
    const call = request(URL)
    await jest.advanceTimersByTimeAsync(1_900)
    expect(sent).toHaveLength(1)
    expect(await outcome(call)).toHaveProperty('status', 200)

    network(json({}, 503, { 'retry-after': '4' }))
    expect(await outcome(request(URL))).toHaveProperty('status', 503)
    expect(sent).toHaveLength(1)
  })
})

describe('time limits', () => {
  test('a write that hangs ends after 10 s', async () => {
    hang()
    let error: unknown
    request(URL, { method: 'POST' }).catch((reason: unknown) => {
      error = reason
    })
    await jest.advanceTimersByTimeAsync(9_999)
    expect(error).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    expect(error).toMatchObject({ kind: 'timeout' })
  })

  test('a read that hangs ends after 15 s in all', async () => {
    hang()
    let error: unknown
    request(URL).catch((reason: unknown) => {
      error = reason
    })
    await jest.advanceTimersByTimeAsync(14_999)
    expect(error).toBeUndefined()
    expect(sent).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(1)
    expect(error).toMatchObject({ kind: 'timeout' })
  })

  test('a body that never ends is treated as a timeout', async () => {
    network(() => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([91])) })))
    globalThis.fetch = withAbortableBody(globalThis.fetch)
    expect(await outcome(request(URL, { method: 'POST' }))).toMatchObject({ kind: 'timeout' })
  })

  test("the caller's abort rejects with its reason and ends the retries", async () => {
    hang()
    const controller = new AbortController()
    const call = request(URL, { signal: controller.signal })
    const reason = new DOMException('left the page', 'AbortError')
    controller.abort(reason)
    expect(await outcome(call)).toBe(reason)
    expect(sent).toHaveLength(1)
  })

  test('a call that was given up before it began is aborted from its start', async () => {
    network(json([]))
    const controller = new AbortController()
    controller.abort()
    await request(URL, { signal: controller.signal })
    expect(sent[0]?.signal).toHaveProperty('aborted', true)
  })

  test('an abort during a pause rejects at once', async () => {
    network(networkFailure)
    const controller = new AbortController()
    const call = request(URL, { signal: controller.signal })
    await jest.advanceTimersByTimeAsync(10)
    controller.abort()
    expect(await outcome(call)).toHaveProperty('name', 'AbortError')
    expect(sent).toHaveLength(1)
  })

  test('no timer is left behind, and no listener at the signal of the caller', async () => {
    network(json([]))
    const { signal } = new AbortController()
    const added = jest.spyOn(signal, 'addEventListener')
    const removed = jest.spyOn(signal, 'removeEventListener')
    await request(URL, { signal })
    expect(jest.getTimerCount()).toBe(0)
    expect(added).toHaveBeenCalled()
    expect(removed.mock.calls).toEqual(added.mock.calls)
  })
})

describe('responses that cannot be parsed', () => {
  test.each([
    ['a page instead of rows', html(200), { kind: 'invalid', status: 200 }],
    ['half an answer', () => new Response('[{"id":1},{"na'), { kind: 'invalid', status: 200 }],
    ['nothing where rows were asked for', nothing(200), { kind: 'invalid', status: 200 }],
    ['a page that says no', html(403), { kind: 'refused', status: 403 }],
    [
      'a page that says wait',
      () => new Response('<p>slow', { status: 429, headers: { 'retry-after': '7' } }),
      { kind: 'refused', retryAfter: 7 },
    ],
    ['a page of a broken service', html(500), { kind: 'unavailable', status: 500 }],
    ['a page of a gateway, every time', html(502), { kind: 'unavailable', status: 502 }],
  ])('%s', async (_name, answer, expected) => {
    network(answer)
    const error = await outcome(request(URL))
    expect(error).toBeInstanceOf(BackendError)
    expect(error).toMatchObject(expected)
    expect(String(error)).not.toContain('<')
  })

  test.each([
    ['POST', 201],
    ['GET', 204],
  ])('an empty response to a %s with %d is valid', async (method, status) => {
    network(nothing(status))
    const response = await outcome(request(URL, { method }))
    // an error has the status of its response
    expect(response).toBeInstanceOf(Response)
    expect(response).toHaveProperty('status', status)
  })
})

/** Aborts response bodies with the signal, as the network does; bodies made in a test do not. */
function withAbortableBody(inner: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await inner(input, init)
    const text = new Promise<string>((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    )
    return Object.assign(response, { text: () => text })
  }
}
