/** The orders of the list, as the parameter `sort` names them. The first one is that of an address without it. */
export const SORTS = ['recommended', 'nearest', 'name'] as const
export type Sort = (typeof SORTS)[number]

export const readSort = (word: string): Sort => SORTS.find((sort) => sort === word) ?? 'recommended'
