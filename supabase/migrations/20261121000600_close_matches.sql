-- Full-text search (product.md part 3, item 6): it searches more of a listing, knows synonyms, orders by the best match, and
-- has close matches for a search without results.

-- Functions that a search uses and no client calls directly. Never expose this schema.
create schema search;
revoke all on schema search from public;
grant usage on schema search to anon, authenticated;

-- The search text of a listing, with its flags as words. Weights: A name and type; B tags, place and ages; C description and
-- facilities; D the rest. A place for all ages matches each age, as in the age filter, but ranks below a place for that age.
-- The suburb is included twice: as words, and as one term, so that a postcode finds exactly its suburbs.
alter table public."Listings" drop column fts;
alter table public."Listings" add column fts tsvector generated always as (
  setweight(to_tsvector('english', name || ', ' || replace(primary_type, '_', ' ')), 'A')
  || setweight(to_tsvector('english', private.words(
    tags || array[
      -- Without a last word that is a type of place: the suburb Centennial Park is not a park.
      regexp_replace(suburb, ' (Beach|Park|Bay|Harbour|Creek)$', ''),
      case when playground then 'playground' end,
      case when babies then 'babies' end,
      case when toddlers then 'toddlers' end,
      case when preschoolers then 'preschoolers' end,
      case when "primary" then 'primary school' end,
      case when preteens then 'preteens' end,
      case when teens then 'teens' end
    ])), 'B')
  || setweight(to_tsvector('english', private.words(array[
    description,
    case when all_ages then 'all ages, babies, toddlers, preschoolers, primary school, preteens, teens' end,
    case when free then 'free' end,
    case when indoor then 'indoors, rainy day, rain, wet weather' else 'outdoors' end,
    case when accessible_entrance or accessible_parking or accessible_seating or accessible_restroom
      then 'accessible, wheelchair' end,
    case when fenced then 'fenced' end,
    case when shaded then 'shaded' end,
    case when toilets then 'toilets' end,
    case when bbq_available then 'bbq' end,
    case when allows_dogs then 'dogs' end,
    case when birthday_parties then 'birthday parties' end,
    case when dining_options is not null then 'cafe, dining' end
  ])), 'C')
  || setweight(to_tsvector('english', private.words(array[suburb, address, tips])), 'D')
  || array_to_tsvector(array['suburb ' || lower(coalesce(suburb, ''))])
) stored;
-- A search reads this column in every row. Stored in the row it is several times faster than out of line.
alter table public."Listings" alter column fts set storage main;
-- Only roles without row rules use this index (see the migration of the catalogue).
create index listings_fts on public."Listings" using gin (fts);

-- The meaningful words of a search, at most eight. "Things to do with kids near me in Sydney" has none, because it fits every
-- listing.
create function search.words_of(query text) returns text[]
  language sql stable parallel safe set search_path = ''
  as $$
  select array(
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
  ) $$;

-- The conditions of a search on "Listings".fts, which must all hold. Each is a word with its synonyms, or a postcode with its
-- suburbs.
create function search.clauses_of(query text) returns tsquery[]
  language plpgsql stable parallel safe set search_path = ''
  as $$
declare
  words text[] := search.words_of(query);
  rest tsquery := plainto_tsquery('english', array_to_string(words, ' '));
  clauses tsquery[] := array[]::tsquery[];
  same record;
  phrase text;
  is_asked boolean;
  code text;
begin
  -- The more specific row comes first: a petting zoo is not a zoo, and a rock pool is not a swimming pool.
  for same in select phrases from (values
    ('{petting zoo, farm animals, animal farm, animal nursery, city farm, hobby farm}'::text[]),
    ('{zoo, wildlife park, animal park, animal sanctuary}'),
    ('{aquarium, sea life, sea animals}'),
    ('{soft play, play centre, playcentre, indoor play, play cafe}'),
    ('{splash pad, splash park, splash zone, water play, water playground}'),
    ('{water slide, waterslide, slides}'),
    ('{water park, waterpark, aqua park}'),
    ('{rock pool, rockpool, ocean pool, ocean baths, tidal pool}'),
    ('{swimming pool, aquatic centre, swim centre, pool, baths}'),
    ('{beach, nippers, seaside}'),
    ('{playground, play ground, playspace, play space, play equipment}'),
    ('{theme park, amusement park, fun park, fairground}'),
    ('{trampoline park, trampoline, bounce park, jump park}'),
    ('{ice skating, ice rink, skating rink}'),
    ('{skate park, skatepark, skate plaza, skateboard}'),
    ('{scooter track, scooter path, scooter}'),
    ('{bike track, bike path, cycle path, cycleway, bike, bicycle, cycling}'),
    ('{rock climbing, climbing gym, climbing wall, bouldering, climbing}'),
    ('{go kart, gokart, karting}'),
    ('{horse riding, pony ride, pony, equestrian, horse}'),
    ('{mini golf, minigolf, putt putt}'),
    ('{bush walk, bushwalk, nature walk, walking trail, walking track, hike, walk}'),
    ('{story time, storytime, rhyme time, library}'),
    ('{cinema, movie, film}'),
    ('{theatre, theater, stage show, puppet, musical, pantomime}'),
    ('{fire engine, fire truck, fire brigade, fire station}'),
    ('{steam train, train, railway, rail, locomotive}'),
    ('{tram, tramway}'),
    ('{dinosaur, dino, fossil}'),
    ('{christmas, xmas, santa}'),
    ('{new year, nye}'),
    ('{aboriginal, indigenous, first nations}'),
    ('{pram, stroller, buggy, pushchair, accessible path}'),
    ('{wheelchair, accessible, all abilities, disability, inclusive}'),
    ('{baby, babies, infant, newborn, bub}'),
    ('{toddler, 1 year old, 2 year old, one year old, two year old}'),
    ('{preschooler, preschool, kindy, 3 year old, 4 year old, three year old, four year old}'),
    ('{teenager, teenage, teen}'),
    ('{bbq, barbecue, barbeque}'),
    ('{toilet, bathroom, restroom}'),
    ('{cafe, coffee}'),
    ('{dog, puppy}'),
    ('{fenced, gated, enclosed}')
  ) as synonyms (phrases) loop
    is_asked := false;
    foreach phrase in array same.phrases loop
      continue when not rest @> plainto_tsquery('english', phrase);
      is_asked := true;
      rest := ts_rewrite(rest, plainto_tsquery('english', phrase), '');
    end loop;
    continue when not is_asked;
    clauses := clauses || (
      select string_agg(phraseto_tsquery('english', name)::text, '|')::tsquery from unnest(same.phrases) as name
    );
  end loop;

  for code in select word from unnest(words) as word where word ~ '^[0-9]{4}$' loop
    rest := ts_rewrite(rest, code::tsquery, '');
    clauses := clauses || (
      select string_agg(one_of, '|')::tsquery
      from (
        select quote_literal(code) || ':D' as one_of
        union select quote_literal('suburb ' || lower(locality)) from public."Postcodes"
        where postcode = code and state = 'NSW'
      ) as place
    );
  end loop;

  return clauses || string_to_array(nullif(rest::text, ''), ' & ')::tsquery[];
