import assert from 'node:assert/strict'
import { test } from 'node:test'
import { follow, newAddress, openPeople, PASSWORD } from '../people.ts'

const { backend, connect, signUp } = await openPeople()

/** Follows links that were never sent, until it is told to stop: each is refused, and its transaction rolled back. */
function followForged(link: string) {
  let isStopped = false
  const forged = new URL(new URL(link).searchParams.get('confirmation_url') ?? link)
  forged.searchParams.set('token', 'f'.repeat(56))
  const ended = (async () => {
    let refused = 0
    while (!isStopped) {
      const { brought } = await follow(forged.href)
      assert.equal(brought.get('error_code'), 'otp_expired')
      refused += 1
    }
    return refused
  })()
  return async () => {
    isStopped = true
    return ended
  }
}

test('a refused link undoes nothing that others do at the same time', async () => {
  const links = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const email = newAddress()
      await signUp(email)
      return { email, link: (await backend.mailTo(email)).link }
    }),
  )
  const stops = [1, 2, 3, 4].map(() => followForged(links[0]?.link ?? ''))
  const late = Array.from({ length: 6 }, newAddress)
  await Promise.all([
    ...late.map((email) => signUp(email)),
    ...links.map(async ({ link }) => assert.equal((await follow(link)).brought.get('error_code'), null)),
  ])
  for (const stop of stops) assert.ok((await stop()) > 0)

  for (const { email, link } of links) {
    assert.equal((await follow(link)).brought.get('error_code'), 'otp_expired', 'the link works once')
    const { error } = await connect().auth.signInWithPassword({ email, password: PASSWORD })
    assert.equal(error, null, 'the confirmation has stayed')
  }
  for (const email of late) {
    const { error } = await connect().auth.signInWithPassword({ email, password: PASSWORD })
    assert.equal(error?.code, 'email_not_confirmed', 'the account has stayed')
  }
})
