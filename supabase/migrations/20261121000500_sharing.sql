-- Lists shared by a link, private notes, and protection against a list that is created twice.

-- The token in the link of a shared list, otherwise null. A random uuid has 122 random bits.
alter table public.lists add column share_token uuid unique;

-- The database creates the token, so a client cannot choose a weak one or find an existing one by trial. A list that is
-- already shared keeps its token. After the link was withdrawn, the list gets a new one.
create function private.draw_share_token() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if new.share_token is not null then
    new.share_token := coalesce(old.share_token, gen_random_uuid());
  end if;
  return new;
end $$;
revoke execute on function private.draw_share_token() from public;

create trigger lists_share_token
  before update of share_token on public.lists
  for each row execute function private.draw_share_token();

grant update (share_token) on public.lists to authenticated;

-- Returns what anyone with the link may see: name, emoji and the published activities, newest first, but never the user. One
-- row or none. It runs with the rights of its owner, because a visitor may not read lists. A list has at most the 2,000
-- activities that a user can save.
create function public.shared_list(token uuid) returns table (name text, emoji text, activities uuid[])
  language sql stable security definer set search_path = ''
  as $$
  select list.name, list.emoji, array(
    select saved.activity_id
    from public.list_activities saved
    join public."Listings" listing on listing.id = saved.activity_id
    where saved.list_id = list.id and listing.publish_status = 'Published'
    order by saved.created_at desc, saved.id
    limit 2000
  )
  from public.lists list
  where list.share_token = shared_list.token
$$;
revoke execute on function public.shared_list(uuid) from public, service_role;
grant execute on function public.shared_list(uuid) to anon, authenticated;

-- The user's private note on a saved activity.
alter table public.list_activities add column note text check (char_length(note) between 1 and 280);
grant update (note) on public.list_activities to authenticated;
create policy "own saved activities are noted" on public.list_activities
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

-- Two equal lists within a minute come from one request that was sent twice: two tabs or devices that both create Favorites on
-- the first visit, a double click, a lost response. Like the check of the limits, it runs after the insert and holds a lock.
create function private.refuse_repeated_list() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || new.user_id::text, 0));
  if exists (
    select from public.lists other
    where other.user_id = new.user_id and other.name = new.name and other.emoji = new.emoji
      and other.id <> new.id and other.created_at > new.created_at - interval '1 minute'
  ) then
    raise exception 'You have just made this list.' using errcode = 'unique_violation';
  end if;
  return null;
end $$;
revoke execute on function private.refuse_repeated_list() from public;

create trigger lists_repeated
  after insert on public.lists
  for each row execute function private.refuse_repeated_list();
