import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { copyOfData } from '../backend.ts'

const writer = fileURLToPath(new URL('./writeOn.ts', import.meta.url))
/** A round takes 3.5 seconds of CPU time. */
const ROUNDS = 20

let folder: string

before(async () => {
  folder = await copyOfData()
})
after(() => rm(folder, { recursive: true, force: true }))

/** Kills the writer shortly after `confirmations` confirmed writes. Returns the buckets that it found and wrote. */
async function writeAndDie(round: number, confirmations: number) {
  const child = spawn(process.execPath, [writer, join(folder, 'database'), String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = once(child, 'exit')
  let found: string[] | undefined
  const confirmed: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    if (found) confirmed.push(line)
    else found = JSON.parse(line)
    // Waits a moment, so that the kill can happen at any point of a write.
    if (confirmed.length === confirmations) setTimeout(() => child.kill('SIGKILL'), round % 7)
  }
  assert.deepEqual(await end, [null, 'SIGKILL'])
  return { found: found ?? [], confirmed }
}

test(`after ${ROUNDS} kills during writes the database has every confirmed row`, async () => {
  const written: string[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { found, confirmed } = await writeAndDie(round, 5 + round)
    const there = new Set(found)
    assert.deepEqual(
      written.filter((name) => !there.has(name)),
      [],
      `lost by round ${round}`,
    )
    written.push(...confirmed)
  }
  assert.ok(written.length >= ROUNDS * 5)
})
