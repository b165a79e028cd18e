import type { Answer } from '../authRequest.ts'

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

  return (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const runsAlone = IN_TRANSACTION.test(pathname) || searchParams.get('grant_type') === 'pkce'
    const before = runsAlone ? Promise.all([alone, ...together]) : alone
    const answering = before.then(() => answer(request))
    const ended = answering.then(noOutcome, noOutcome)
    if (runsAlone) {
      alone = ended
    } else {
      together.add(ended)
      void ended.then(() => together.delete(ended))
    }
    return answering
  }
}

const noOutcome = () => {}
