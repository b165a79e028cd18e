-- The list page asks for a page in its order and for the exact count, which has to look at every published listing. Under a row
-- rule PostgreSQL looks up only leakproof conditions in an index, and those of dates and places are not; but it may test them on
-- the columns of an index instead of the rows. All of these indexes hold the published listings only, as the rule does.

-- The order of the list, with every column that a filter reads.
create index listings_list on public."Listings" (external_rating_user_count desc nulls last, name, id)
  include (publish_status, primary_type, suburb, state, free, indoor, dining_options, all_ages, babies, toddlers, preschoolers,
    "primary", preteens, teens, accessible_entrance, accessible_parking, accessible_seating, accessible_restroom, open_days,
    event_dates)
  where publish_status = 'Published';
drop index public.listings_order;

-- To count one filter: a few bytes for each listing, because equal values are stored once. Only dates are stored each time.
create index listings_ages on public."Listings" (all_ages, babies, toddlers, preschoolers, "primary", preteens, teens)
  where publish_status = 'Published';
create index listings_features on public."Listings" (free, indoor, dining_options, accessible_entrance, accessible_parking,
  accessible_seating, accessible_restroom) where publish_status = 'Published';
create index listings_places on public."Listings" (suburb, state) where publish_status = 'Published';
create index listings_days on public."Listings" (open_days, event_dates) where publish_status = 'Published';

-- The two activities of the home page are asked for by their names.
create index listings_name on public."Listings" (name) where publish_status = 'Published';

-- Nothing uses it: visitors are under a row rule, and no job looks for a part of a suburb's name.
drop index public.listings_suburb;
