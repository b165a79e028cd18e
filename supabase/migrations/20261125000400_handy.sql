-- What is handy for parents was in no index, so each filter of it read every row, and so did a region or a postcode beside another
-- filter: the index of the list had lost sight of them.

-- What is known to be there, by the words of the site's parameter `more`: one condition, whatever is asked for together. Of some
-- places only a part has shade.
alter table public."Listings" add column handy text[] generated always as (array_remove(array[
  case when toilets then 'toilets' end,
  case when shaded or shaded_details = 'Partly' then 'shaded' end,
  case when fenced then 'fenced' end,
  case when parking in ('yes', 'free', 'paid') or free_street_parking or free_parking_lot or free_garage_parking
    or paid_street_parking or paid_parking_lot or paid_garage_parking then 'parking' end,
  case when close_to_transport then 'transport' end,
  case when pram_paths then 'prams' end,
  case when baby_change then 'change' end,
  case when water_play then 'water' end,
  case when bbq_available then 'bbq' end,
  case when allows_dogs then 'dogs' end,
  case when birthday_parties then 'parties' end
], null)) stored;

-- As before (20261123000300_list_index.sql says why), with every column that a filter reads today.
drop index public.listings_list;
create index listings_list on public."Listings" (recommended, external_rating_user_count desc nulls last, name, id)
  include (publish_status, listing_type, primary_type, suburb, state, region, postcode, free, indoor, dining_options, all_ages, babies,
    toddlers, preschoolers, "primary", preteens, teens, accessible_entrance, accessible_parking, accessible_seating,
    accessible_restroom, open_days, event_dates, handy)
  where publish_status = 'Published';

-- To count what is handy alone. PostgreSQL looks into an array only after the row rule, so no index of its words would be used.
create index listings_handy on public."Listings" (handy) where publish_status = 'Published';

-- Of an event without hours nobody knows the day, so the question for what has no confirmed hours asks for the kind too.
drop index public.listings_days;
create index listings_days on public."Listings" (open_days, event_dates) include (listing_type) where publish_status = 'Published';
