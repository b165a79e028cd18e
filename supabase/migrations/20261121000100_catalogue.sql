-- Public data: listings with their pictures and hours, and postcodes (spec.md section 3).
-- Nobody writes these through the API.

-- array_to_string is only "stable" in PostgreSQL, but a generated column needs an "immutable" function. For text arrays
-- the result never changes.
create function private.words(tags text[]) returns text
  language sql immutable parallel safe set search_path = ''
  as $$ select pg_catalog.array_to_string(tags, ' ') $$;
revoke execute on function private.words(text[]) from public;
grant execute on function private.words(text[]) to service_role;

-- Flags are "not null default false" if a missing value means no (ages, free, indoor). They are nullable if an unknown value
-- must not be shown as no (facilities, accessibility, parking).
create table public."Listings" (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 200),
  description text check (char_length(description) <= 20000),
  listing_type text not null default 'other' check (listing_type in ('event', 'other')),
  primary_type text not null check (char_length(btrim(primary_type)) between 1 and 60),
  publish_status text not null default 'Draft' check (publish_status in ('Draft', 'Published')),

  suburb text check (char_length(suburb) <= 100),
  state text check (char_length(state) <= 40),
  address text check (char_length(address) <= 300),
  google_maps_uri text check (google_maps_uri ~* '^https://' and char_length(google_maps_uri) <= 2000),
  phone_number text check (phone_number ~ '^[0-9 +()-]{3,30}$'),
  website text check (website ~* '^https?://' and char_length(website) <= 2000),

  price text check (char_length(price) <= 200),
  free boolean not null default false,
  indoor boolean not null default false,
  tips text check (char_length(tips) <= 10000),
  tags text[] not null default '{}' check (cardinality(tags) <= 30),
  external_rating numeric(2, 1) check (external_rating between 0 and 5),
  external_rating_user_count integer check (external_rating_user_count >= 0),

  playground boolean,
  playground_details text check (char_length(playground_details) <= 1000),
  shaded boolean,
  fenced boolean,
  dining_options text check (dining_options in ('Cafe/ dining onsite', 'Cafes and dining nearby', 'Dining onsite')),
  seating_available boolean,
  close_to_transport boolean,
  toilets boolean,
  allows_dogs boolean,
  bbq_available boolean,
  birthday_parties boolean,

  all_ages boolean not null default false,
  babies boolean not null default false,
  toddlers boolean not null default false,
  preschoolers boolean not null default false,
  "primary" boolean not null default false,
  preteens boolean not null default false,
  teens boolean not null default false,

  accessible_entrance boolean,
  accessible_parking boolean,
  accessible_seating boolean,
  accessible_restroom boolean,

  free_street_parking boolean,
  free_street_parking_details text check (char_length(free_street_parking_details) <= 1000),
  paid_street_parking boolean,
  paid_street_parking_details text check (char_length(paid_street_parking_details) <= 1000),
  free_parking_lot boolean,
  free_parking_lot_details text check (char_length(free_parking_lot_details) <= 1000),
  paid_parking_lot boolean,
  paid_parking_lot_details text check (char_length(paid_parking_lot_details) <= 1000),
  free_garage_parking boolean,
  free_garage_parking_details text check (char_length(free_garage_parking_details) <= 1000),
  paid_garage_parking boolean,
  paid_garage_parking_details text check (char_length(paid_garage_parking_details) <= 1000),

  -- The trigger on opening_hours below maintains these columns for the date filter.
  open_days text[] not null default '{}',
  event_dates daterange,

  fts tsvector generated always as (
    setweight(to_tsvector('english', name), 'A')
    || setweight(to_tsvector('english', private.words(tags) || ' ' || coalesce(suburb, '')), 'B')
    || setweight(to_tsvector('english', coalesce(description, '')), 'C')
  ) stored
);

-- Only roles without row rules use these two indexes: the service role, jobs, the owner. For visitors PostgreSQL checks the
-- row rule before the search condition, because @@ and ilike are not leakproof, so it reads the whole table.
create index listings_fts on public."Listings" using gin (fts);
create index listings_suburb on public."Listings" using gin (suburb extensions.gin_trgm_ops);
create index listings_primary_type on public."Listings" (primary_type) where publish_status = 'Published';
-- The default order of the list page (product.md 1.4).
create index listings_order on public."Listings" (external_rating_user_count desc nulls last, name, id)
  where publish_status = 'Published';

