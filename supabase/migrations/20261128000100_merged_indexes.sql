-- Counts read each entry of an index, and PostgreSQL takes all columns out of each entry, so a narrow index counts for less. Four
-- indexes with the columns that are asked for together take the place of five.

-- Features and ages, alone, together or in a place: only plain values, so equal entries are stored once. Those of fixed length come
-- first. A place alone stays with listings_places, which has four columns.
drop index public.listings_ages;
drop index public.listings_features;
create index listings_features on public."Listings" (free, indoor, all_ages, babies, toddlers, preschoolers, "primary", preteens, teens,
  accessible_entrance, accessible_parking, accessible_seating, accessible_restroom, suburb, state, region, postcode, dining_options)
  where publish_status = 'Published';

-- Days and what is handy, with ages and the two features that most go with them. PostgreSQL stores no equal arrays once.
drop index public.listings_handy;
drop index public.listings_days;
create index listings_days on public."Listings" (free, indoor, all_ages, babies, toddlers, preschoolers, "primary", preteens, teens,
  open_days, event_dates, handy, listing_type)
  where publish_status = 'Published';

-- Broad searches in the order of the list: alone, and with ages and features. The status is a condition of the index, so it need not
-- be in its entries.
drop index public.listings_broad;
create index listings_broad on public."Listings" (recommended, external_rating_user_count desc nulls last, name, id)
  include (broad)
  where publish_status = 'Published';
create index listings_broad_filters on public."Listings" (recommended, external_rating_user_count desc nulls last, name, id)
  include (broad, free, indoor, all_ages, babies, toddlers, preschoolers, "primary", preteens, teens, accessible_entrance,
    accessible_parking, accessible_seating, accessible_restroom)
  where publish_status = 'Published';
