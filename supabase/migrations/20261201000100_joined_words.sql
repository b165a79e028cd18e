-- "Waterplay", "splashpark" and "play center" found nothing, although "water play" and "play centre" do: a phrase of the table
-- of synonyms is meant as well where it is typed as one word. What is typed is found as it is written, too: "waterplay" finds a
-- place that is called Waterplay. Only such a search has no bit for its word; the bits of all others stay.
create or replace function search.clauses_of(query text) returns tsquery[]
  language plpgsql stable parallel safe set search_path = ''
  as $$
declare
  words text[] := search.words_of(query);
  rest tsquery := plainto_tsquery('english', array_to_string(words, ' '));
  clauses tsquery[] := array[]::tsquery[];
  same record;
  phrase text;
  joined text;
  is_asked boolean;
  code text;
begin
  -- The more specific row comes first: a petting zoo is not a zoo, and a rock pool is not a swimming pool. Each row has
  -- synonyms only: a phrase never finds its more general word, so "steam train" does not find every train. In a row with a
  -- topic the words of a phrase may be apart ("trains drawn by steam"), and places with the topic in their name or tags rank
  -- first. In the other rows the words have another meaning when they are apart.
  for same in select phrases, topic from (values
    ('{petting zoo, farm animals, animal farm, animal nursery, city farm, hobby farm}'::text[], null::text),
    ('{zoo, wildlife park, animal park, animal sanctuary}', null),
    ('{aquarium, sea life, sea animals}', null),
    ('{soft play, play centre, playcentre, indoor play, play cafe}', null),
    ('{splash pad, splash park, splash zone, water play, water playground}', null),
    ('{water slide, waterslide}', 'slides'),
    ('{water park, waterpark, aqua park}', null),
    ('{rock pool, rockpool, ocean pool, ocean baths, tidal pool}', null),
    ('{swimming pool, aquatic centre, swim centre, baths}', null),
    ('{beach, nippers, seaside}', null),
    ('{playground, play ground, playspace, play space, play equipment}', null),
    ('{theme park, amusement park, fun park, fairground}', null),
    ('{trampoline park, trampoline centre, bounce park}', 'trampoline'),
    ('{ice skating, ice rink}', null),
    ('{skate park, skatepark, skate plaza, skateboard}', null),
    ('{scooter track, scooter path}', 'scooter'),
    ('{bike track, bike path, cycle path, cycleway}', 'bike'),
    ('{bike, bicycle, cycling}', null),
    ('{rock climbing, climbing gym, climbing wall, bouldering}', 'climbing'),
    ('{go kart, gokart, karting}', null),
    ('{horse riding, pony ride, equestrian}', 'horse'),
    ('{mini golf, minigolf, putt putt}', null),
    ('{bush walk, bushwalk, nature walk, walking trail, walking track, hike}', null),
    ('{story time, storytime, rhyme time, library}', null),
    ('{cinema, movie, film}', null),
    ('{theatre, theater, stage show}', null),
    ('{puppet, marionette}', null),
    ('{pantomime, panto}', null),
    ('{fire engine, fire truck, fire brigade, fire station}', null),
    ('{steam train, steam railway, steam locomotive, steam engine}', 'steam'),
    ('{train, railway, rail, locomotive}', null),
    ('{tram, tramway}', null),
    ('{dinosaur, dino}', null),
    ('{christmas, xmas, santa}', null),
    ('{new year, nye}', null),
    ('{aboriginal, indigenous, first nations}', null),
    ('{pram, stroller, buggy, pushchair, accessible path}', null),
    ('{wheelchair, accessible, all abilities, disability, inclusive}', null),
    ('{baby, babies, infant, newborn, bub}', null),
    ('{toddler, 1 year old, 2 year old, one year old, two year old}', null),
    ('{preschooler, preschool, kindy, 3 year old, 4 year old, three year old, four year old}', null),
    ('{teenager, teenage, teen}', null),
    ('{bbq, barbecue, barbeque}', null),
    ('{toilet, bathroom, restroom}', null),
    ('{cafe, coffee}', null),
    ('{dog, puppy}', null),
    ('{fenced, gated, enclosed}', null)
  ) as synonyms (phrases, topic) loop
    is_asked := false;
    joined := null;
    foreach phrase in array same.phrases || array(
      select replace(apart, ' ', '') from unnest(same.phrases) as apart where apart like '% %'
    ) loop
      continue when not rest @> plainto_tsquery('english', phrase);
      is_asked := true;
      if phrase <> all (same.phrases) then joined := phrase; end if;
      rest := ts_rewrite(rest, plainto_tsquery('english', phrase), '');
    end loop;
    continue when not is_asked;
    clauses := clauses || (
      select string_agg(
        case
          when same.topic is null then phraseto_tsquery('english', name)
          else plainto_tsquery('english', name)
            || (search.within(plainto_tsquery('english', same.topic), 'AB')
              && search.within(plainto_tsquery('english', name), 'ABCD'))
        end::text,
        '|')::tsquery
      from unnest(same.phrases) as name
    );
    if joined is not null then
      clauses[cardinality(clauses)] := clauses[cardinality(clauses)] || plainto_tsquery('english', joined);
    end if;
    -- The tags Horses and Climbing mean that visitors can ride or climb there. In a description the words do not mean that.
    if same.topic in ('horse', 'climbing') then
      clauses[cardinality(clauses)] :=
        clauses[cardinality(clauses)] || search.within(plainto_tsquery('english', same.topic), 'B');
    end if;
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

  clauses := clauses || string_to_array(nullif(rest::text, ''), ' & ')::tsquery[];
  if left(query, 120) !~* 'centers?\M' then return clauses; end if;
  return array(
    select case
      when clause::text like '%''centr''%' then clause || replace(clause::text, '''centr''', '''center''')::tsquery
      else clause
    end
    from unnest(clauses) with ordinality as one (clause, position)
    order by position
  );
end $$;

-- "Center" is "centre", "ten pin bowling" is bowling, and "mums and bubs" are babies: who comes with a child says nothing.
create or replace function search.words_of(query text) returns text[]
  language sql stable parallel safe set search_path = ''
  as $$
  select case when query ~ '\S' and query !~ '[[:alnum:]]' then array[left(query, 120)] else array(
    select word
    from regexp_split_to_table(
      regexp_replace(
        regexp_replace(translate(lower(left(query, 120)), '’', ''''), 'center(s?)\M', 'centre\1', 'g'),
        '\m(things to do|what to do|places? to go|what''?s on|days? out|near|nearby|close by|around|activit(y|ies)'
          '|ideas?|kids?|child(ren)?(''?s)?|famil(y|ies)|mums?|dads?|friendly|fun(?! park)|venues?|places?|spots?'
          '|best|good|great|top|ten ?pin(?= bowl)|(?<!western )sydney|nsw)\M',
        ' ', 'g'),
      '[][\s!-/:-@\\^_`{-~‘“”–—]+') with ordinality as part (word, position)
    where numnode(plainto_tsquery('english', word)) > 0
    order by position
    limit 8
  ) end $$;
