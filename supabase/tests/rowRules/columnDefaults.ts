/** The default of each column, exactly: a default can publish, share or give away. A column without one is not here. */
const id = 'gen_random_uuid()'
const [no, now] = ['false', 'now()']

export const COLUMN_DEFAULTS: Record<string, Record<string, string>> = {
  'public."Listings"': {
    id,
    listing_type: "'other'::text",
    publish_status: "'Draft'::text",
    free: no,
    indoor: no,
    tags: "'{}'::text[]",
    all_ages: no,
    babies: no,
    toddlers: no,
    preschoolers: no,
    primary: no,
    preteens: no,
    teens: no,
    open_days: "'{}'::text[]",
    recommended: '1001',
  },
  'public.image_metadata': { id, created_at: now },
  'public.opening_hours': { id, always_open: no },
  'public.profiles': { updated_at: now },
  'public.lists': { id, emoji: "'❤️'::text", user_id: 'auth.uid()', created_at: now },
  'public.list_activities': {
    id,
    user_id: 'auth.uid()',
    activity_type: "'external'::text",
    created_at: now,
  },
  'private.submissions': { id, created_at: now, attempts: '0' },
}
