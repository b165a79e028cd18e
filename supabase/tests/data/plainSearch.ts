/**
 * The search, the close matches, the list by distance and plan B as plain queries without an index, as their first migrations had
 * them, and the order of a search that finds more than a thousand. They last as long as the connection.
 */
export const PLAIN_SEARCH = `
create function pg_temp.plain_search(query text) returns table (id uuid, place bigint) language sql stable as $plain$
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
      lateral (
        select phraseto_tsquery('english', left(query, 120))
          || phraseto_tsquery('english', array_to_string(search.words_of(query), ' ')) as typed
      ) as phrase
  )
  select listing.id, row_number() over (
    order by fit desc nulls last, recommended, external_rating_user_count desc nulls last, name, listing.id)
  from asked, public."Listings" listing, lateral (
    select
      avg(case when fts @@ by_name then 1 when fts @@ by_tag then 0.6 when fts @@ by_story then 0.3 else 0.1 end)
      + case when fts @@ name_as_typed then 0.5 when fts @@ tag_as_typed then 0.25 else 0 end
      - case when 'Weekend away' = any (tags) then 0.3 else 0 end
      + case when lower(name) = lower(btrim(query)) then 0.5 else 0 end
      + case when to_tsvector('english', query) @@ plainto_tsquery('english', replace(primary_type, '_', ' ')) then 0.2 else 0 end
      - case
          when query !~* '\\m(bab(y|ies)|toddlers?|preschoolers?|preteens?|tween(ager)?s?|teen(ager)?s?)\\M' then 0
          when all_ages then 0.12
          when query ~* '\\mbab' and not babies or query ~* '\\mtoddler' and not toddlers
            or query ~* '\\mpreschool' and not preschoolers or query ~* '\\mteen' and not teens then 0.5
          else (babies::int + toddlers::int + preschoolers::int + "primary"::int + preteens::int + teens::int) * 0.02
        end
      - coalesce(least(100, 111.2 * sqrt((near_latitude + 33.8732) ^ 2 + ((near_longitude - 151.2061) * 0.83) ^ 2)), 100) / 2000 as fit
    from unnest(named, tagged, told) as clause (by_name, by_tag, by_story)
  ) as judged
  where fts @@ all (clauses) and publish_status = 'Published' $plain$;

create function pg_temp.plain_search_listings(query text) returns setof public."Listings" language sql stable as $plain$
  with found as (
    select listing.id, place, row_number() over (order by recommended, external_rating_user_count desc nulls last, name, id) as place_in_list
    from pg_temp.plain_search(query) join public."Listings" listing using (id)
  ), counted as (select cardinality(search.clauses_of(query)) = 0 as is_list)
  select listing.* from counted, found join public."Listings" listing using (id)
  order by
    case when place_in_list <= 1000 or is_list then place end nulls last,
    place_in_list $plain$;

create function pg_temp.plain_close_listings(query text) returns setof public."Listings" language sql stable as $plain$
  select listing.*
  from (select (search.words_of(query))[:5] as words) as asked, public."Listings" listing, lateral (
    select avg(extensions.strict_word_similarity(
      word, concat_ws(' ', name, replace(primary_type, '_', ' '), array_to_string(tags, ' '), suburb))) as likeness
    from unnest(asked.words) as word
  ) as judged, lateral (
    select avg(extensions.strict_word_similarity(word, name)) as likeness_of_name from unnest(asked.words) as word
  ) as named
  where likeness > 0.33 and publish_status = 'Published'
  order by
    likeness + likeness_of_name / 2 - case when 'Weekend away' = any (tags) then 0.2 else 0 end desc,
    external_rating_user_count desc nulls last, name, id
  limit 100 $plain$;

create function pg_temp.plain_nearest_listings(from_latitude double precision, from_longitude double precision, query text)
  returns setof public."Listings" language sql stable as $plain$
  select listing.*
  from public."Listings" listing
  where publish_status = 'Published' and fts @@ all (search.clauses_of(query))
  order by point(near_longitude * 0.83, near_latitude) <-> point(from_longitude * 0.83, from_latitude), name, id $plain$;

create function pg_temp.plain_plan_b(activities uuid[]) returns table (activity_id uuid, id uuid, km double precision, is_about boolean)
  language sql stable as $plain$
  select outdoor.id, indoors.id, indoors.km, indoors.is_about
  from public."Listings" outdoor, lateral (
    select near.id, near.name, distance.km, near.latitude is null or outdoor.latitude is null as is_about
    from public."Listings" near, lateral (
      select 111.2 * sqrt(
        (near.near_latitude - outdoor.near_latitude) ^ 2
        + ((near.near_longitude - outdoor.near_longitude) * cos(radians(outdoor.near_latitude))) ^ 2) as km
    ) distance
    where near.indoor and near.publish_status = 'Published' and near.listing_type <> 'event'
      and (near.suburb = outdoor.suburb or distance.km <= 10)
      and (
        outdoor.all_ages or near.all_ages
        or (outdoor.babies and near.babies) or (outdoor.toddlers and near.toddlers)
        or (outdoor.preschoolers and near.preschoolers) or (outdoor."primary" and near."primary")
        or (outdoor.preteens and near.preteens) or (outdoor.teens and near.teens)
      )
    order by distance.km nulls last, near.name, near.id
    limit 2
  ) indoors
  where outdoor.id = any (activities) and not outdoor.indoor and outdoor.publish_status = 'Published'
  order by outdoor.id, indoors.km nulls last, indoors.name, indoors.id $plain$;
`
