-- A search finds its rows by index. The row rule forbids a visitor's own query that (see the migration of the list's index), so
-- two functions with the rights of their owner look for the ids of published listings and put them into order. They are in a
-- schema that is not exposed. The functions that the API calls read the rows of these ids with the rights of the caller, so the
-- row rule holds for every row that comes out.

-- Reading the rows of ids, and the rules of pictures and hours, need no more than this to know that a listing is published.
create index listings_published on public."Listings" (id) where publish_status = 'Published';

drop index public.listings_fts;
create index listings_fts on public."Listings" using gin (fts) where publish_status = 'Published';

-- Only a superuser may give a function a setting of a library that is not loaded. This loads pg_trgm.
do $$ begin perform extensions.similarity('', ''); end $$;

-- The words that a close match is compared with.
create index listings_close on public."Listings" using gin (
    private.words(array[name, replace(primary_type, '_', ' ')] || tags || suburb) extensions.gin_trgm_ops)
  where publish_status = 'Published';

-- The ids of the published listings that match a search, the best match first. Without a meaningful word it returns all listings.
-- The rank is the average weight of the conditions, plus more if the words are together as typed, most of all in the name.
-- Places for a weekend rank below places for a day. At equal rank the shorter name is first.
-- Ranking reads the text of a listing, so of a search that finds more than a thousand only the thousand that come first in the
-- list are ranked; the others follow by their number of ratings.
create function search.matches_of(query text) returns setof uuid
  language plpgsql stable security definer rows 1000
  set search_path = '' set plan_cache_mode = force_custom_plan set work_mem = '64MB' set enable_seqscan = off
  as $$
declare
  ranked_at_most constant integer := 1000;
  clauses tsquery[] := search.clauses_of(query);
  together tsquery;
  candidates uuid[];
begin
  if cardinality(clauses) = 0 then
    return query
      select id from public."Listings" where publish_status = 'Published'
      order by external_rating_user_count desc nulls last, name, id;
    return;
  end if;

  together := (select string_agg(format('(%s)', clause), ' & ')::tsquery from unnest(clauses) as clause);
  candidates := array(
    select id from public."Listings" where fts @@ together and publish_status = 'Published' limit ranked_at_most + 1
  );
  if cardinality(candidates) > ranked_at_most then
    candidates := array(
      select id from public."Listings" where fts @@ together and publish_status = 'Published'
      order by external_rating_user_count desc nulls last, name, id
      limit ranked_at_most
    );
  end if;

  return query
    with asked as materialized (
      select
        array(select search.within(clause, 'A') from unnest(clauses) as clause) as named,
        array(select search.within(clause, 'AB') from unnest(clauses) as clause) as tagged,
        array(select search.within(clause, 'ABC') from unnest(clauses) as clause) as told,
        search.within(typed, 'A') as name_as_typed,
        search.within(typed, 'AB') as tag_as_typed
      from (
        -- With the words without meaning, for "Sydney Zoo", and without them, for "zoos for kids".
        select phraseto_tsquery('english', left(query, 120))
          || phraseto_tsquery('english', array_to_string(search.words_of(query), ' ')) as typed
      ) as phrase
    )
    select listing.id
    from asked, public."Listings" listing, lateral (
      select
        avg(case when fts @@ by_name then 1 when fts @@ by_tag then 0.6 when fts @@ by_story then 0.3 else 0.1 end)
        + case when fts @@ name_as_typed then 0.5 when fts @@ tag_as_typed then 0.25 else 0 end
        - case when 'Weekend away' = any (tags) then 0.3 else 0 end
        - length(name) / 1000.0 as fit
      from unnest(named, tagged, told) as clause (by_name, by_tag, by_story)
    ) as judged
    where listing.id = any (candidates)
    order by fit desc nulls last, listing.external_rating_user_count desc nulls last, listing.name, listing.id;

  if cardinality(candidates) = ranked_at_most then
    return query
      select id from public."Listings"
      where fts @@ together and publish_status = 'Published' and id <> all (candidates)
      order by external_rating_user_count desc nulls last, id;
  end if;
end $$;

-- The ids of the hundred published listings whose name, type, tags or suburb are most similar to the text, the most similar first.
-- It compares up to five words with each word of a listing by trigrams. For a word that is similar to words of more than a
-- thousand listings it looks at a thousand of them.
create function search.close_to(query text) returns setof uuid
  language plpgsql stable security definer rows 100
  set search_path = '' set plan_cache_mode = force_custom_plan set work_mem = '64MB' set enable_seqscan = off
  set pg_trgm.strict_word_similarity_threshold = 0.33
  as $$
declare
  compared_at_most constant integer := 1000;
  words text[] := (search.words_of(query))[:5];
begin
  return query
    with candidate as materialized (
      select near.id
      from unnest(words) as word, lateral (
        select id from public."Listings"
        where private.words(array[name, replace(primary_type, '_', ' ')] || tags || suburb) operator(extensions.%>>) word
          and publish_status = 'Published'
        limit compared_at_most
      ) as near
      group by near.id
    )
    select listing.id
    from candidate join public."Listings" listing using (id), lateral (
      select avg(extensions.strict_word_similarity(
        word, concat_ws(' ', name, replace(primary_type, '_', ' '), array_to_string(tags, ' '), suburb))) as likeness
      from unnest(words) as word
    ) as judged, lateral (
      select avg(extensions.strict_word_similarity(word, name)) as likeness_of_name from unnest(words) as word
    ) as named
    where likeness > 0.33
    order by likeness + likeness_of_name / 2 - case when 'Weekend away' = any (tags) then 0.2 else 0 end desc,
      listing.external_rating_user_count desc nulls last, listing.name, listing.id
    limit 100;
end $$;

-- The published listings that match a search, the best match first. The response keeps this order, because the API reads the
-- rows of a function in order and only joins to them.
-- These two have no search_path of their own: PostgreSQL puts only such a function into the query that calls it, and then reads
-- only the columns that are asked for. All of their names are qualified.
create or replace function public.search_listings(query text) returns setof public."Listings"
  language sql stable rows 50
  as $$
  select listing.*
  from search.matches_of(query) with ordinality as found (id, place) join public."Listings" listing on listing.id = found.id
  order by found.place $$;

-- For a search without results: the hundred listings that are most similar to the text.
create or replace function public.close_listings(query text) returns setof public."Listings"
  language sql stable rows 100
  as $$
  select listing.*
  from search.close_to(query) with ordinality as found (id, place) join public."Listings" listing on listing.id = found.id
  order by found.place $$;

grant execute on function search.matches_of(text), search.close_to(text) to anon, authenticated;
