import { queryOptions } from '@tanstack/react-query'
import { BackendError, backend } from 'shared-auth'
import { inPattern } from '../quote'

/** spec.md section 9. */
const MOST_LOCALITIES = 5

/** A suburb or town of New South Wales, as the location box offers it. */
export type Locality = { name: string; postcode: string; state: string }

export const postcodeQueries = {
  all: ['postcodes'] as const,

  /** Up to five localities whose name holds the text or, for digits, whose postcode begins with them. */
  matching: (text: string) =>
    queryOptions({
      queryKey: [...postcodeQueries.all, text],
      queryFn: ({ signal }) => fetchMatching(text, signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

async function fetchMatching(text: string, signal: AbortSignal): Promise<Locality[]> {
  const [column, pattern] = /^\d+$/.test(text)
    ? (['postcode', `${text}%`] as const)
    : (['locality', `%${inPattern(text)}%`] as const)
  const { data } = await backend()
    .from('Postcodes')
    .select('locality, postcode, state')
    .ilike(column, pattern)
    .eq('state', 'NSW')
    .order('locality')
    .order('postcode')
    .limit(MOST_LOCALITIES)
    .abortSignal(signal)
    .throwOnError()
  if (!Array.isArray(data)) throw new BackendError('invalid')
  return data.map(({ locality, ...rest }) => ({ name: titleCase(locality), ...rest }))
}

/** BONDI JUNCTION is Bondi Junction; a name that has small letters is as its people write it. */
function titleCase(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}
