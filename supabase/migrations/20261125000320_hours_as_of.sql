-- The month of the page that says the hours. hours_verified_at says that somebody has asked the venue or its own page: what a blog
-- says of its hours has a month too, but nobody has checked it.
alter table public.opening_hours add column hours_as_of date;

-- What was noted before has no such month: an import would take that for a change of an editor.
update private.imported_facts set columns = columns || '{"hours_as_of": null}' where fact = 'hours';

-- Takes facts as [{"line": 2, "name": "Taronga Zoo Sydney", "fact": "point", "columns": {"latitude": -33.84, ...}}] and says of
-- each line: written, same, kept (an editor has entered something else, or has taken it away), no listing, several listings.
create or replace function public.import_facts(facts jsonb) returns table (line integer, fact text, outcome text)
  language plpgsql set search_path = ''
  as $$
#variable_conflict use_column
declare
  given record;
  listing public."Listings";
  regular public.opening_hours;
  event public.opening_hours;
  entered jsonb;
  noted jsonb;
begin
  for given in
    select item.line, item.name, item.fact, item.columns
    from jsonb_to_recordset(facts) as item (line integer, name text, fact text, columns jsonb)
  loop
    line := given.line;
    fact := given.fact;
    select * into listing from public."Listings" known where known.name = given.name limit 1;
    if listing.id is null or exists (
      select 1 from public."Listings" other where other.name = given.name and other.id <> listing.id
    ) then
      outcome := case when listing.id is null then 'no listing' else 'several listings' end;
      return next;
      continue;
    end if;

    select * into regular from public.opening_hours hours
      where hours.listing_id = listing.id and hours.start_date is null order by hours.id limit 1;
    select * into event from public.opening_hours hours
      where hours.listing_id = listing.id and hours.start_date is not null;
    select jsonb_object_agg(asked.name, coalesce(held.columns -> asked.name, 'null')) into entered
      from jsonb_object_keys(given.columns) as asked (name), (
        select to_jsonb(listing) || coalesce(to_jsonb(regular), '{}')
          || jsonb_build_object('start_date', event.start_date, 'end_date', event.end_date) as columns
      ) as held;
    select known.columns into noted from private.imported_facts known
      where known.listing_id = listing.id and known.fact = given.fact;
    -- the hours of before are the same hours where only their source is new
    if jsonb_strip_nulls(entered) = jsonb_strip_nulls(given.columns - '{hours_source,hours_as_of,hours_verified_at}'::text[]) then
      noted := entered;
    end if;

    if entered = given.columns then outcome := 'same';
    elsif noted is distinct from entered and (noted is not null or jsonb_strip_nulls(entered) - 'always_open' <> '{}') then
      outcome := 'kept';
    else
      update public."Listings" changed set latitude = wanted.latitude, longitude = wanted.longitude,
          point_source = wanted.point_source, shaded = wanted.shaded, shaded_details = wanted.shaded_details,
          fenced = wanted.fenced, fenced_details = wanted.fenced_details, toilets = wanted.toilets, parking = wanted.parking,
          pram_paths = wanted.pram_paths, water_play = wanted.water_play, baby_change = wanted.baby_change,
          facts_source = wanted.facts_source, verified_at = wanted.verified_at, sample_dates = wanted.sample_dates
        from jsonb_populate_record(listing, given.columns) as wanted
        where changed.id = listing.id;
      if given.fact = 'dates' then
        delete from public.opening_hours hours where hours.id = event.id;
        insert into public.opening_hours (id, listing_id, start_date, end_date)
          select coalesce(event.id, gen_random_uuid()), listing.id, wanted.start_date, wanted.end_date
          from jsonb_populate_record(event, given.columns) as wanted;
      end if;
      if given.fact = 'hours' then
        delete from public.opening_hours hours where hours.id = regular.id;
        insert into public.opening_hours (id, listing_id, monday, tuesday, wednesday, thursday, friday, saturday, sunday,
            always_open, pattern, hours_source, hours_as_of, hours_verified_at)
          select coalesce(regular.id, gen_random_uuid()), listing.id, wanted.monday, wanted.tuesday, wanted.wednesday,
            wanted.thursday, wanted.friday, wanted.saturday, wanted.sunday, wanted.always_open, wanted.pattern,
            wanted.hours_source, wanted.hours_as_of, wanted.hours_verified_at
          from jsonb_populate_record(regular, given.columns) as wanted;
      end if;
      insert into private.imported_facts as known (listing_id, fact, columns)
        values (listing.id, given.fact, given.columns)
        on conflict (listing_id, fact) do update set columns = excluded.columns;
      outcome := 'written';
    end if;
    return next;
  end loop;
end $$;
