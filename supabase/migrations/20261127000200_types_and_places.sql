-- Counts of a type or a place beside another filter, and of a place alone.

-- A type with another filter read all of listings_filters, because it came late in it. A type is the only condition besides those on
-- booleans for which PostgreSQL goes into an index under a row rule: as the first column it leaves a twentieth of the index to read.
drop index public.listings_filters;
create index listings_filters on public."Listings" (primary_type, free, indoor, all_ages, babies, toddlers, preschoolers, "primary", preteens,
  teens, accessible_entrance, accessible_parking, accessible_seating, accessible_restroom, open_days, handy, suburb, state, region,
  dining_options, event_dates, postcode, listing_type)
  where publish_status = 'Published';

-- In the language of a hosted database each name of a place was put into small letters by the rules of that language, which is half of
-- what a part of it costs to look for. Australian places have no other letters than those of ASCII. Both tables have the same
-- collation: an index of one would not be used for names of the other.
drop trigger listings_words on public."Listings";
alter table public."Listings" alter column suburb type text collate "C", alter column state type text collate "C";
alter table public."Postcodes" alter column locality type text collate "C", alter column state type text collate "C";

-- As before (20261125000410_broad_words.sql): a column that a trigger names cannot be altered.
create trigger listings_words
  before insert or update of name, primary_type, tags, suburb, address, description, tips, free, indoor, playground, fenced, shaded, toilets,
    bbq_available, allows_dogs, birthday_parties, dining_options, all_ages, babies, toddlers, preschoolers, "primary", preteens, teens,
    accessible_entrance, accessible_parking, accessible_seating, accessible_restroom, fts, broad on public."Listings"
  for each row execute function private.write_words();
