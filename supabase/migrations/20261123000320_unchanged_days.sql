-- Writing the hours of a listing leaves its row alone when its days stay the same. Before, each such write made a new version of
-- the row in every index.
create or replace function private.refresh_listing_days() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  touched uuid[] := array[]::uuid[];
begin
  if tg_op <> 'INSERT' then touched := touched || old.listing_id; end if;
  if tg_op <> 'DELETE' then touched := touched || new.listing_id; end if;

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
