/** Who asks: the two roles of the public key, with or without a user. */
export const OWNER = '11111111-1111-4111-8111-111111111111'
export const OTHER = '22222222-2222-4222-8222-222222222222'

export type Rules = {
  /** Exact privileges by role; 'all' columns or the named ones. What is not named is not granted. */
  grants: Partial<Record<Role, Partial<Record<Privilege, 'all' | string[]>>>>
  /** Rows each actor sees, of the rows that `rowRules.test.ts` puts there. */
  sees: Record<Actor, number | 'refused'>
}

export type Role = 'anon' | 'authenticated'
export type Privilege = 'select' | 'insert' | 'update' | 'delete' | 'truncate' | 'references' | 'trigger'
/** `nobody`: signed in as far as the role goes, but with no user in the token. */
export type Actor = 'anon' | 'owner' | 'other' | 'nobody'

const refusedToAll = { anon: 'refused', owner: 'refused', other: 'refused', nobody: 'refused' } as const
const readByAll = { anon: { select: 'all' }, authenticated: { select: 'all' } } as const

/** Every table of the project (security.md section 1, "The tables"). A table that is missing here fails the suite. */
export const TABLES: Record<string, Rules> = {
  'public."Listings"': { grants: readByAll, sees: { anon: 4, owner: 4, other: 4, nobody: 4 } },
  'public.image_metadata': { grants: readByAll, sees: { anon: 4, owner: 4, other: 4, nobody: 4 } },
  'public.opening_hours': { grants: readByAll, sees: { anon: 3, owner: 3, other: 3, nobody: 3 } },
  'public."Postcodes"': { grants: readByAll, sees: { anon: 944, owner: 944, other: 944, nobody: 944 } },
  'public.profiles': {
    grants: { authenticated: { select: 'all', update: ['updated_at', 'username'] } },
    sees: { anon: 'refused', owner: 1, other: 1, nobody: 0 },
  },
  'public.lists': {
    grants: {
      authenticated: {
        select: 'all',
        delete: 'all',
        insert: ['emoji', 'name', 'user_id'],
        update: ['emoji', 'name'],
      },
    },
    sees: { anon: 'refused', owner: 2, other: 1, nobody: 0 },
  },
  'public.list_activities': {
    grants: {
      authenticated: {
        select: 'all',
        delete: 'all',
        insert: ['activity_id', 'activity_type', 'list_id', 'user_id'],
      },
    },
    sees: { anon: 'refused', owner: 1, other: 1, nobody: 0 },
  },
  'private.submissions': { grants: {}, sees: refusedToAll },
  'private.rate_limits': { grants: {}, sees: refusedToAll },
}
