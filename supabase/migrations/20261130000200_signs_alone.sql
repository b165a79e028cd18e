-- A search without a letter or a digit found every listing: it has no meaningful word, as "things to do with kids" has none. A lion or
-- "!!!" fits no listing, so it is its own word, which none has.
create or replace function search.words_of(query text) returns text[]
  language sql stable parallel safe set search_path = ''
  as $$
  select case when query ~ '\S' and query !~ '[[:alnum:]]' then array[left(query, 120)] else array(
    select word
    from regexp_split_to_table(
      regexp_replace(
        translate(lower(left(query, 120)), '’', ''''),
        '\m(things to do|what to do|places? to go|what''?s on|days? out|near|nearby|close by|around|activit(y|ies)'
          '|ideas?|kids?|child(ren)?(''?s)?|famil(y|ies)|friendly|fun(?! park)|venues?|places?|spots?|best|good|great|top'
          '|(?<!western )sydney|nsw)\M',
        ' ', 'g'),
      '[][\s!-/:-@\\^_`{-~‘“”–—]+') with ordinality as part (word, position)
    where numnode(plainto_tsquery('english', word)) > 0
    order by position
    limit 8
  ) end $$;
