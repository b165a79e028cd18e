import { whyNot } from 'federation/choice'
import { REGISTRY_SCHEMA, type Registry, type RemoteRelease, SHELL } from 'federation/registry'

/** The last two versions of a name, the live one first. Where there is one only, it is used for both. */
export type Pair = { name: string; versions: RemoteRelease[] }

/** One version of each name. */
export type Mix = Record<string, RemoteRelease>

/** Every mix of the versions: 32 for two of each of five names. The first has what is live. */
export function mixesOf(pairs: Pair[]): Mix[] {
  return pairs.reduce<Mix[]>(
    (mixes, { name, versions }) =>
      mixes.flatMap((mix) => versions.map((version) => ({ ...mix, [name]: version }))),
    [{}],
  )
}

/** The registry of a site on which this mix is live. */
export function registryOf(mix: Mix): Registry {
  const deployment = { traffic: 100, default: true }
  const microFrontends = Object.entries(mix).map(([name, release]) => [name, [{ ...release, deployment }]])
  return { schema: REGISTRY_SCHEMA, microFrontends: Object.fromEntries(microFrontends) }
}

/** Says why a mix never comes to a visitor: the release, the gateway and the shell refuse it. */
export function refusalOf({ [SHELL]: shell, ...remotes }: Mix): string | undefined {
  for (const [name, release] of Object.entries(remotes)) {
    const reason = whyNot(shell?.extras, release.extras)
    if (reason) return `${name}: ${reason}`
  }
  return undefined
}

/** The remotes whose scripts come from another version than the mix has, by the addresses that were asked for. */
export function mixedVersions(mix: Mix, pathnames: string[]): string[] {
  const others = pathnames.flatMap((pathname) => {
    const [, name = '', version = ''] = /^\/remotes\/([^/]+)\/([^/]+)\//.exec(pathname) ?? []
    return name && mix[name]?.metadata.version !== version ? [`${name} ${version}`] : []
  })
  return [...new Set(others)]
}
