-- Plan B looks in an index around each activity. Before, it compared each with all indoor places, as often as it was asked: now it
-- answers for fifty activities at most, as many as the site asks for at once.

-- Where plans are: around a point, and in a suburb.
create index listings_indoors on public."Listings" using gist (point(near_longitude * 0.83, near_latitude))
  where publish_status = 'Published' and indoor and listing_type <> 'event';
create index listings_indoors_of_suburb on public."Listings" (suburb)
  where publish_status = 'Published' and indoor and listing_type <> 'event';

create function search.share_ages(one public."Listings", other public."Listings") returns boolean
  language sql immutable parallel safe
  as $$
  select one.all_ages or other.all_ages
    or (one.babies and other.babies) or (one.toddlers and other.toddlers)
    or (one.preschoolers and other.preschoolers) or (one."primary" and other."primary")
    or (one.preteens and other.preteens) or (one.teens and other.teens) $$;

-- The earth is flat over 10 km: a degree of latitude is 111.2 km.
create function search.km_between(one public."Listings", other public."Listings") returns double precision
  language sql immutable parallel safe
  as $$
  select 111.2 * sqrt(
    (other.near_latitude - one.near_latitude) ^ 2
    + ((other.near_longitude - one.near_longitude) * cos(radians(one.near_latitude))) ^ 2) $$;
revoke execute on function
  search.share_ages(public."Listings", public."Listings"), search.km_between(public."Listings", public."Listings") from public;

-- For each of these published outdoor listings, of the first fifty, the ids of up to two published indoor ones in its suburb or
-- within 10 km that share an age group with it, the nearest first. An event is no plan: it has its own days.
-- The index finds two, and so how far the nearest two are at most; its distances are slightly wrong away from Sydney. All that are
-- no farther are then compared exactly, and those of the same suburb only where there are no two within 10 km.
create function search.plans_of(activities uuid[]) returns table (activity_id uuid, id uuid, km double precision, is_about boolean)
  language plpgsql stable security definer rows 100
  set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off
  as $$
begin
  return query
    select outdoor.id, plan.id, plan.km, plan.is_about
    from public."Listings" outdoor, lateral (
      select point(outdoor.near_longitude * 0.83, outdoor.near_latitude) as origin,
        -- A km in the units of the index, or more; rounding must not lose the last one.
        1.000001 * greatest(1, 0.83 / cos(radians(outdoor.near_latitude))) / 111.2 as unit
    ) as here, lateral (
      select count(*) as number, coalesce(max(near.km), 0) as most
      from (
        select search.km_between(outdoor, near) as km
        from public."Listings" near
        where near.indoor and near.publish_status = 'Published' and near.listing_type <> 'event'
          and point(near.near_longitude * 0.83, near.near_latitude) <@ circle(here.origin, 10 * here.unit)
          and search.km_between(outdoor, near) <= 10
          and search.share_ages(outdoor, near)
        order by point(near.near_longitude * 0.83, near.near_latitude) <-> here.origin
        limit 2
      ) as near
    ) as first, lateral (
      select near.id, near.name, search.km_between(outdoor, near) as km, near.latitude is null or outdoor.latitude is null as is_about
      from public."Listings" near
      where near.indoor and near.publish_status = 'Published' and near.listing_type <> 'event'
        and (
          point(near.near_longitude * 0.83, near.near_latitude) <@ circle(here.origin, first.most * here.unit)
            and search.km_between(outdoor, near) <= first.most
          or near.suburb = case when first.number < 2 then outdoor.suburb end
        )
        and search.share_ages(outdoor, near)
      order by search.km_between(outdoor, near) nulls last, near.name, near.id
      limit 2
    ) as plan
    where outdoor.id = any (array(select unnest(activities) limit 50))
      and not outdoor.indoor and outdoor.publish_status = 'Published'
    order by outdoor.id, plan.km nulls last, plan.name, plan.id;
end $$;
revoke execute on function search.plans_of(uuid[]) from public;
grant execute on function search.plans_of(uuid[]) to anon, authenticated;

-- What plans_of finds, for the caller under the row rule. The distance is about right where one of the two has only the point of
-- its suburb.
create or replace function public.plan_b(activities uuid[])
  returns table (activity_id uuid, id uuid, name text, suburb text, km double precision, is_about boolean)
  language sql stable parallel safe rows 100 set search_path = ''
  as $$
  select plan.activity_id, indoors.id, indoors.name, indoors.suburb, plan.km, plan.is_about
  from search.plans_of(activities) with ordinality as plan (activity_id, id, km, is_about, place)
    join public."Listings" indoors on indoors.id = plan.id
  order by plan.place $$;
