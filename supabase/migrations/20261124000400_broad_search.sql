-- A page of a broad search costs the same however much it finds. Before, all that it found was put into order, fetched and sorted,
-- for its page and again for its count.
-- Of a search that finds more than a thousand, the thousand that come first in the list are ranked, and the others follow in the
-- order of the list. Where they are many, a page reads them only when filters leave too few of the ranked ones. The count stays
-- exact: it tests the ids of the others while it reads the index of the list, which also has the columns of the filters.

-- All conditions of a search in one; null without a meaningful word.
create function search.all_of(clauses tsquery[]) returns tsquery
  language sql immutable parallel safe set search_path = ''
  as $$ select string_agg(format('(%s)', clause), ' & ')::tsquery from unnest(clauses) as clause $$;

-- The ids of the published listings that match: up to a thousand of them in any order, more in the order of the list. Of a broad
-- search exactly the first thousand.
create function search.candidates_of(wanted tsquery) returns uuid[]
  language plpgsql stable security definer
  set search_path = '' set plan_cache_mode = force_custom_plan set work_mem = '64MB' set enable_seqscan = off
  as $$
declare
  ranked_at_most constant integer := 1000;
  -- A search is broad when it has found a thousand after so many listings. Any other finds about a twentieth at most.
  looked_at constant integer := 20000;
  candidates uuid[];
begin
  candidates := array(
    select id from public."Listings" where fts @@ wanted and publish_status = 'Published' limit ranked_at_most + 1
  );
  if cardinality(candidates) <= ranked_at_most then return candidates; end if;

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

  return array(
    select id from public."Listings" where fts @@ wanted and publish_status = 'Published'
    order by recommended, external_rating_user_count desc nulls last, name, id
  );
end $$;

-- The ids of the published listings that match, the best match first; of a broad search only those that are ranked.
-- The rank is the average weight of the conditions, plus more if the words are together as typed, most of all in the name.
-- Places for a weekend rank below places for a day; ties go as 20261124000210_search_ties.sql says.
create or replace function search.matches_of(query text) returns setof uuid
  language plpgsql stable security definer rows 1000
  set search_path = '' set plan_cache_mode = force_custom_plan set work_mem = '64MB' set enable_seqscan = off
  as $$
declare
  clauses tsquery[] := search.clauses_of(query);
  candidates uuid[] := search.candidates_of(search.all_of(clauses));
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
        - coalesce(least(100, 111.2 * sqrt((latitude + 33.8732) ^ 2 + ((longitude - 151.2061) * 0.83) ^ 2)), 100) / 2000 as fit
      from unnest(named, tagged, told) as clause (by_name, by_tag, by_story)
    ) as judged
    where listing.id = any (candidates[:1000])
    order by fit desc nulls last, listing.recommended, listing.external_rating_user_count desc nulls last, listing.name, listing.id;

  return query select unnest(candidates[1001:]);
end $$;

-- The ids of the published listings that match a broad search and are not ranked.
create function search.others_of(query text) returns setof uuid
  language plpgsql stable security definer rows 1000
  set search_path = '' set plan_cache_mode = force_custom_plan set work_mem = '64MB' set enable_seqscan = off
  as $$
declare
  wanted tsquery := search.all_of(search.clauses_of(query));
  candidates uuid[] := search.candidates_of(wanted);
begin
  return query
    select id from public."Listings" where fts @@ wanted and publish_status = 'Published' and id <> all (candidates);
end $$;

-- Whether a search is broad. Only then it reads the whole index of the list.
create function search.is_broad(query text) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select cardinality(search.candidates_of(search.all_of(search.clauses_of(query)))) = 1000 $$;

-- The published listings that match a search, the best match first; without a meaningful word the list. The response keeps this
-- order, because the API reads the rows of a function in order and only joins to them, and the parts one after another: those
-- that a page does not need are not read. "is true" keeps the ids of the others a set in memory, so that they come in the order
-- of the list without being sorted.
create or replace function public.search_listings(query text) returns setof public."Listings"
  language sql stable rows 50
  as $$
  (select listing.*
    from search.matches_of(query) with ordinality as found (id, place) join public."Listings" listing on listing.id = found.id
    order by found.place)
  union all
  (select listing.*
    from public."Listings" listing
    where (select search.is_broad(query))
      and (listing.id in (select found.id from search.others_of(query) as found (id))) is true
    order by listing.recommended, listing.external_rating_user_count desc nulls last, listing.name, listing.id)
  union all
  (select listing.*
    from public."Listings" listing
    where (select cardinality(search.words_of(query)) = 0)
    order by listing.recommended, listing.external_rating_user_count desc nulls last, listing.name, listing.id) $$;

grant execute on function search.others_of(text), search.is_broad(text) to anon, authenticated;

-- As before, of all that a search finds.
create or replace function public.nearest_listings(from_latitude double precision, from_longitude double precision, query text default '')
  returns setof public."Listings"
  language sql stable rows 1000
  as $$
  select listing.*
  from public."Listings" listing
  where nearest_listings.query = '' or cardinality(search.words_of(nearest_listings.query)) = 0 or listing.id in (
    select search.matches_of(nearest_listings.query)
    union all
    select other from search.others_of(nearest_listings.query) as other where (select search.is_broad(nearest_listings.query)))
  order by point(listing.near_longitude * 0.83, listing.near_latitude) <-> point(from_longitude * 0.83, from_latitude),
    listing.name, listing.id $$;
