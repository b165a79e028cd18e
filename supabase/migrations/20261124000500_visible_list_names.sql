-- A list's name has no control signs, no zero-width signs and none that turn the direction of a text, and something that can
-- be seen. Emoji are joined by U+200D, so that one stays. mfe-lists/src/saving/listName.ts has the same rule.
-- Not valid: lists from before this rule stay, and can be read; their next change needs another name.
alter table public.lists add constraint lists_name_visible check (
  name !~ U&'[\0001-\001f\007f-\009f\00ad\200b\200c\200e\200f\2028-\202e\2060-\206f\feff]'
  and name ~ U&'[^[:space:]\00a0\200d\fe0f]'
) not valid;

-- A name with a sign that can be seen is not empty.
alter table public.lists drop constraint lists_name_check;
alter table public.lists add constraint lists_name_check check (char_length(btrim(name)) <= 100);
