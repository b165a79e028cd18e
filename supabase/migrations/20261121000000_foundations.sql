-- Extensions and the private schema. A role has no rights unless a later line grants them (security.md section 1).

create extension if not exists pg_trgm with schema extensions;

-- Helper functions and private data. Never expose this schema in the Data API.
create schema private;
revoke all on schema private from public;
grant usage on schema private to service_role;

-- By default the hosted service grants all rights in `public` to the API's roles. This removes that default, so each grant
-- is written out.
revoke all on all tables in schema public from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- By default PostgreSQL lets everyone call a new function. A setting of one schema cannot change that.
alter default privileges revoke execute on functions from public;
