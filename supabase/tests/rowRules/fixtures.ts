import type { Query } from '../../local/database/database.ts'
import { OTHER, OWNER } from './actors.ts'

/** Two published listings and a draft. Both users have saved the first listing. */
export const SAVED = '50000000-0000-4000-8000-000000000001'
export const UNSAVED = '50000000-0000-4000-8000-000000000002'
export const DRAFT = '50000000-0000-4000-8000-000000000003'
export const MISSING = '99999999-9999-4999-8999-999999999999'

export const OWN_LIST = 'a0000000-0000-4000-8000-000000000001'
export const SECOND_LIST = 'a0000000-0000-4000-8000-000000000002'
export const OTHER_LIST = 'b0000000-0000-4000-8000-000000000001'

/** Replaces all data with the rows of the matrix. The database may hold no other rows. */
export const FIXTURES = `
  truncate public."Listings", public."Postcodes", public.lists, public.profiles, private.submissions,
    private.rate_limits, storage.objects restart identity cascade;
  delete from auth.users;

  insert into auth.users (id, email, raw_user_meta_data) values
    ('${OWNER}', 'owner@example.com', '{"name": "Owner"}'), ('${OTHER}', 'other@example.com', '{"name": "Other"}');
  insert into public."Listings" (id, name, primary_type, publish_status, latitude, longitude) values
    ('${SAVED}', 'Saved', 'park', 'Published', -33, 151), ('${UNSAVED}', 'Unsaved', 'park', 'Published', -33, 151),
    ('${DRAFT}', 'Secret draft', 'park', 'Draft', -33, 151);
  insert into public.image_metadata (listing_id, image_url) select id, name || '/1-960.webp' from public."Listings";
  insert into public.opening_hours (listing_id, monday) select id, '9am - 5pm' from public."Listings";
  insert into public."Postcodes" (locality, postcode, state, latitude, longitude) values
    ('Mosman', '2088', 'NSW', -33, 151), ('Manly', '2095', 'NSW', -33, 151);

  insert into public.lists (id, user_id, name) values ('${OWN_LIST}', '${OWNER}', 'First'),
    ('${SECOND_LIST}', '${OWNER}', 'Second'), ('${OTHER_LIST}', '${OTHER}', 'Theirs');
  insert into public.list_activities (list_id, user_id, activity_id) values
    ('${OWN_LIST}', '${OWNER}', '${SAVED}'), ('${OTHER_LIST}', '${OTHER}', '${SAVED}');

  insert into private.submissions (kind, idem_key, payload, next_try_at) values ('contact', '${MISSING}', '{}', now());
  insert into private.imported_facts (listing_id, fact, columns) values ('${SAVED}', 'toilets', '{"toilets": true}');
  insert into private.rate_limits (bucket, window_start, hits) values ('someone', now(), 1);
  insert into storage.objects (bucket_id, name) values ('listing_images', 'saved/1-960.webp');
`

/** Inserts the rows into the database of a running backend, in one statement. */
export const layFixtures = (query: Query) =>
  query(`do $lay$ begin execute $rows$${FIXTURES}$rows$; end $lay$`)
