import type { FragmentName } from 'federation/contract'
import { SHELL } from 'federation/registry'
import { type Application, OWN_PAGES, routes } from '../../src/composition/applications.ts'

/** Which remotes borrow a fragment. Its lender is the first part of its name. */
export const borrowers: Record<FragmentName, Application[]> = {
  'lists/SaveButton': ['discover'],
  'lists/CalendarButton': ['discover'],
  'submissions/ReportProblem': ['discover'],
}

export type Part = {
  name: string
  /** The paths that it owns, as patterns. */
  paths: string[]
  /** The fragments that it draws, of other remotes. */
  borrows: string[]
}

/** What a page is composed of: the shell with its own pages, and every remote. */
export function composition(): Part[] {
  const applications = [...new Set(routes.map(({ application }) => application))]
  return applications.map((application) => ({
    name: application === OWN_PAGES ? SHELL : application,
    paths: routes.filter((route) => route.application === application).map(({ path }) => path),
    borrows: Object.entries(borrowers).flatMap(([fragment, users]) =>
      users.includes(application) ? [fragment] : [],
    ),
  }))
}
