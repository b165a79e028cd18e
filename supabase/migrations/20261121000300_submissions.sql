-- What the two public forms leave behind. Only the edge functions reach it; row level security without a policy
-- keeps it shut even if the schema were exposed one day.

create table private.submissions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('listing', 'contact')),
  -- Made by the page once per filled form: the same form sent twice is stored once.
  idem_key uuid not null unique,
  payload jsonb not null check (octet_length(payload::text) <= 16384),
  created_at timestamptz not null default now(),
  -- Null while the mail has not gone out: a mail provider that is down loses no message.
  emailed_at timestamptz
);
create index submissions_created on private.submissions (created_at);

-- One row per bucket and window; buckets hold hashes, never an address.
create table private.rate_limits (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (bucket, window_start)
);

-- Counts one more hit of the bucket in its current window and says whether it is still within the limit.
create function private.hit(bucket text, allowed integer, per interval) returns boolean
  language sql set search_path = ''
  as $$
  insert into private.rate_limits as counted (bucket, window_start, hits)
  values (hit.bucket, pg_catalog.date_bin(hit.per, pg_catalog.now(), 'epoch'), 1)
  on conflict on constraint rate_limits_pkey do update set hits = counted.hits + 1
  returning counted.hits <= hit.allowed
$$;

-- Personal data is kept for twelve months (Australian Privacy Principle 11.2), counters for two days.
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
