-- Data of one signed-in user: the profile, the lists and the saved activities (spec.md section 3).
-- auth.uid() is inside (select ...), so PostgreSQL computes it once per statement and not once per row.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text check (username = btrim(username) and char_length(username) between 1 and 60),
  updated_at timestamptz not null default now()
);

-- A trigger creates the profile with the account, from the name at sign-up. No role may insert one.
create function private.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into public.profiles (id, username)
  values (new.id, nullif(btrim(left(btrim(new.raw_user_meta_data ->> 'name'), 60)), ''))
  on conflict do nothing;
  return new;
end $$;
revoke execute on function private.create_profile() from public;

create trigger on_auth_user_created
  after insert on auth.users
  for each row execute function private.create_profile();

-- updated_at is the time of the server. The value that the client sends is ignored.
create function private.touch_profile() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.username := btrim(new.username);
  new.updated_at := now();
  return new;
end $$;
revoke execute on function private.touch_profile() from public;

create trigger profiles_touch
  before update on public.profiles
  for each row execute function private.touch_profile();

create table public.lists (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  emoji text not null default '❤️' check (char_length(emoji) between 1 and 16),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (id, user_id)
);
create index lists_owner on public.lists (user_id, created_at desc);

create table public.list_activities (
  id uuid primary key default gen_random_uuid(),
  list_id uuid not null,
  activity_id uuid not null references public."Listings" (id) on delete cascade,
  user_id uuid not null default auth.uid(),
  activity_type text not null default 'external' check (activity_type = 'external'),
  created_at timestamptz not null default now(),
  -- A row is in a list of the same user. This also holds for the service role and with a wrong policy.
  foreign key (list_id, user_id) references public.lists (id, user_id) on delete cascade,
  -- An activity is in a list only once, also when two tabs save it.
  unique (list_id, activity_id)
);
create index list_activities_owner on public.list_activities (user_id, activity_id);
create index list_activities_list on public.list_activities (list_id, user_id);
create index list_activities_activity on public.list_activities (activity_id);

-- At most 100 lists and 2,000 saved activities per user. The check runs after the insert: the row rules come first, so it
-- says nothing about other users. It holds a lock, so two tabs cannot both take the last place.
create function private.cap_rows_of_user() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  kept bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || new.user_id::text, 0));
  if tg_table_name = 'lists' then
    select count(*) into kept from public.lists where user_id = new.user_id;
    if kept > 100 then
      raise exception 'You can keep up to 100 lists.' using errcode = 'P0001';
    end if;
  else
    select count(*) into kept from public.list_activities where user_id = new.user_id;
    if kept > 2000 then
      raise exception 'You can save up to 2000 activities.' using errcode = 'P0001';
    end if;
  end if;
  return null;
end $$;
revoke execute on function private.cap_rows_of_user() from public;

create trigger lists_cap
  after insert on public.lists
  for each row execute function private.cap_rows_of_user();
create trigger list_activities_cap
  after insert on public.list_activities
  for each row execute function private.cap_rows_of_user();

grant select, update (username, updated_at) on public.profiles to authenticated;
grant select, delete, insert (name, emoji, user_id), update (name, emoji) on public.lists to authenticated;
grant select, delete, insert (list_id, activity_id, user_id, activity_type) on public.list_activities
  to authenticated;

alter table public.profiles enable row level security;
alter table public.lists enable row level security;
alter table public.list_activities enable row level security;

create policy "own profile is read" on public.profiles
  for select to authenticated using ((select auth.uid()) = id);
create policy "own profile is changed" on public.profiles
  for update to authenticated using ((select auth.uid()) = id) with check ((select auth.uid()) = id);

create policy "own lists are read" on public.lists
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "own lists are added" on public.lists
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "own lists are changed" on public.lists
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "own lists are deleted" on public.lists
  for delete to authenticated using ((select auth.uid()) = user_id);

create policy "own saved activities are read" on public.list_activities
  for select to authenticated using ((select auth.uid()) = user_id);
-- A draft, a missing listing and a list of another user get the same error (42501).
create policy "published activities are saved in own lists" on public.list_activities
  for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and exists (select 1 from public.lists list where list.id = list_id and list.user_id = (select auth.uid()))
    and exists (
      select 1 from public."Listings" listing
      where listing.id = activity_id and listing.publish_status = 'Published'
    )
  );
create policy "own saved activities are removed" on public.list_activities
  for delete to authenticated using ((select auth.uid()) = user_id);
