-- Lists that are shared by a link, private notes, and one list where the same request came twice.

-- The link of a list that is shared; null for one that is not. A random uuid has 122 random bits.
alter table public.lists add column share_token uuid unique;

-- The database draws the link, so that no client can choose a weak one or learn one by trying. A list that is shared
-- keeps its link when it is asked for again, and gets a new one after it was withdrawn.
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

-- What everyone may see who has the link: name, emoji and the activities that are published, newest first; never
-- whose list it is. With the rights of its owner, because a visitor may read no list; it answers one row or none.
-- No list holds more than the 2,000 activities that a parent can save.
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

-- A parent's own words about one saved activity.
alter table public.list_activities add column note text check (char_length(note) between 1 and 280);
grant update (note) on public.list_activities to authenticated;
create policy "own saved activities are noted" on public.list_activities
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

-- The same list made twice within a minute is one request that came twice: two tabs that both make Favorites on the
-- first visit, two devices, a double click, an answer that was lost. After the insert and under a lock, as the cap.
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
