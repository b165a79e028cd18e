-- The bits of a search (20261125000410_broad_words.sql): null where a word has none, or where there is no word.
create function search.bits_of(query text) returns bigint
  language sql stable security definer
  set search_path = ''
  as $$ select search.mask_of(search.clauses_of(query)) $$;
revoke execute on function search.bits_of(text) from public;
grant execute on function search.bits_of(text) to anon, authenticated;

-- What public.search_listings finds, in no order, to be counted. Parts without an order are planned together with the conditions
-- of a request, so PostgreSQL reads only the columns of these; and where bits tell what is found, nothing is ranked.
create function public.found_listings(query text) returns setof public."Listings"
  language sql stable rows 50
  as $$
  select listing.*
    from public."Listings" listing
    where (select search.bits_of(query) is not null) and listing.publish_status = 'Published'
      and listing.broad & (select search.bits_of(query)) >= (select search.bits_of(query))
  union all
  select listing.*
    from search.matches_of(query) as found (id) join public."Listings" listing on listing.id = found.id
    where (select search.bits_of(query) is null) and (select true from search.broad_part(query)) is null
  union all
  -- "case" makes a set of the many that are found, where PostgreSQL would look for each by its id
  select listing.*
    from public."Listings" listing
    where (select true from search.broad_part(query) where mask is null) and listing.publish_status = 'Published'
      and case when true
        then listing.id in (select found.id from search.others_of(query, '{}') as found (id)) end
  union all
  select listing.*
    from public."Listings" listing
    where (select cardinality(search.words_of(query)) = 0) $$;
revoke execute on function public.found_listings(text) from public, service_role;
grant execute on function public.found_listings(text) to anon, authenticated;
