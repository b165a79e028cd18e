import type { CompatStatement } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'
import { ROOT } from 'federation/packages'

/** The names of the browsers in browserslist, and in MDN's data. */
const ENGINES = { safari: 'safari', ios_saf: 'safari_ios', chrome: 'chrome', firefox: 'firefox' } as const

type Engine = (typeof ENGINES)[keyof typeof ENGINES]

const versions = browserslist(undefined, { path: ROOT }).map((entry) => {
  const [name = '', version = ''] = entry.split(' ')
  return { name, version: Number.parseFloat(version) }
})

/** The oldest supported version of each engine: what .browserslistrc says, which the builds read too. */
export const floor: [engine: Engine, version: number][] = Object.entries(ENGINES).map(([name, engine]) => {
  const own = versions.filter((entry) => entry.name === name)
  if (own.length === 0) throw new Error(`.browserslistrc has no ${name}`)
  return [engine, Math.min(...own.map(({ version }) => version))]
})

/**
 * Since which version an engine has a feature, according to MDN; Infinity where it has it not at all, or only behind a
 * setting or under another name. What is there in part counts as there, also where a later version has all of it.
 */
export function since({ support }: CompatStatement, engine: Engine): number {
  const added = [support[engine]].flat().flatMap((statement) => {
    if (!statement || statement.flags || statement.prefix || statement.alternative_name) return []
    const { version_added: version, version_removed: removed, partial_implementation: partial } = statement
    const isGone = removed && !partial
    return version && version !== 'preview' && !isGone ? [Number.parseFloat(version.replace('≤', ''))] : []
  })
  return Math.min(...added)
}

/** The engines that do not have a feature in their oldest supported version. */
export function lacking(feature: CompatStatement): string[] {
  return floor.flatMap(([engine, version]) => (since(feature, engine) <= version ? [] : [engine]))
}
