-- Where a place has no point of its own, the point of its suburb counts for a search and for plan B, as it does for what is
-- nearest. Before, such a place was among the far ones, and a plan for its own suburb only.

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
        - coalesce(least(100, 111.2 * sqrt((near_latitude + 33.8732) ^ 2 + ((near_longitude - 151.2061) * 0.83) ^ 2)), 100) / 2000 as fit
      from unnest(named, tagged, told) as clause (by_name, by_tag, by_story)
    ) as judged
    where listing.id = any (candidates[:1000])
    order by fit desc nulls last, listing.recommended, listing.external_rating_user_count desc nulls last, listing.name, listing.id;

  return query select unnest(candidates[1001:]);
end $$;

-- For each of these published outdoor listings up to two published indoor ones in its suburb or within 10 km that share an age group
-- with it, the nearest first. The distance is about right where one of the two has only the point of its suburb; without even
-- that, only the same suburb counts. An event is no plan: it has its own days. The earth is flat over 10 km: a degree of latitude
-- is 111.2 km.
drop function public.plan_b(uuid[]);
create function public.plan_b(activities uuid[])
  returns table (activity_id uuid, id uuid, name text, suburb text, km double precision, is_about boolean)
  language sql stable parallel safe rows 100 set search_path = ''
  as $$
  select outdoor.id, indoors.id, indoors.name, indoors.suburb, indoors.km, indoors.is_about
  from public."Listings" outdoor, lateral (
    select near.id, near.name, near.suburb, distance.km, near.latitude is null or outdoor.latitude is null as is_about
    from public."Listings" near, lateral (
      select 111.2 * sqrt(
        (near.near_latitude - outdoor.near_latitude) ^ 2
        + ((near.near_longitude - outdoor.near_longitude) * cos(radians(outdoor.near_latitude))) ^ 2) as km
    ) distance
    where near.indoor and near.publish_status = 'Published' and near.listing_type <> 'event'
      and (near.suburb = outdoor.suburb or distance.km <= 10)
      and (
        outdoor.all_ages or near.all_ages
        or (outdoor.babies and near.babies) or (outdoor.toddlers and near.toddlers)
        or (outdoor.preschoolers and near.preschoolers) or (outdoor."primary" and near."primary")
        or (outdoor.preteens and near.preteens) or (outdoor.teens and near.teens)
      )
    order by distance.km nulls last, near.name, near.id
    limit 2
  ) indoors
  where outdoor.id = any (activities) and not outdoor.indoor and outdoor.publish_status = 'Published'
  order by outdoor.id, indoors.km nulls last, indoors.name, indoors.id $$;
revoke execute on function public.plan_b(uuid[]) from public, service_role;
grant execute on function public.plan_b(uuid[]) to anon, authenticated;
