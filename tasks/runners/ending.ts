import { rmSync } from 'node:fs'
import { makeTemporaryFolder } from 'federation/temporaryFolder'
import { onEndSignal, onOrphaned } from '../site/signals.ts'

type Stop = () => unknown

/** What a task has begun and must stop when it is ended, in the order in which it was begun. */
const begun = new Set<Stop>()
let isEnding = false
let undo = () => {}

/**
 * Stops all, the last first: a folder is removed after the process that writes into it has ended. Also what is begun meanwhile,
 * by a part of the task that does not know yet.
 */
async function end() {
  if (isEnding) return
  isEnding = true
  for (let stop = lastBegun(); stop; stop = lastBegun()) {
    begun.delete(stop)
    try {
      await stop()
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
  process.exit(1)
}

const lastBegun = () => [...begun].at(-1)

/**
 * Calls `stop` if the task is ended: by a signal, or because bootstrap.mjs is gone. The task exits with 1 after it. Returns
 * what undoes this. Not for a task that listens to signals itself (signals.ts).
 */
export function onEnding(stop: Stop): () => void {
  if (begun.size === 0 && !isEnding) {
    const offs = [onEndSignal(() => void end()), onOrphaned(() => void end())]
    undo = () => {
      for (const off of offs) off()
    }
  }
  begun.add(stop)
  return () => {
    begun.delete(stop)
    // whoever listens to the channel keeps the process alive
    if (begun.size === 0 && !isEnding) undo()
  }
}

/** Does something that `stop` stops if the task is ended meanwhile. What comes after it is then not done. */
export async function stoppable<Result>(stop: Stop, act: () => Promise<Result>): Promise<Result> {
  const forget = onEnding(stop)
  try {
    return await act()
  } finally {
    if (isEnding) await new Promise(() => {})
    forget()
  }
}

/** Does something with a new folder, which is removed afterwards, also if the task is ended meanwhile. */
export async function inTemporaryFolder<Result>(
  name: string,
  act: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = makeTemporaryFolder(name)
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  try {
    return await stoppable(remove, () => act(folder))
  } finally {
    remove()
  }
}
