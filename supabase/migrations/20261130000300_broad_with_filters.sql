-- A broad search with a day, with something handy or with a place was counted in listings_list, which has 30 columns. These two have
-- what is asked for together, with free, indoors and the ages.
create index listings_broad_days on public."Listings" (recommended, external_rating_user_count desc nulls last, name, id)
  include (broad, free, indoor, all_ages, babies, toddlers, preschoolers, "primary", preteens, teens, open_days, event_dates, handy)
  where publish_status = 'Published';
create index listings_broad_places on public."Listings" (recommended, external_rating_user_count desc nulls last, name, id)
  include (broad, free, indoor, all_ages, babies, toddlers, preschoolers, "primary", preteens, teens, suburb, state, region, postcode)
  where publish_status = 'Published';

-- As before (20261125000410_broad_words.sql), but who already knows what is ranked says so, and it is not looked for once more.
drop function search.others_of(text);
create function search.others_of(query text, ranked uuid[] default null) returns setof uuid
  language plpgsql stable security definer rows 1000
  set search_path = '' set plan_cache_mode = force_custom_plan set work_mem = '64MB' set enable_seqscan = off
  as $$
declare
  clauses tsquery[] := search.clauses_of(query);
  mask bigint := search.mask_of(clauses);
  candidates uuid[] := coalesce(ranked, search.candidates_of(clauses));
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
revoke execute on function search.others_of(text, uuid[]) from public;
grant execute on function search.others_of(text, uuid[]) to anon, authenticated;

-- As before, but the bits are a condition of their own: PostgreSQL tests cheap conditions first, so a place is compared only where the
-- bits fit. "At least" is "equal" here, for the bits that both have are never more than the mask, and PostgreSQL takes that a third of
-- all listings fulfil it; of "equal" it would take that hardly any do, and sort the whole table for a page far down.
create or replace function public.search_listings(query text) returns setof public."Listings"
  language sql stable rows 50
  as $$
  (select listing.*
    from search.matches_of(query) with ordinality as found (id, place) join public."Listings" listing on listing.id = found.id
    order by found.place)
  union all
  (with broad as materialized (select ranked, coalesce(mask, 0) as mask, mask is null as has_no_bits from search.broad_part(query))
    select listing.*
    from public."Listings" listing
    where (select true from broad) and listing.publish_status = 'Published'
      and listing.broad & (select mask from broad) >= (select mask from broad)
      and case when (select has_no_bits from broad)
        then listing.id in (select found.id from broad, search.others_of(query, ranked) as found (id))
        else (listing.id in (select unnest(ranked) from broad)) is not true end
    order by listing.recommended, listing.external_rating_user_count desc nulls last, listing.name, listing.id)
  union all
  (select listing.*
    from public."Listings" listing
    where (select cardinality(search.words_of(query)) = 0)
    order by listing.recommended, listing.external_rating_user_count desc nulls last, listing.name, listing.id) $$;
