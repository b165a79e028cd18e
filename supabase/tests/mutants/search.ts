import type { Mutant } from './derived.ts'
import { rewrite } from './rewrite.ts'

/** Faults in search and in the bucket of pictures. */
export const SEARCH_MUTANTS: Mutant[] = [
  ...(
    [
      ['search.words_of', 'limit 8', 'limit 9'],
      ['search.words_of', 'limit 8', 'limit 7'],
      ['search.words_of', '120', '121'],
      ['search.words_of', '120', '119'],
      ['search.words_of', '(?! park)', ''],
      ['search.words_of', '|kids?', ''],
      ['search.clauses_of', 'ts_rewrite(rest, plainto_tsquery', 'coalesce(rest, plainto_tsquery'],
      ['search.clauses_of', 'ts_rewrite(rest, code::tsquery', 'coalesce(rest, code::tsquery'],
      ['search.clauses_of', 'and state =', 'and state <>'],
      ['search.clauses_of', 'where postcode = code', 'where true'],
      ['search.clauses_of', `'{zoo, wildlife park`, `'{wildlife park`],
      ['search.matches_of', `' & '`, `' | '`],
      ['search.matches_of', 'fts @@ by_name then 1', 'fts @@ by_name then 0.6'],
      ['search.matches_of', 'by_tag then 0.6', 'by_tag then 0.3'],
      ['search.matches_of', 'by_story then 0.3', 'by_story then 0.1'],
      ['search.matches_of', 'name_as_typed then 0.5', 'name_as_typed then 0'],
      ['search.matches_of', 'tag_as_typed then 0.25', 'tag_as_typed then 0'],
      ['search.matches_of', 'length(name) / 1000.0', '0'],
      ['search.within', `':'`, `':*'`],
      ['search.matches_of', `'Weekend away' = any (tags)`, `'Weekend' = any (tags)`],
      ['search.matches_of', 'fit desc', 'fit'],
      ['search.matches_of', 'desc nulls last', 'desc'],
      ['search.matches_of', 'listing.name, listing.id', 'listing.id, listing.name'],
      ['search.close_to', '> 0.33', '> 0'],
      ['search.close_to', 'limit 100', 'limit 101'],
      ['search.close_to', 'limit 100', 'limit 99'],
      ['search.close_to', ', suburb))', '))'],
      ['search.close_to', '[:5]', '[:6]'],
      ['search.close_to', '[:5]', '[:4]'],
      ['search.close_to', 'likeness + likeness_of_name', 'likeness + 0 * likeness_of_name'],
      ['search.close_to', 'listing.name, listing.id', 'listing.id'],
      [
        'search.matches_of',
        `id from public."Listings" where fts @@ together and publish_status = 'Published' limit`,
        `id from public."Listings" where fts @@ together limit`,
      ],
      ['search.matches_of', `publish_status = 'Published'\n      order by`, 'true order by'],
      ['search.matches_of', `publish_status = 'Published' and id <>`, 'id <>'],
      [
        'search.matches_of',
        `where publish_status = 'Published'\n      order by external_rating_user_count desc nulls last, name, id;`,
        'order by external_rating_user_count desc nulls last, name, id;',
      ],
      ['search.matches_of', 'id <> all (candidates)', 'true'],
      ['search.matches_of', ':= 1000', ':= 1001'],
      ['search.matches_of', ':= 1000', ':= 999'],
      ['search.close_to', `publish_status = 'Published'`, 'true'],
      ['public.search_listings', 'order by found.place', 'order by listing.id'],
      ['public.close_listings', 'order by found.place', 'order by listing.id'],
    ] as const
  ).map(([name, piece, other]) => ({
    name: `${name} with ${other} for ${piece}`,
    ...rewrite(name, piece, other),
  })),
  {
    name: 'search without tags',
    ...rewrite('words', 'pg_catalog.array_to_string(tags', `pg_catalog.array_to_string('{}'::text[]`),
  },
  { name: 'a private bucket', sql: 'update storage.buckets set public = false' },
  { name: 'pictures of any size', sql: 'update storage.buckets set file_size_limit = null' },
  {
    name: 'drawings with script',
    sql: `update storage.buckets set allowed_mime_types = allowed_mime_types || 'image/svg+xml'::text`,
  },
  { name: 'no bucket', sql: `delete from storage.objects; delete from storage.buckets` },
]
