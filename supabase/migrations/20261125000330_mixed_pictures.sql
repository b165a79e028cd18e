-- The order of the list mixed kinds, but not what their pictures show. And a place without a point of its own was among the far
-- ones: now the point of its suburb counts.

-- Sets the places for this day (Australia/Sydney) and returns how many have changed. The same day gives the same places.
-- First what is open or on that day. Then by turns one listing of each kind, those near the centre first, and the day draws among
-- those of a band of distance, each picture once before any comes again. Two neighbours are of one kind only where no other kind is
-- left, and four have different pictures where others are left: pictures that are described alike look alike.
create or replace function private.recommend(today date default (now() at time zone 'Australia/Sydney')::date) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  placed_at_most constant integer := 1000;
  is_away boolean;
  listing_ids uuid[];
  kinds integer[];  -- of each listing, as a number from 1
  looks text[];  -- of each listing, what its first picture shows
  recent text[] := '{}';  -- the looks of the last three
  is_strict boolean;
  remaining integer[];  -- how many of each kind have no place yet
  is_placed boolean[];
  largest integer;
  first_free integer;
  chosen integer;
  previous text := '';
  names text[];
  ids uuid[] := '{}';
  places integer[] := '{}';
  changed integer;
begin
  foreach is_away in array array[false, true] loop
    select array_agg(id order by place), array_agg(kind order by place), array_agg(look order by place), array_agg(distinct name)
    into listing_ids, kinds, looks, names
    from (
      select id, name, look, dense_rank() over (order by name) as kind,
        row_number() over (order by turn_of, turn, band, draw, id) as place
      from (
        -- each band of distance beyond 20 km waits two turns
        select *, row_number() over (partition by name, turn_of order by band, again, draw, id) + greatest(band - 2, 0) * 2 as turn
        from (
          select *, row_number() over (partition by name, turn_of, band, look order by draw, id) as again
          from (
            select id, primary_type as name,
              case
                when open_days @> array[to_char(today, 'FMday')] or event_dates @> today then 1
                -- it starts within two weeks, or its hours are not known
                when event_dates && daterange(today, today + 14) then 2
                when event_dates is null and open_days = '{}' and listing_type <> 'event' then 2
                when event_dates is null and open_days <> '{}' then 3
                else 4
              end as turn_of,
              -- kilometres from the Town Hall, on a flat map; a place whose suburb has no point either is among the far ones
              coalesce(width_bucket(
                111.2 * sqrt((near_latitude + 33.8732) ^ 2 + ((near_longitude - 151.2061) * 0.83) ^ 2),
                array[5, 10, 20, 40]), 4) as band,
              md5(id::text || today) as draw,
              (select alt_text from public.image_metadata where listing_id = listed.id order by created_at, id limit 1) as look
            from public."Listings" listed
            where publish_status = 'Published' and ('Weekend away' = any (tags)) = is_away
          ) as judged
        ) as drawn
      ) as taken_in_turns
      order by place limit placed_at_most
    ) as candidate;
    continue when listing_ids is null;

    remaining := array(
      select count(*) from unnest(kinds) as kind group by kind order by kind
    );
    is_placed := array_fill(false, array[cardinality(listing_ids)]);
    first_free := 1;
    for place in 1 .. cardinality(listing_ids) loop
      while is_placed[first_free] loop first_free := first_free + 1; end loop;
      -- a kind that is more than half of the rest takes every second place from here
      select kind into largest from unnest(remaining) with ordinality as rest (number, kind)
      where number * 2 > cardinality(listing_ids) - place + 1 and names[kind] <> previous;
      foreach is_strict in array array[true, false] loop
        chosen := first_free;
        while chosen is not null and (
          is_placed[chosen] or names[kinds[chosen]] = previous or kinds[chosen] <> coalesce(largest, kinds[chosen])
          or is_strict and looks[chosen] = any (recent)
        ) loop
          chosen := nullif(chosen, cardinality(listing_ids)) + 1;
        end loop;
        exit when chosen is not null;
      end loop;
      chosen := coalesce(chosen, first_free);

      is_placed[chosen] := true;
      remaining[kinds[chosen]] := remaining[kinds[chosen]] - 1;
      previous := names[kinds[chosen]];
      recent := (looks[chosen] || recent)[:3];
      ids := ids || listing_ids[chosen];
      places := places || (place + case when is_away then 2000 else 0 end);
    end loop;
  end loop;

  with wanted as (
    select listing.id, coalesce(place, case when 'Weekend away' = any (tags) then 3001 else 1001 end) as place
    from public."Listings" listing left join unnest(ids, places) as placed (id, place) on placed.id = listing.id
  )
  update public."Listings" listing set recommended = wanted.place
  from wanted
  where listing.id = wanted.id and listing.recommended is distinct from wanted.place;
  get diagnostics changed = row_count;
  return changed;
end $$;

select private.recommend();