create table public.image_metadata (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public."Listings" (id) on delete cascade,
  image_url text not null check (char_length(image_url) <= 2000),
  caption text check (char_length(caption) <= 300),
  alt_text text check (char_length(alt_text) <= 300),
  created_at timestamptz not null default now()
);
create index image_metadata_listing on public.image_metadata (listing_id, created_at);

create table public.opening_hours (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public."Listings" (id) on delete cascade,
  monday text check (char_length(monday) <= 100),
  tuesday text check (char_length(tuesday) <= 100),
  wednesday text check (char_length(wednesday) <= 100),
  thursday text check (char_length(thursday) <= 100),
  friday text check (char_length(friday) <= 100),
  saturday text check (char_length(saturday) <= 100),
  sunday text check (char_length(sunday) <= 100),
  always_open boolean not null default false,
  start_date date,
  end_date date,
  check ((start_date is null) = (end_date is null)),
  check (end_date >= start_date),
  -- One period of dates per listing, because "Listings".event_dates is one range and must not contain the days between two
  -- periods. It is not a unique index: with one the embedded API assumes that a listing has one row of hours.
  constraint opening_hours_one_event exclude (listing_id with =) where (start_date is not null)
);
create index opening_hours_listing on public.opening_hours (listing_id);

-- "Listings".open_days: the weekdays of the rows without dates that are neither null nor CLOSED, or all seven for
-- always_open. "Listings".event_dates: the period of the row with dates. With both, the filter for a day is one condition.
create function private.refresh_listing_days() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  touched uuid[] := array[]::uuid[];
begin
  if tg_op <> 'INSERT' then touched := touched || old.listing_id; end if;
  if tg_op <> 'DELETE' then touched := touched || new.listing_id; end if;

  update public."Listings" listing set
    open_days = array(
      select day.name
      from (values (1, 'monday'), (2, 'tuesday'), (3, 'wednesday'), (4, 'thursday'), (5, 'friday'), (6, 'saturday'),
        (7, 'sunday')) as day (position, name)
      where exists (
        select 1
        from public.opening_hours hours
        where hours.listing_id = listing.id
          and (
            hours.always_open
            or hours.start_date is null
              and upper(btrim((array[hours.monday, hours.tuesday, hours.wednesday, hours.thursday, hours.friday,
                hours.saturday, hours.sunday])[day.position])) not in ('', 'CLOSED')
          )
      )
      order by day.position
    ),
    event_dates = (
      select daterange(hours.start_date, hours.end_date, '[]')
      from public.opening_hours hours
      where hours.listing_id = listing.id and hours.start_date is not null
    )
  where listing.id = any (touched);
  return null;
end $$;
revoke execute on function private.refresh_listing_days() from public;

create trigger opening_hours_refresh_listing
  after insert or update or delete on public.opening_hours
  for each row execute function private.refresh_listing_days();

create table public."Postcodes" (
  id bigint generated always as identity primary key,
  locality text not null check (char_length(locality) between 1 and 100),
  postcode text not null check (postcode ~ '^[0-9]{4}$'),
  state text not null check (state ~ '^[A-Z]{2,3}$'),
  unique (locality, postcode, state)
);
create index postcodes_locality on public."Postcodes" using gin (locality extensions.gin_trgm_ops);

grant select on public."Listings", public.image_metadata, public.opening_hours, public."Postcodes"
  to anon, authenticated;

alter table public."Listings" enable row level security;
alter table public.image_metadata enable row level security;
alter table public.opening_hours enable row level security;
alter table public."Postcodes" enable row level security;

create policy "published listings are read by everyone" on public."Listings"
  for select to anon, authenticated using (publish_status = 'Published');

create policy "images of published listings are read by everyone" on public.image_metadata
  for select to anon, authenticated
  using (exists (
    select 1 from public."Listings" listing
    where listing.id = listing_id and listing.publish_status = 'Published'
  ));

create policy "hours of published listings are read by everyone" on public.opening_hours
  for select to anon, authenticated
  using (exists (
    select 1 from public."Listings" listing
    where listing.id = listing_id and listing.publish_status = 'Published'
  ));

create policy "postcodes are read by everyone" on public."Postcodes"
  for select to anon, authenticated using (true);
