/** How the results are shown, as the parameter `view` names it. The first one is that of an address without it. */
const VIEWS = ['list', 'map'] as const
export type View = (typeof VIEWS)[number]

export const readView = (word: string): View => VIEWS.find((view) => view === word) ?? 'list'
