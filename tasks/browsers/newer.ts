import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier } from '@mdn/browser-compat-data'
import { lacking } from './floor.ts'

/** Names that an engine does not know in its oldest supported version. */
export type Names = ReadonlySet<string>

/**
 * The interfaces of the browser whose members are looked for. A script does not say what a value is, so a member is found
 * by its name alone: of seldom used interfaces these names (`.path`, `.tag`) would be found everywhere.
 */
const INTERFACES = [
  'AbortSignal',
  'Blob',
  'CSSStyleSheet',
  'Clipboard',
  'Document',
  'Element',
  'Event',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLImageElement',
  'HTMLInputElement',
  'Headers',
  'History',
  'Location',
  'Navigator',
  'Node',
  'Range',
  'Request',
  'Response',
  'Selection',
  'StorageManager',
  'URL',
  'URLSearchParams',
  'Window',
]

const api = childrenOf(data.api)
const objects = childrenOf(data.javascript.builtins)
const builtins = { ...objects, ...childrenOf(objects.Intl) }
const css = data.css as Record<'properties' | 'at-rules' | 'selectors' | 'types', Identifier>

/** Global names: constructors, and what the window has. */
export const globals = namesOf(entriesOf(data.api), Object.entries(builtins), entriesOf(api.Window))

/** Static functions, as "URL.canParse". */
export const statics = namesOf(
  Object.entries({ ...api, ...builtins }).flatMap(([owner, identifier]) =>
    entriesOf(identifier).map(
      ([name, member]) => [`${owner}.${name.replace(/_static$/, '')}`, member] as const,
    ),
  ),
)

/** Members of objects, where every object with such a member is too new. */
export const members = namesOf(
  INTERFACES.flatMap((name) => entriesOf(api[name])).filter(([name]) => !/_(event|static)$/.test(name)),
  Object.values(builtins).flatMap(entriesOf),
)

/** Events, where every target with such an event is too new. */
export const events = namesOf(
  Object.values(api)
    .flatMap(entriesOf)
    .filter(([name]) => name.endsWith('_event'))
    .map(([name, event]) => [name.replace('_event', ''), event] as const),
)

/** Names in styles: properties, at-rules, selectors, functions. */
export const styles = {
  properties: namesOf(entriesOf(css.properties)),
  atRules: namesOf(entriesOf(css['at-rules'])),
  selectors: namesOf(entriesOf(css.selectors)),
  functions: namesOf(entriesOf(css.types), entriesOf(childrenOf(css.types).color)),
}

type Entries = (readonly [name: string, identifier: Identifier])[]

/** A name passes if one of its owners has it in the floor, because the code does not show which owner is meant. */
function namesOf(...groups: Entries[]): Names {
  const known = new Set<string>()
  const newer = new Set<string>()
  for (const [name, { __compat: feature }] of groups.flat()) {
    if (!feature) continue
    if (lacking(feature).length > 0) newer.add(name)
    else known.add(name)
  }
  for (const name of known) newer.delete(name)
  return newer
}

function childrenOf(identifier: Identifier | undefined): Record<string, Identifier> {
  const { __compat: _, ...children } = identifier ?? {}
  return children as Record<string, Identifier>
}

function entriesOf(identifier: Identifier | undefined): Entries {
  return Object.entries(childrenOf(identifier))
}
