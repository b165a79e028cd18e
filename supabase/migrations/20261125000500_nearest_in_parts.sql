-- The list by distance costs the same however many listings there are. PostgreSQL before 17 takes an index for an order by
-- distance only where nothing follows it, and here the name does: it sorted all listings for each page.
-- Now the nearest thousand come from the index by distance alone and are then put into order; the others follow in the order of
-- before, and a page reads them only when the first ones leave it too few.

-- The ids of the published listings that match a search among the thousand nearest to a point, the nearest first, then by name:
-- also those that are exactly as far away as the thousandth. Without a meaningful word all match. A listing without a point is
-- not among them. With an estimate of a thousand rows PostgreSQL would read all listings to join them to the rows.
create function search.nearest_to(from_latitude double precision, from_longitude double precision, query text) returns setof uuid
  language plpgsql stable security definer rows 100
  set search_path = '' set plan_cache_mode = force_custom_plan set work_mem = '64MB' set enable_seqscan = off
  as $$
declare
  ordered_at_most constant integer := 1000;
  origin constant point := point(from_longitude * 0.83, from_latitude);
  -- A circle of exactly that radius could lose the last ones by rounding.
  margin constant double precision := 0.000001;
  wanted tsquery;
  farthest double precision;
begin
  select max(distance) into farthest
  from (
    select point(near_longitude * 0.83, near_latitude) <-> origin as distance
    from public."Listings" where publish_status = 'Published'
    order by point(near_longitude * 0.83, near_latitude) <-> origin
    limit ordered_at_most
  ) as nearest;

  if cardinality(search.words_of(query)) = 0 then
    return query
      select id from public."Listings"
      where point(near_longitude * 0.83, near_latitude) <@ circle(origin, farthest + margin)
        and point(near_longitude * 0.83, near_latitude) <-> origin <= farthest
        and publish_status = 'Published'
      order by point(near_longitude * 0.83, near_latitude) <-> origin, name, id;
    return;
  end if;

  wanted := search.all_of(search.clauses_of(query));
  return query
    select id from public."Listings"
    where point(near_longitude * 0.83, near_latitude) <@ circle(origin, farthest + margin)
      and point(near_longitude * 0.83, near_latitude) <-> origin <= farthest
      and fts @@ wanted and publish_status = 'Published'
    order by point(near_longitude * 0.83, near_latitude) <-> origin, name, id;
end $$;
revoke execute on function search.nearest_to(double precision, double precision, text) from public;
grant execute on function search.nearest_to(double precision, double precision, text) to anon, authenticated;

-- The published listings from the nearest to a point to the farthest, those without a point last, then by name. With a search
-- only those that match it. It has the rights of the caller, so the row rule holds for every row, and PostgreSQL puts it into the
-- query, so that a part is not read where those before it are enough: the first thousand, then what else a search finds that is not
-- broad, or all others.
create or replace function public.nearest_listings(from_latitude double precision, from_longitude double precision, query text default '')
  returns setof public."Listings"
  language sql stable rows 1000
  as $$
  (select listing.*
    from search.nearest_to(from_latitude, from_longitude, nearest_listings.query) with ordinality as found (id, place)
      join public."Listings" listing on listing.id = found.id
    order by found.place)
  union all
  (select listing.*
    from search.matches_of(nearest_listings.query) as found (id) join public."Listings" listing on listing.id = found.id
    where not (select search.is_broad(nearest_listings.query))
      and found.id not in (select search.nearest_to(from_latitude, from_longitude, nearest_listings.query))
    order by point(listing.near_longitude * 0.83, listing.near_latitude) <-> point(from_longitude * 0.83, from_latitude),
      listing.name, listing.id)
  union all
  (select listing.*
    from public."Listings" listing
    where (select cardinality(search.words_of(nearest_listings.query)) = 0 or search.is_broad(nearest_listings.query))
      and (listing.id in (select search.nearest_to(from_latitude, from_longitude, nearest_listings.query))) is not true
      and (
        (select cardinality(search.words_of(nearest_listings.query)) = 0) or listing.id in (
          select search.matches_of(nearest_listings.query) union all select search.others_of(nearest_listings.query))
      )
    order by point(listing.near_longitude * 0.83, listing.near_latitude) <-> point(from_longitude * 0.83, from_latitude),
      listing.name, listing.id) $$;
