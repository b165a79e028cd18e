-- Extensions, the private schema, and "nothing is granted unless a later line grants it" (security.md section 1).

create extension if not exists pg_trgm with schema extensions;

-- Helpers and private data. This schema is never in the Data API's list of exposed schemas.
create schema private;
revoke all on schema private from public;
grant usage on schema private to service_role;

-- The hosted service grants everything in public to the API's roles by default; here each grant is written out.
revoke all on all tables in schema public from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- That everyone may call a new function is a default of PostgreSQL itself, which no setting of one schema takes back.
alter default privileges revoke execute on functions from public;
