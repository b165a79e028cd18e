-- A list's name has no letters that are blank, and no Arabic mark of direction either. mfe-lists/src/saving/listName.ts has the
-- same rule. Not valid: lists from before this rule stay, and can be read; their next change needs another name.
alter table public.lists drop constraint lists_name_visible;
alter table public.lists add constraint lists_name_visible check (
  name !~ U&'[\0001-\001f\007f-\009f\00ad\061c\115f\1160\180e\200b\200c\200e\200f\2028-\202e\2060-\206f\2800\3164\feff\ffa0]'
  and name ~ U&'[^[:space:]\00a0\200d\fe0f]'
) not valid;
