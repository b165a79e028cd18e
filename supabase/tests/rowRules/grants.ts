/** Privileges in the syntax of GRANT: 'select', or 'insert (name, emoji)' if only some columns are granted. */
type Grants = { anon?: string[]; authenticated?: string[]; service_role?: string[] }

const readAndWrite = ['select', 'insert', 'update', 'delete']
const everything = [...readAndWrite, 'truncate', 'references', 'trigger', 'maintain']
const readByAll = { anon: ['select'], authenticated: ['select'], service_role: everything }

/** The exact privileges on each table and view. There are no others. */
export const TABLE_GRANTS: Record<string, Grants> = {
  'public."Listings"': readByAll,
  'public.image_metadata': readByAll,
  'public.opening_hours': readByAll,
  'public."Postcodes"': readByAll,
  'public.profiles': {
    authenticated: ['select', 'update (updated_at, username)'],
    service_role: everything,
  },
  'public.lists': {
    authenticated: ['select', 'insert (emoji, name, user_id)', 'update (emoji, name, share_token)', 'delete'],
    service_role: everything,
  },
  'public.list_activities': {
    authenticated: [
      'select',
      'insert (activity_id, activity_type, list_id, user_id)',
      'update (note)',
      'delete',
    ],
    service_role: everything,
  },
  'private.submissions': { service_role: readAndWrite },
  'private.imported_facts': { service_role: ['select', 'insert', 'update'] },
  'private.rate_limits': { service_role: readAndWrite },
  // The privileges of the services' own role are not checked.
  'storage.objects': {},
  'storage.buckets': {},
  'auth.users': {},
}

export const SEQUENCE_GRANTS: Record<string, Grants> = {
  'public."Postcodes_id_seq"': { service_role: ['usage', 'select', 'update'] },
}

export const SCHEMA_GRANTS: Record<string, Grants> = {
  public: { anon: ['usage'], authenticated: ['usage'], service_role: ['usage'] },
  private: { service_role: ['usage'] },
  search: { anon: ['usage'], authenticated: ['usage'] },
}

type FunctionRules = {
  /** The roles of the API that may call it. Trigger functions need none. */
  calledBy: ('anon' | 'authenticated' | 'service_role')[]
  /** Runs with the privileges of its owner (security definer). */
  definer: boolean
  /** Its settings. Default: an empty search_path. */
  settings?: string[]
}

export const SEARCH_PATH = 'search_path=""'
const BY_INDEX = ['plan_cache_mode=force_custom_plan', 'work_mem=64MB', 'enable_seqscan=off']

/** Every function of the project. */
export const FUNCTIONS: Record<string, FunctionRules> = {
  'private.words(text[])': { calledBy: ['service_role'], definer: false },
  'private.hit(text,integer,interval)': { calledBy: ['service_role'], definer: false },
  'private.refresh_listing_days()': { calledBy: [], definer: true },
  'private.place_listing()': { calledBy: [], definer: false },
  'private.move_listings()': { calledBy: [], definer: true },
  'private.recommend(date)': { calledBy: [], definer: false },
  'private.create_profile()': { calledBy: [], definer: true },
  'private.touch_profile()': { calledBy: [], definer: false },
  'private.cap_rows_of_user()': { calledBy: [], definer: true },
  'private.forget_expired()': { calledBy: [], definer: true },
  'private.draw_share_token()': { calledBy: [], definer: false },
  'private.refuse_repeated_list()': { calledBy: [], definer: true },
  'private.clean_html(text)': { calledBy: [], definer: false },
  'private.clean_listing()': { calledBy: [], definer: true },
  'private.write_words()': { calledBy: [], definer: true },
  'private.limit_account_data()': { calledBy: [], definer: false },
  'search.words_of(text)': { calledBy: ['anon', 'authenticated'], definer: false },
  'search.clauses_of(text)': { calledBy: ['anon', 'authenticated'], definer: false },
  'search.within(tsquery,text)': { calledBy: ['anon', 'authenticated'], definer: false },
  'search.share_ages("Listings","Listings")': { calledBy: [], definer: false, settings: [] },
  'search.km_between("Listings","Listings")': { calledBy: [], definer: false, settings: [] },
  'search.all_of(tsquery[])': { calledBy: [], definer: false },
  'search.ways_of(tsquery)': { calledBy: [], definer: false },
  'search.broad_clauses()': { calledBy: ['anon', 'authenticated'], definer: false },
  'search.mask_of(tsquery[])': { calledBy: ['anon', 'authenticated'], definer: false },
  'search.broad_of(tsvector)': { calledBy: [], definer: false },
  'search.candidates_of(tsquery[])': {
    calledBy: [],
    definer: true,
    settings: [SEARCH_PATH, ...BY_INDEX, 'random_page_cost=1.1'],
  },
  // These return ids of published listings only, and whether there are many. They are not exposed.
  'search.is_broad(text)': { calledBy: ['anon', 'authenticated'], definer: true },
  'search.broad_part(text)': { calledBy: ['anon', 'authenticated'], definer: true },
  'search.bits_of(text)': { calledBy: ['anon', 'authenticated'], definer: true },
  'search.others_of(text,uuid[])': {
    calledBy: ['anon', 'authenticated'],
    definer: true,
    settings: [SEARCH_PATH, ...BY_INDEX],
  },
  'search.matches_of(text)': {
    calledBy: ['anon', 'authenticated'],
    definer: true,
    settings: [SEARCH_PATH, ...BY_INDEX],
  },
  'search.close_to(text)': {
    calledBy: ['anon', 'authenticated'],
    definer: true,
    settings: [SEARCH_PATH, ...BY_INDEX, 'pg_trgm.strict_word_similarity_threshold=0.33'],
  },
  'search.nearest_to(double precision,double precision,text)': {
    calledBy: ['anon', 'authenticated'],
    definer: true,
    settings: [SEARCH_PATH, ...BY_INDEX],
  },
  'search.plans_of(uuid[])': {
    calledBy: ['anon', 'authenticated'],
    definer: true,
    settings: [SEARCH_PATH, 'plan_cache_mode=force_custom_plan', 'enable_seqscan=off'],
  },
  // With a setting PostgreSQL would read every column of every row that they find. All names in them are qualified.
  'public.search_listings(text)': { calledBy: ['anon', 'authenticated'], definer: false, settings: [] },
  'public.found_listings(text)': { calledBy: ['anon', 'authenticated'], definer: false, settings: [] },
  'public.close_listings(text)': { calledBy: ['anon', 'authenticated'], definer: false, settings: [] },
  'public.nearest_listings(double precision,double precision,text)': {
    calledBy: ['anon', 'authenticated'],
    definer: false,
    settings: [],
  },
  'public.close_localities(text)': { calledBy: ['anon', 'authenticated'], definer: false },
  'public.plan_b(uuid[])': { calledBy: ['anon', 'authenticated'], definer: false },
  'public.import_facts(jsonb)': { calledBy: ['service_role'], definer: false },
  // Everyone may call it with its owner's privileges: it returns rows only for a link that cannot be guessed.
  'public.shared_list(uuid)': { calledBy: ['anon', 'authenticated'], definer: true },
}
