import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Move, parseServedRegistry, REGISTRY_SCHEMA, type Registry } from '../registry/registry.ts'
import { ReleaseError, type StoredObject, type Target } from './target.ts'

export const REGISTRY_KEY = 'registry.json'
const LOG_KEY = 'releases.log'
const NEWLINE = 10
const PROBE_KEY = 'conditional-writes'
/** In the form of an MD5, as most tags are. */
const WRONG_TAG = `"${'0'.repeat(32)}"`

/** How often a change is tried again after another process was faster. */
const ATTEMPTS = 50

/** The new registry, and the line for the log. A change that is not about what is live has no line. */
export type Change = { registry: Registry; move?: Omit<Move, 'id' | 'when'> }

/** Reads the registry of a target. Returns an empty one if there is none yet. */
export async function readRegistry(target: Target): Promise<{ registry: Registry; tag?: string }> {
  const stored = await target.read(REGISTRY_KEY)
  if (!stored) return { registry: { schema: REGISTRY_SCHEMA, microFrontends: {} } }
  return { registry: registryIn(target, stored), tag: stored.tag }
}

/** Throws a ReleaseError that names the file if it is damaged. */
export function registryIn({ name }: Target, { body }: StoredObject): Registry {
  try {
    return parseServedRegistry(body.toString())
  } catch (cause) {
    throw new ReleaseError(
      `${name}/${REGISTRY_KEY} is damaged: ${(cause as Error).message}. Put back a good one: a gateway keeps the last in its DATA_DIR.`, // parseServedRegistry throws no other kind
      { cause },
    )
  }
}

/**
 * Changes what is live, with one write that succeeds only if the registry is still the one that `decide` got. If
 * another process was faster, `decide` is called again with the new registry, so no change is lost. `decide` also gets the id
 * that its move will have, and returns undefined if there is nothing to change.
 */
export async function changeRegistry(
  target: Target,
  decide: (registry: Registry, id: string) => Promise<Change | undefined>,
): Promise<Move | undefined> {
  await ensureConditionalWrites(target)
  const id = randomUUID()
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { registry, tag } = await readRegistry(target)
    await keepInLog(target, registry.lastMove)
    // The write has succeeded and only its response was lost. Who has moved since has put it into the log first.
    const mine = attempt > 0 ? (await movesIn(target)).find((move) => move.id === id) : undefined
    if (mine) return mine
    const change = await decide(registry, id)
    if (!change) return undefined
    const move: Move | undefined = change.move && { id, when: new Date().toISOString(), ...change.move }
    const next = sorted({ ...change.registry, ...(move ? { lastMove: move } : {}) })
    const text = JSON.stringify(next, null, 2)
    refuseInvalid(text)
    if (await target.replace(REGISTRY_KEY, Buffer.from(text), tag)) {
      await keepInLog(target, move)
      return move
    }
    await wait(Math.random() * 100)
  }
  throw new ReleaseError(
    `Others kept changing the registry of ${target.name}. Nothing was changed: try again.`,
  )
}

/** A registry that nobody can read would stop every later change, and every start of a gateway. */
function refuseInvalid(text: string): void {
  try {
    parseServedRegistry(text)
  } catch (cause) {
    throw new ReleaseError(`${(cause as Error).message}. Nothing was changed.`, { cause }) // parseServedRegistry throws no other kind
  }
}

/** The targets whose log was said to be damaged: one command reads it several times. */
const told = new Set<string>()

/** Every move, the oldest first. Lines that cannot be read are left out, and the first time that is said. */
export async function readLog(target: Target): Promise<Move[]> {
  const { registry } = await readRegistry(target)
  await keepInLog(target, registry.lastMove)
  return movesIn(target)
}

/** The moves that the log has now, without the last one of the registry where that is not in it yet. */
async function movesIn(target: Target): Promise<Move[]> {
  const stored = await target.read(LOG_KEY)
  const lines = stored?.body.toString().split('\n').filter(Boolean) ?? []
  const moves = lines.flatMap(moveIn)
  const damaged = lines.length - moves.length
  if (damaged > 0 && !told.has(target.name)) {
    told.add(target.name)
    console.error(`${target.name}/${LOG_KEY} has damaged lines, which are left out: ${damaged}.`)
  }
  return moves
}

/** The move in a line of the log; none if the line is damaged. */
function moveIn(line: string): Move[] {
  try {
    const move = JSON.parse(line)
    const { id, when, who, action, name, from = '', to = '', checked = '' } = move
    const texts = [id, when, who, action, name, from, to, checked]
    const isWhole = texts.every((text) => typeof text === 'string') && !Number.isNaN(Date.parse(when))
    return isWhole ? [move] : []
  } catch {
    return []
  }
}

/** The files on which the checks of a remote or of the shell have passed before its last release here, as a tree of git. */
export async function lastChecked(target: Target, name: string): Promise<string | undefined> {
  const moves = await readLog(target)
  return moves.findLast((move) => move.name === name && move.checked)?.checked
}

/**
 * Writes a move into the log, once. The registry contains the last move, so if a command was killed before it wrote
 * the line, the next command writes it.
 */
async function keepInLog(target: Target, move: Move | undefined): Promise<void> {
  if (!move) return
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const log = await target.read(LOG_KEY)
    const line = JSON.stringify(move)
    if (log?.body.includes(line)) return
    const before = log?.body ?? Buffer.alloc(0)
    // half a line at the end must not take this one with it
    const isHalf = before.length > 0 && before.at(-1) !== NEWLINE
    const lines = Buffer.concat([before, Buffer.from(`${isHalf ? '\n' : ''}${line}\n`)])
    if (await target.replace(LOG_KEY, lines, log?.tag)) return
    await wait(Math.random() * 100)
  }
  throw new ReleaseError(`Others kept changing the log of ${target.name}: try again.`)
}

/** A bucket that ignores conditions would lose one of two changes at the same time. */
async function ensureConditionalWrites(target: Target): Promise<void> {
  if (target.folder) return
  const write = (tag: string | undefined) => target.replace(PROBE_KEY, Buffer.from('If-None-Match: *\n'), tag)
  const refuse = (condition: string) => {
    throw new ReleaseError(
      `${target.name} does not support conditional writes (${condition}). Nothing was changed: use another service.`,
    )
  }
  if ((await write(undefined)) && (await write(undefined))) refuse('If-None-Match')
  if (await write(WRONG_TAG)) refuse('If-Match')
}

function sorted(registry: Registry): Registry {
  const entries = Object.entries(registry.microFrontends).sort(([a], [b]) => a.localeCompare(b))
  return { ...registry, microFrontends: Object.fromEntries(entries) }
}
