-- The messages of the two public forms. Only the edge functions have access. Row level security without a policy denies all
-- other access, even if the schema is exposed by mistake.

create table private.submissions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('listing', 'contact')),
  -- The page creates one key per completed form, so a form that is sent twice is stored once.
  idem_key uuid not null unique,
  payload jsonb not null check (octet_length(payload::text) <= 16384),
  created_at timestamptz not null default now(),
  -- Null until the mail is sent. If the mail service is down, the message is still stored.
  emailed_at timestamptz
);
create index submissions_created on private.submissions (created_at);

-- One row per bucket and time window. The name of a bucket is a hash and never contains an address.
create table private.rate_limits (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (bucket, window_start)
);

-- Adds one hit to the bucket in its current window. Returns whether the count is within the limit.
create function private.hit(bucket text, allowed integer, per interval) returns boolean
  language sql set search_path = ''
  as $$
  insert into private.rate_limits as counted (bucket, window_start, hits)
  values (hit.bucket, pg_catalog.date_bin(hit.per, pg_catalog.now(), 'epoch'), 1)
  on conflict on constraint rate_limits_pkey do update set hits = counted.hits + 1
  returning counted.hits <= hit.allowed
$$;

-- Deletes personal data after twelve months (Australian Privacy Principle 11.2) and counters after two days.
create function private.forget_expired() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.submissions where created_at < now() - interval '12 months';
  delete from private.rate_limits where window_start < now() - interval '2 days';
  return null;
end $$;

create trigger submissions_forget_expired
  after insert on private.submissions
  for each statement execute function private.forget_expired();

revoke execute on all functions in schema private from public;
grant execute on function private.hit(text, integer, interval) to service_role;
grant select, insert, update, delete on private.submissions, private.rate_limits to service_role;

alter table private.submissions enable row level security;
alter table private.rate_limits enable row level security;
