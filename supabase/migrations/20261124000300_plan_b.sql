-- Plan B: where to go instead of an outdoor activity when it rains (product.md part 3, item 14).

-- For each of these published outdoor listings up to two published indoor ones in its suburb or within 10 km that share an age group
-- with it, the nearest first. A listing without a point is known by its suburb only. An event is no plan: it has its own days.
-- The earth is flat over 10 km: a degree of latitude is 111.2 km.
create function public.plan_b(activities uuid[])
  returns table (activity_id uuid, id uuid, name text, suburb text, km double precision)
  language sql stable parallel safe rows 100 set search_path = ''
  as $$
  select outdoor.id, indoors.id, indoors.name, indoors.suburb, indoors.km
  from public."Listings" outdoor, lateral (
    select near.id, near.name, near.suburb, distance.km
    from public."Listings" near, lateral (
      select 111.2 * sqrt(
        (near.latitude - outdoor.latitude) ^ 2
        + ((near.longitude - outdoor.longitude) * cos(radians(outdoor.latitude))) ^ 2) as km
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
