-- "Mt Annan" and "nth Sydney" found no suburb: four letters and more are missing. They are spelled out before they are compared.
create or replace function public.close_localities(query text) returns setof public."Postcodes"
  language sql stable rows 5 set search_path = ''
  as $$
  select place.*
  from (
    select regexp_replace(regexp_replace(regexp_replace(
      lower(left(close_localities.query, 60)), '\mnth\M\.?', 'north'), '\msth\M\.?', 'south'), '\mmt\M\.?', 'mount') as text
  ) as typed, public."Postcodes" place, lateral (
    select extensions.levenshtein_less_equal(lower(left(place.locality, 60)), typed.text, char_length(typed.text) / 3) as mistakes
  ) as judged
  where place.state = 'NSW' and mistakes <= char_length(typed.text) / 3
  order by mistakes, extensions.similarity(place.locality, typed.text) desc, place.locality, place.postcode
  limit 5 $$;
