-- Among equal matches of a search the shorter name came first: "parks" found Marks Park, and "toddler" the Museum of Fire. And
-- what comes after the ranked ones, and all listings where nothing is asked for, are in the new order of the list.

-- The ids of the published listings that match a search, the best match first. Without a meaningful word it returns all listings.
-- The rank is the average weight of the conditions, plus more if the words are together as typed, most of all in the name.
-- Places for a weekend rank below places for a day. At nearly equal
-- rank comes first what is of the kind that is asked for, then what has fewer other ages than the one asked for, then what is
-- nearer to the Town Hall, then the order of the list.
-- Ranking reads the text of a listing, so of a search that finds more than a thousand only the thousand that come first in the
-- list are ranked; the others follow by their number of ratings.
create or replace function search.matches_of(query text) returns setof uuid
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
      order by recommended, external_rating_user_count desc nulls last, name, id;
    return;
  end if;

  together := (select string_agg(format('(%s)', clause), ' & ')::tsquery from unnest(clauses) as clause);
  candidates := array(
    select id from public."Listings" where fts @@ together and publish_status = 'Published' limit ranked_at_most + 1
  );
  if cardinality(candidates) > ranked_at_most then
    candidates := array(
      select id from public."Listings" where fts @@ together and publish_status = 'Published'
      order by recommended, external_rating_user_count desc nulls last, name, id
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
        + case when to_tsvector('english', query) @@ plainto_tsquery('english', replace(primary_type, '_', ' ')) then 0.2 else 0 end
        - case
            when query !~* '\m(bab(y|ies)|toddlers?|preschoolers?|preteens?|tween(ager)?s?|teen(ager)?s?)\M' then 0
            when all_ages then 0.12
            when query ~* '\mbab' and not babies or query ~* '\mtoddler' and not toddlers
              or query ~* '\mpreschool' and not preschoolers or query ~* '\mteen' and not teens then 0.5
            else (babies::int + toddlers::int + preschoolers::int + "primary"::int + preteens::int + teens::int) * 0.02
          end
        - coalesce(least(100, 111.2 * sqrt((latitude + 33.8732) ^ 2 + ((longitude - 151.2061) * 0.83) ^ 2)), 100) / 2000 as fit
      from unnest(named, tagged, told) as clause (by_name, by_tag, by_story)
    ) as judged
    where listing.id = any (candidates)
    order by fit desc nulls last, listing.recommended, listing.external_rating_user_count desc nulls last, listing.name, listing.id;

  if cardinality(candidates) = ranked_at_most then
    return query
      select id from public."Listings"
      where fts @@ together and publish_status = 'Published' and id <> all (candidates)
      order by recommended, external_rating_user_count desc nulls last, id;
  end if;
end $$;
