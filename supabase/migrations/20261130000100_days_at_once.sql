-- Hours of one listing that two write at the same time, such as an import and an editor: the days of the listing were those of
-- the one who came second, without the other's, until its hours were written again.
create or replace function private.refresh_listing_days() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  touched uuid[] := array[]::uuid[];
begin
  if tg_op <> 'INSERT' then touched := touched || old.listing_id; end if;
  if tg_op <> 'DELETE' then touched := touched || new.listing_id; end if;

  -- Whoever comes second waits here, and then reads the hours of the first.
  -- Who writes the listing first and then its hours may meet a deadlock here, and is told so: a lost day nobody would see.
  perform from public."Listings" where id = any (touched) order by id for no key update;

  update public."Listings" listing set open_days = today.open_days, event_dates = today.event_dates
  from unnest(touched) as touch (id), lateral (
    select
      array(
        select day.name
        from (values (1, 'monday'), (2, 'tuesday'), (3, 'wednesday'), (4, 'thursday'), (5, 'friday'), (6, 'saturday'),
          (7, 'sunday')) as day (position, name)
        where exists (
          select 1
          from public.opening_hours hours
          where hours.listing_id = touch.id
            and (
              hours.always_open
              or hours.start_date is null
                and upper(btrim((array[hours.monday, hours.tuesday, hours.wednesday, hours.thursday, hours.friday,
                  hours.saturday, hours.sunday])[day.position])) not in ('', 'CLOSED')
            )
        )
        order by day.position
      ) as open_days,
      (
        select daterange(hours.start_date, hours.end_date, '[]')
        from public.opening_hours hours
        where hours.listing_id = touch.id and hours.start_date is not null
      ) as event_dates
  ) as today
  where listing.id = touch.id
    and (listing.open_days, listing.event_dates) is distinct from (today.open_days, today.event_dates);
  return null;
end $$;
