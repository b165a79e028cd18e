-- A list's name is as long as it looks: spaces around it did not count, and were kept.
-- Not valid: a longer name from before this rule can be read; its next change needs another one.
alter table public.lists drop constraint lists_name_check;
alter table public.lists add constraint lists_name_check check (char_length(name) <= 100) not valid;

-- A suburb that gets another name leaves the listings of its old name without its place.
create trigger postcodes_renamed after update on public."Postcodes"
  referencing old table as moved for each statement execute function private.move_listings();
