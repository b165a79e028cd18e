-- The exact count of a broad search read the text of each listing that it found: 131 ms at 100,000 listings, 2,292 ms at 1,000,000.
-- Now each listing has one bit for each of the words that most searches find many with, so that count and page of a broad search
-- for such words read an index only. Any other search goes on as before.

-- The conditions that have a bit, the first one bit 0: at most 63. They are the words of which a search makes one condition, with
-- their synonyms as search.clauses_of has them today. Where that changes, a search no longer finds its condition here and is
-- slower, not wrong. Who changes this list must set "Listings".broad of all rows anew.
do $$ begin
  execute format(
    'create function search.broad_clauses() returns tsquery[] language sql immutable parallel safe set search_path = %L as %L', '',
    format('select %L::tsquery[]', array(
      select unnest(search.clauses_of(word))
      from unnest('{accessible, active, animals, aquarium, art, baby, bbq, beach, bike, birthday, bushwalk, cafe, centre, climbing, day,
        dog, event, fenced, festival, free, garden, indoor, library, market, museum, nature, open, outdoor, park, party, picnic, play,
        playcentre, playground, pool, pram, preschool, preteen, primary, rain, rainy, school, shade, show, slide, splash park, sport,
        swim, swimming pool, teen, theme park, toddler, toilets, trail, train, walk, water, water park, weather, wet, wildlife,
        zoo}'::text[]) with ordinality as typed (word, position)
      order by position
    )));
end $$;

-- The bits of a text: which of these conditions it fulfils. Null for none; each listing has one, that of indoors or outdoors.
create function search.broad_of(fts tsvector) returns bigint
  language sql immutable parallel safe set search_path = ''
  as $$
  select bit_or(1::bigint << (position - 1)::integer)
  from unnest(search.broad_clauses()) with ordinality as known (clause, position)
  where fts @@ clause $$;

-- The bits that a listing needs to fulfil all of these conditions. Null where one of them has no bit, or where there is none.
create function search.mask_of(clauses tsquery[]) returns bigint
  language sql immutable parallel safe set search_path = ''
  as $$
  select case when count(*) = count(position) then bit_or(1::bigint << (position - 1)::integer) end
  from unnest(clauses) as asked (clause)
    left join unnest(search.broad_clauses()) with ordinality as known (clause, position) on known.clause = asked.clause $$;

revoke execute on function search.broad_clauses(), search.broad_of(tsvector), search.mask_of(tsquery[]) from public;
grant execute on function search.broad_clauses(), search.mask_of(tsquery[]) to anon, authenticated;

-- A column that PostgreSQL generates is made again at each change of a row that has a trigger before it: the order of a day made
-- the words of two thousand listings again. This trigger does so only where the words may change, so also where somebody writes
-- the two columns themselves. It comes after the one that cleans the texts: triggers run in the order of their names.
alter table public."Listings" alter column fts drop expression;
alter table public."Listings" add column broad bigint;
drop index public.listings_list;
update public."Listings" set broad = search.broad_of(fts);

-- The words of a listing (20261121000600_close_matches.sql says which), and their bits.
create function private.write_words() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  new.fts := setweight(to_tsvector('english', new.name || ', ' || replace(new.primary_type, '_', ' ')), 'A')
    || setweight(to_tsvector('english', private.words(
      new.tags || array[
        -- Without a last word that is a type of place: the suburb Centennial Park is not a park.
        regexp_replace(new.suburb, ' (Beach|Park|Bay|Harbour|Creek)$', ''),
        case when new.playground then 'playground' end,
        case when new.babies then 'babies' end,
        case when new.toddlers then 'toddlers' end,
        case when new.preschoolers then 'preschoolers' end,
        case when new."primary" then 'primary school' end,
        case when new.preteens then 'preteens' end,
        case when new.teens then 'teens' end
      ])), 'B')
    || setweight(to_tsvector('english', private.words(array[
      new.description,
      case when new.all_ages then 'all ages, babies, toddlers, preschoolers, primary school, preteens, teens' end,
      case when new.free then 'free' end,
      case when new.indoor then 'indoors, rainy day, rain, wet weather' else 'outdoors' end,
      case when new.accessible_entrance or new.accessible_parking or new.accessible_seating or new.accessible_restroom
        then 'accessible, wheelchair' end,
      case when new.fenced then 'fenced' end,
      case when new.shaded then 'shaded' end,
      case when new.toilets then 'toilets' end,
      case when new.bbq_available then 'bbq' end,
      case when new.allows_dogs then 'dogs' end,
      case when new.birthday_parties then 'birthday parties' end,
      case when new.dining_options is not null then 'cafe, dining' end
    ])), 'C')
    || setweight(to_tsvector('english', private.words(array[new.suburb, new.address, new.tips])), 'D')
    || array_to_tsvector(array['suburb ' || lower(coalesce(new.suburb, ''))]);
  new.broad := search.broad_of(new.fts);
  return new;