end $$;

-- The same condition, limited to words of these weights.
create function search.within(clause tsquery, weights text) returns tsquery
  language sql immutable parallel safe set search_path = ''
  as $$ select regexp_replace(clause::text, '''(?=[ )]|$)', ''':' || weights, 'g')::tsquery $$;

-- The published listings that match a search, the best match first. Without a meaningful word it returns all listings. The
-- response keeps this order, because the API reads the rows of a function in order and only joins to them.
-- The rank is the average weight of the conditions, plus more if the words are together as typed, most of all in the name.
-- Places for a weekend rank below places for a day. At equal rank the shorter name is first.
create function public.search_listings(query text) returns setof public."Listings"
  language sql stable parallel safe rows 50 set search_path = ''
  as $$
  with asked as materialized (
    select
      clauses,
      array(select search.within(clause, 'A') from unnest(clauses) as clause) as named,
      array(select search.within(clause, 'AB') from unnest(clauses) as clause) as tagged,
      array(select search.within(clause, 'ABC') from unnest(clauses) as clause) as told,
      search.within(typed, 'A') as name_as_typed,
      search.within(typed, 'AB') as tag_as_typed
    from
      search.clauses_of(query) as clauses,
      -- With the words without meaning, for "Sydney Zoo", and without them, for "zoos for kids".
      lateral (
        select phraseto_tsquery('english', left(query, 120))
          || phraseto_tsquery('english', array_to_string(search.words_of(query), ' ')) as typed
      ) as phrase
  )
  select listing.*
  from asked, public."Listings" listing, lateral (
    select
      avg(case when fts @@ by_name then 1 when fts @@ by_tag then 0.6 when fts @@ by_story then 0.3 else 0.1 end)
      + case when fts @@ name_as_typed then 0.5 when fts @@ tag_as_typed then 0.25 else 0 end
      - case when 'Weekend away' = any (tags) then 0.3 else 0 end
      - length(name) / 1000.0 as fit
    from unnest(named, tagged, told) as clause (by_name, by_tag, by_story)
  ) as judged
  where listing.fts @@ all (asked.clauses)
  order by fit desc nulls last, listing.external_rating_user_count desc nulls last, listing.name, listing.id $$;

-- For a search without results: the hundred published listings whose name, type, tags or suburb are most similar to the text.
-- It compares up to five words with each word of a listing by trigrams.
create function public.close_listings(query text) returns setof public."Listings"
  language sql stable parallel safe rows 100 set search_path = ''
  as $$
  with asked as materialized (select (search.words_of(query))[:5] as words)
  select listing.*
  from asked, public."Listings" listing, lateral (
    select avg(extensions.strict_word_similarity(
      word, concat_ws(' ', name, replace(primary_type, '_', ' '), array_to_string(tags, ' '), suburb))) as likeness
    from unnest(asked.words) as word
  ) as judged, lateral (
    select avg(extensions.strict_word_similarity(word, name)) as likeness_of_name from unnest(asked.words) as word
  ) as named
  where likeness > 0.33
  order by
    likeness + likeness_of_name / 2 - case when 'Weekend away' = any (tags) then 0.2 else 0 end desc,
    listing.external_rating_user_count desc nulls last, listing.name, listing.id
  limit 100 $$;

grant execute on function search.words_of(text), search.clauses_of(text), search.within(tsquery, text),
  public.search_listings(text), public.close_listings(text) to anon, authenticated;
revoke execute on function public.search_listings(text), public.close_listings(text) from service_role;
