import type { Answer } from '../authRequest.ts'
import { holding, keepingAll } from '../limits/places.ts'

/** What @supabase/lite answers in a transaction: links and codes of e-mails, and the way back from a provider. */
const IN_TRANSACTION = /^\/auth\/v1\/(verify|callback)$/

/**
 * Lets requests that @supabase/lite 0.10.0 answers in a transaction run alone. During a transaction its auth service
 * uses that connection for every request, so a refused link rolled back what others did at the same time: a link
 * could be used twice, and a new account was lost. All other requests run together, as before.
 *
 * No upstream issue found. It can go when supabase/tests/auth/together.test.ts passes without it.
 */
export function mendTransactions(answer: Answer): Answer {
  /** Ends with the last of the requests that run alone. */
  let alone: Promise<unknown> = Promise.resolve()
  const together = new Set<Promise<unknown>>()

  async function runAlone(request: Request): Promise<Response> {
    await Promise.all([alone, ...together])
    return keepingAll(() => answer(request))
  }

  async function runTogether(request: Request): Promise<Response> {
    let leave = () => {}
    const enter = async () => {
      let last: unknown
      do {
        last = alone
        await last
      } while (last !== alone)
      const { promise, resolve } = Promise.withResolvers<void>()
      together.add(promise)
      leave = () => {
        together.delete(promise)
        resolve()
      }
    }
    await enter()
    try {
      return await holding({ leave: () => leave(), enter }, () => answer(request))
    } finally {
      leave()
    }
  }

  return (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!IN_TRANSACTION.test(pathname) && searchParams.get('grant_type') !== 'pkce')
      return runTogether(request)
    const answering = runAlone(request)
    alone = answering.then(noOutcome, noOutcome)
    return answering
  }
}

const noOutcome = () => {}
