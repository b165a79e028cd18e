-- Places: the point and the region of each suburb, and with them those of its listings. Unknown is null.

create extension if not exists fuzzystrmatch with schema extensions;
-- New functions may be called by nobody (foundations), those of an extension too.
grant execute on function extensions.levenshtein_less_equal(text, text, integer) to anon, authenticated;

alter table public."Postcodes"
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add constraint postcodes_whole_point check ((latitude is null) = (longitude is null)),
  -- What people call the part of the state that it is in: Inner West, Central Coast.
  add column region text check (char_length(btrim(region)) between 1 and 60);
create index postcodes_place on public."Postcodes" (lower(locality), state);
create index postcodes_region on public."Postcodes" (region);

-- Kept by the triggers below, from the suburb of the listing: the API looks for a region or a postcode with one condition, and
-- orders by distance without another table. The point is the listing's own, or else that of its suburb.
alter table public."Listings"
  add column region text,
  add column postcode text,
  add column near_latitude double precision,
  add column near_longitude double precision;

-- Of a suburb with several postcodes the one in the address counts.
create function private.place_listing() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  place record;
begin
  select known.region, known.postcode, known.latitude, known.longitude into place
    from public."Postcodes" known
    where lower(known.locality) = lower(btrim(new.suburb)) and known.state = coalesce(new.state, 'NSW')
    order by known.postcode = substring(new.address from '([0-9]{4})\s*$') desc, known.postcode, known.locality
    limit 1;
  new.region := place.region;
  new.postcode := place.postcode;
  new.near_latitude := coalesce(new.latitude, place.latitude);
  new.near_longitude := coalesce(new.longitude, place.longitude);
  return new;
end $$;
revoke execute on function private.place_listing() from public;

create trigger listings_place before insert or update on public."Listings"
  for each row execute function private.place_listing();

-- A suburb that has moved takes its listings with it.
create function private.move_listings() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  update public."Listings" listing set suburb = listing.suburb
    where lower(btrim(listing.suburb)) in (select lower(moved.locality) from moved);
  return null;
end $$;
revoke execute on function private.move_listings() from public;

create trigger postcodes_inserted after insert on public."Postcodes"
  referencing new table as moved for each statement execute function private.move_listings();
create trigger postcodes_updated after update on public."Postcodes"
  referencing new table as moved for each statement execute function private.move_listings();
create trigger postcodes_deleted after delete on public."Postcodes"
  referencing old table as moved for each statement execute function private.move_listings();

-- To count the listings of a place, as before, and of a region or a postcode.
drop index public.listings_places;
create index listings_places on public."Listings" (suburb, state, region, postcode) where publish_status = 'Published';

-- A degree of longitude is shorter than one of latitude: in Sydney 0.83 of it.
create index listings_near on public."Listings" using gist (point(near_longitude * 0.83, near_latitude))
  where publish_status = 'Published';

-- The published listings from the nearest to a point to the farthest, those without a point last, then by name. With a search
-- only those that match it. It has the rights of the caller, as search_listings, and PostgreSQL puts it into the query too, so
-- that the index gives the first rows.
create function public.nearest_listings(from_latitude double precision, from_longitude double precision, query text default '')
  returns setof public."Listings"
  language sql stable rows 1000
  as $$
  select listing.*
  from public."Listings" listing
  where nearest_listings.query = '' or listing.id in (select search.matches_of(nearest_listings.query))
  order by point(listing.near_longitude * 0.83, listing.near_latitude) <-> point(from_longitude * 0.83, from_latitude),
    listing.name, listing.id $$;

-- The five localities of New South Wales whose names are written most like the text. One letter in three may be wrong.
create function public.close_localities(query text) returns setof public."Postcodes"
  language sql stable rows 5 set search_path = ''
  as $$
  select place.*
  from public."Postcodes" place, lateral (
    select extensions.levenshtein_less_equal(lower(left(place.locality, 60)), lower(left(close_localities.query, 60)),
      char_length(left(close_localities.query, 60)) / 3) as mistakes
  ) as judged
  where place.state = 'NSW' and mistakes <= char_length(left(close_localities.query, 60)) / 3
  order by mistakes, extensions.similarity(place.locality, close_localities.query) desc, place.locality, place.postcode
  limit 5 $$;

revoke execute on function public.nearest_listings(double precision, double precision, text), public.close_localities(text)
  from public, service_role;
grant execute on function public.nearest_listings(double precision, double precision, text), public.close_localities(text)
  to anon, authenticated;
