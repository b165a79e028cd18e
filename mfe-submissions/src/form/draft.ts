import { isRecord, parseJson, storage } from 'shared-auth'

/*
 * What was typed into a form, kept in this tab until it is sent: it survives a reload, a failure and an
 * expired session. Where storage is denied nothing is kept, and the form works all the same.
 */

/** The stored values, or those of `empty`. Stored fields that the form does not have are ignored. */
export function readDraft<Values extends Record<string, string>>(form: string, empty: Values): Values {
  const stored = parseJson(storage.session.get(draftKey(form)))
  if (!isRecord(stored)) return empty
  const known = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(empty, name) && typeof value === 'string',
  )
  return { ...empty, ...Object.fromEntries(known) }
}

/**
 * Keeps what was typed. A form in which nothing differs from `empty` has no draft, and is a new message.
 * @returns whether it is empty
 */
export function keepDraft<Values extends Record<string, string>>(
  form: string,
  values: Values,
  empty: Values,
): boolean {
  const isEmpty = Object.keys(empty).every((name) => values[name] === empty[name])
  if (isEmpty) forget(form)
  else storage.session.set(draftKey(form), JSON.stringify(values))
  return isEmpty
}

const listeners = new Set<(form: string) => void>()

/** Called once the form is sent: the draft goes, and the next form is a new message. */
export function dropDraft(form: string): void {
  forget(form)
  for (const listener of listeners) listener(form)
}

/** Calls back when a form of this name is sent, also by a page that was left meanwhile. Returns a function that ends it. */
export function onDraftDropped(name: string, callback: () => void): () => void {
  const listener = (form: string) => form === name && callback()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The key that tells the service whether it has seen this very message already, so that an answer lost
 * on the way does not make a second one. It stays the same until the message is sent or edited.
 */
export function idempotencyKey(form: string, message: object): string {
  const body = JSON.stringify(message)
  const attempt = parseJson(storage.session.get(attemptKey(form)))
  if (isRecord(attempt) && attempt.body === body && typeof attempt.key === 'string') return attempt.key
  const key = crypto.randomUUID()
  storage.session.set(attemptKey(form), JSON.stringify({ key, body }))
  return key
}

/** Whether a message of this form was tried, and is not known to have arrived. Survives a reload, as the draft does. */
export const wasTried = (form: string): boolean => storage.session.get(attemptKey(form)) !== null

function forget(form: string): void {
  storage.session.remove(draftKey(form))
  storage.session.remove(attemptKey(form))
}

const draftKey = (form: string) => `draft:${form}` as const
const attemptKey = (form: string) => `attempt:${form}` as const
