-- The events of a weekend read the whole table for their first page: under a row rule PostgreSQL looks up no dates in an index. Whether
-- a listing has dates at all it takes from the condition itself, so this index, in the order of the list, has only those that do.
create index listings_events on public."Listings" (recommended, external_rating_user_count desc nulls last, name, id)
  where publish_status = 'Published' and event_dates is not null;

-- To count two filters that no other index has both of, such as toilets and free: every column that a filter reads, without the order
-- of the list. Equal values are stored once, which makes it a third of listings_list: PostgreSQL took reading the table for cheaper
-- than that one.
create index listings_filters on public."Listings" (free, indoor, all_ages, babies, toddlers, preschoolers, "primary", preteens, teens,
  accessible_entrance, accessible_parking, accessible_seating, accessible_restroom, dining_options, handy, primary_type, listing_type,
  open_days, event_dates, region, state, suburb, postcode)
  where publish_status = 'Published';
