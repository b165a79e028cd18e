-- What plans_of finds, for the caller under the row rules, with the hours of each place, so that a list need not ask again for them.
-- The distance is about right where one of the two has only the point of its suburb.
drop function public.plan_b(uuid[]);
create function public.plan_b(activities uuid[])
  returns table (activity_id uuid, id uuid, name text, suburb text, km double precision, is_about boolean,
    opening_hours jsonb)
  language sql stable parallel safe rows 100 set search_path = ''
  as $$
  select plan.activity_id, indoors.id, indoors.name, indoors.suburb, plan.km, plan.is_about,
    (select coalesce(jsonb_agg(to_jsonb(hours)), '[]') from public.opening_hours hours where hours.listing_id = indoors.id)
  from search.plans_of(activities) with ordinality as plan (activity_id, id, km, is_about, place)
    join public."Listings" indoors on indoors.id = plan.id
  order by plan.place $$;
revoke execute on function public.plan_b(uuid[]) from public, service_role;
grant execute on function public.plan_b(uuid[]) to anon, authenticated;
