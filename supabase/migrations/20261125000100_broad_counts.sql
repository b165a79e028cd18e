-- The count of a broad search, for less: other words for the same thing ('playground' | 'play' <-> 'ground' | ...) are looked up one
-- after another. As one condition PostgreSQL weighs all of them for each listing that has any, which took twice as long.

-- The parts of a condition of which one is enough. With brackets it stays whole.
create function search.ways_of(clause tsquery) returns tsquery[]
  language sql immutable parallel safe set search_path = ''
  as $$
  select case
    when clause::text ~ '[()]' then array[clause]
    else regexp_split_to_array(clause::text, $re$ \| (?=')$re$)::tsquery[]
  end $$;
revoke execute on function search.ways_of(tsquery) from public;

-- The ids of the published listings that match a broad search and are not ranked.
create or replace function search.others_of(query text) returns setof uuid
  language plpgsql stable security definer rows 1000
  set search_path = '' set plan_cache_mode = force_custom_plan set work_mem = '64MB' set enable_seqscan = off
  as $$
declare
  clauses tsquery[] := search.clauses_of(query);
  candidates uuid[] := search.candidates_of(search.all_of(clauses));
begin
  return query execute (
    select 'select id from public."Listings" where publish_status = ''Published'' and id <> all ($1)'
      || coalesce(string_agg(format(' and fts @@ any (%L)', search.ways_of(clause)), ''), ' and false')
    from unnest(clauses) as clause
  ) using candidates;
end $$;