end $$;
revoke execute on function private.write_words() from public;

create trigger listings_words
  before insert or update of name, primary_type, tags, suburb, address, description, tips, free, indoor, playground, fenced, shaded, toilets,
    bbq_available, allows_dogs, birthday_parties, dining_options, all_ages, babies, toddlers, preschoolers, "primary", preteens, teens,
    accessible_entrance, accessible_parking, accessible_seating, accessible_restroom, fts, broad on public."Listings"
  for each row execute function private.write_words();

create index listings_list on public."Listings" (recommended, external_rating_user_count desc nulls last, name, id)
  include (publish_status, broad, listing_type, primary_type, suburb, state, region, postcode, free, indoor, dining_options, all_ages,
    babies, toddlers, preschoolers, "primary", preteens, teens, accessible_entrance, accessible_parking, accessible_seating,
    accessible_restroom, open_days, event_dates, handy)
  where publish_status = 'Published';

-- A third of its size, for a broad search without filters.
create index listings_broad on public."Listings" (recommended, external_rating_user_count desc nulls last, name, id)
  include (publish_status, broad)
  where publish_status = 'Published';

-- The ids of the published listings that fulfil all of these conditions: up to a thousand of them in any order, more in the order of the
-- list. Of a broad search exactly the first thousand.
drop function search.candidates_of(tsquery);
create function search.candidates_of(clauses tsquery[]) returns uuid[]
  language plpgsql stable security definer
  set search_path = '' set plan_cache_mode = force_custom_plan set work_mem = '64MB' set enable_seqscan = off
  set random_page_cost = 1.1
  as $$
declare
  ranked_at_most constant integer := 1000;
  -- A search is broad when it has found a thousand after so many listings. Any other finds about a twentieth at most.
  looked_at constant integer := 20000;
  wanted constant tsquery := search.all_of(clauses);
  mask constant bigint := search.mask_of(clauses);
  candidates uuid[];
begin
  if mask is not null then
    candidates := array(
      select id
      from (
        select id, broad from public."Listings" where publish_status = 'Published'
        order by recommended, external_rating_user_count desc nulls last, name, id
        limit looked_at
      ) as first
      where broad & mask = mask
      limit ranked_at_most
    );
    if cardinality(candidates) = ranked_at_most then return candidates; end if;
  end if;

  candidates := array(
    select id from public."Listings" where fts @@ wanted and publish_status = 'Published' limit ranked_at_most + 1
  );
  if cardinality(candidates) <= ranked_at_most then return candidates; end if;

  if mask is null then
    candidates := array(
      select id
      from (
        select id, fts from public."Listings" where publish_status = 'Published'
        order by recommended, external_rating_user_count desc nulls last, name, id
        limit looked_at
      ) as first
      where fts @@ wanted
      limit ranked_at_most
    );
    if cardinality(candidates) = ranked_at_most then return candidates; end if;
  end if;

  return array(
    select id from public."Listings" where fts @@ wanted and publish_status = 'Published'
    order by recommended, external_rating_user_count desc nulls last, name, id
  );
end $$;
revoke execute on function search.candidates_of(tsquery[]) from public;

-- As 20261125000310_points_of_suburbs.sql has it; only the candidates come from the conditions one by one.
create or replace function search.matches_of(query text) returns setof uuid
  language plpgsql stable security definer rows 1000
  set search_path = '' set plan_cache_mode = force_custom_plan set work_mem = '64MB' set enable_seqscan = off
  as $$
declare
  clauses tsquery[] := search.clauses_of(query);
  candidates uuid[] := search.candidates_of(clauses);
