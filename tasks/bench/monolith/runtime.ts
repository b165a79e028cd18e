import type {} from 'federation/checkedImport'
import type { FragmentModule, FragmentName, RemoteModule } from 'federation/contract'
import type { createFederation as createReal, Federation } from 'federation/runtime'
import * as discover from '../../../mfe-discover/src/remote'

/*
 * Takes the place of federation/runtime in the monolith: the bundler sees every remote. What a visitor opens first is in the
 * main script, each other remote and each fragment is a chunk.
 */

const remotes: Record<string, () => Promise<RemoteModule>> = {
  discover: async () => discover,
  account: () => import('../../../mfe-account/src/remote'),
  lists: () => import('../../../mfe-lists/src/remote'),
  submissions: () => import('../../../mfe-submissions/src/remote'),
}

const fragments: { [Name in FragmentName]: () => Promise<FragmentModule<Name>> } = {
  'lists/SaveButton': () => import('../../../mfe-lists/src/lent/SaveButtonFragment'),
  'lists/CalendarButton': () => import('../../../mfe-lists/src/lent/CalendarButtonFragment'),
  'submissions/ReportProblem': () => import('../../../mfe-submissions/src/lent/ReportProblemFragment'),
}

/** As the one of federation/runtime, without a registry, retries or a time limit. */
export const createFederation: typeof createReal = (): Federation => {
  const loadRemote = async (name: string) => {
    const load = remotes[name]
    if (!load) throw new Error(`The monolith has no remote "${name}"`)
    return load()
  }
  return {
    loadRemote,
    prefetchRemote(name, pathname) {
      loadRemote(name)
        .then(({ prepare }) => prepare?.(pathname))
        .catch(() => {})
    },
    loadFragment: (name) => fragments[name](),
  }
}
