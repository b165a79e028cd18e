import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openKeys } from '../../local/keys.ts'
import { copyOfData, demoAccount } from '../backend.ts'

const clock = new URL('./shiftedClock.ts', import.meta.url).href
const entry = fileURLToPath(new URL('./serveSample.ts', import.meta.url))

let folder: string

before(async () => {
  folder = await copyOfData()
})
after(() => rm(folder, { recursive: true, force: true }))

/** Starts the whole backend on the folder in its own process and waits until it prints its origin. */
async function start(daysAhead = 0) {
  const child = spawn(process.execPath, ['--import', clock, entry, folder], {
    env: { ...process.env, CLOCK_DAYS: String(daysAhead) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [origin] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, origin: String(origin) }
}

async function logIn(origin: string) {
  const apikey = openKeys(folder).publishable
  const response = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify(demoAccount),
  })
  const { access_token, user } = await response.json()
  const headers = {
    apikey,
    authorization: `Bearer ${access_token}`,
    'content-type': 'application/json',
  }
  return { headers, user_id: String(user.id) }
}

test('after three kills during writes every confirmed list is still there, and so is the session', async () => {
  const confirmed: string[] = []
  let session: Awaited<ReturnType<typeof logIn>> | undefined
  for (let round = 0; round < 3; round += 1) {
    const { child, origin } = await start()
    // the keys are made at the first start, so a session survives the others
    session ??= await logIn(origin)
    const { headers, user_id } = session
    const url = `${origin}/rest/v1/lists`
    const found = await (await fetch(`${url}?select=name`, { headers })).json()
    const names = found.map(({ name }: { name: string }) => name)
    assert.deepEqual(
      confirmed.filter((name) => !names.includes(name)),
      [],
    )

    const add = async (name: string) => {
      const body = JSON.stringify({ name, user_id })
      const { ok } = await fetch(url, { method: 'POST', headers, body })
      if (ok) confirmed.push(name)
    }
    for (let n = 0; n < 8; n += 1) await add(`List ${round} ${n}`)
    // Not awaited: these requests are running when the process is killed.
    const unfinished = Array.from({ length: 5 }, (_, n) => add(`Late ${round} ${n}`).catch(() => {}))
    const end = once(child, 'exit')
    child.kill('SIGKILL')
    await Promise.all([end, ...unfinished])
  }
  assert.ok(confirmed.length >= 24)
})

test('a clock that is set forward and back by a day, with a kill in between, hinders no start', async () => {
  for (const days of [1, -1, 0]) {
    const { child, origin } = await start(days)
    const { headers } = await logIn(origin)
    const answer = await fetch(`${origin}/rest/v1/Listings?select=id&limit=1`, { headers })
    assert.equal((await answer.json()).length, 1)
    const end = once(child, 'exit')
    child.kill('SIGKILL')
    await end
    // its clock was another one
    const [, claims = ''] = headers.authorization.split('.')
    const { iat } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    assert.ok(Math.abs(iat * 1000 - Date.now() - days * 86_400_000) < 3_600_000, `${days} days: ${iat}`)
  }
})