begin
  return query
    with asked as materialized (
      select
        array(select search.within(clause, 'A') from unnest(clauses) as clause) as named,
        array(select search.within(clause, 'AB') from unnest(clauses) as clause) as tagged,
        array(select search.within(clause, 'ABC') from unnest(clauses) as clause) as told,
        search.within(typed, 'A') as name_as_typed,
        search.within(typed, 'AB') as tag_as_typed
      from (
        -- With the words without meaning, for "Sydney Zoo", and without them, for "zoos for kids".
        select phraseto_tsquery('english', left(query, 120))
          || phraseto_tsquery('english', array_to_string(search.words_of(query), ' ')) as typed
      ) as phrase
    )
    select listing.id
    from asked, public."Listings" listing, lateral (
      select
        avg(case when fts @@ by_name then 1 when fts @@ by_tag then 0.6 when fts @@ by_story then 0.3 else 0.1 end)
        + case when fts @@ name_as_typed then 0.5 when fts @@ tag_as_typed then 0.25 else 0 end
        - case when 'Weekend away' = any (tags) then 0.3 else 0 end
        + case when lower(name) = lower(btrim(query)) then 0.5 else 0 end
        + case when to_tsvector('english', query) @@ plainto_tsquery('english', replace(primary_type, '_', ' ')) then 0.2 else 0 end
        - case
            when query !~* '\m(bab(y|ies)|toddlers?|preschoolers?|preteens?|tween(ager)?s?|teen(ager)?s?)\M' then 0
            when all_ages then 0.12
            when query ~* '\mbab' and not babies or query ~* '\mtoddler' and not toddlers
              or query ~* '\mpreschool' and not preschoolers or query ~* '\mteen' and not teens then 0.5
            else (babies::int + toddlers::int + preschoolers::int + "primary"::int + preteens::int + teens::int) * 0.02
          end
        - coalesce(least(100, 111.2 * sqrt((near_latitude + 33.8732) ^ 2 + ((near_longitude - 151.2061) * 0.83) ^ 2)), 100) / 2000 as fit
      from unnest(named, tagged, told) as clause (by_name, by_tag, by_story)
    ) as judged
    where listing.id = any (candidates[:1000])
    order by fit desc nulls last, listing.recommended, listing.external_rating_user_count desc nulls last, listing.name, listing.id;

  return query select unnest(candidates[1001:]);
end $$;

-- Whether a search is broad. Only then it reads the whole index of the list.
create or replace function search.is_broad(query text) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select cardinality(search.candidates_of(search.clauses_of(query))) = 1000 $$;

-- What a broad search ranks, and the bits of what it finds, null where it has a word without a bit. No row of any other search.
create function search.broad_part(query text) returns table (ranked uuid[], mask bigint)
  language sql stable security definer rows 1 set search_path = ''
  as $$
  select candidates, search.mask_of(clauses)
  from search.clauses_of(query) as clauses, search.candidates_of(clauses) as candidates
  where cardinality(candidates) = 1000 $$;
revoke execute on function search.broad_part(text) from public;
grant execute on function search.broad_part(text) to anon, authenticated;

-- The ids of the published listings that match a broad search and are not ranked.
create or replace function search.others_of(query text) returns setof uuid
  language plpgsql stable security definer rows 1000
  set search_path = '' set plan_cache_mode = force_custom_plan set work_mem = '64MB' set enable_seqscan = off
  as $$
declare
  clauses tsquery[] := search.clauses_of(query);
  mask bigint := search.mask_of(clauses);
  candidates uuid[] := search.candidates_of(clauses);
begin
  if mask is not null then
    return query
      select id from public."Listings"
      where publish_status = 'Published' and broad & mask = mask and id <> all (candidates);
    return;
  end if;
  return query execute (
    select 'select id from public."Listings" where publish_status = ''Published'' and id <> all ($1)'
      || coalesce(string_agg(format(' and fts @@ any (%L)', search.ways_of(clause)), ''), ' and false')
    from unnest(clauses) as clause
  ) using candidates;
end $$;

-- As before (20261124000400_broad_search.sql), but the others of a broad search are known by their bits where all of its words have one.
create or replace function public.search_listings(query text) returns setof public."Listings"
  language sql stable rows 50
  as $$
  (select listing.*
    from search.matches_of(query) with ordinality as found (id, place) join public."Listings" listing on listing.id = found.id
    order by found.place)
  union all
  (with broad as materialized (select * from search.broad_part(query))
    select listing.*
    from public."Listings" listing
    where (select true from broad) and listing.publish_status = 'Published'
      and (
        ~listing.broad & (select mask from broad) = 0 and (listing.id in (select unnest(ranked) from broad)) is not true
        or (select mask is null from broad) and (listing.id in (select found.id from search.others_of(query) as found (id))) is true
      )
    order by listing.recommended, listing.external_rating_user_count desc nulls last, listing.name, listing.id)
  union all
  (select listing.*
    from public."Listings" listing
    where (select cardinality(search.words_of(query)) = 0)
    order by listing.recommended, listing.external_rating_user_count desc nulls last, listing.name, listing.id) $$;
