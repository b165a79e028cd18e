-- What is stored is safe by itself, whoever reads it: the HTML of listings, and the data of an account.

-- HTML with no other tags than the site shows, and no attributes but the address of a link (security.md section 4). The last
-- line alone makes the result safe: in it every "<" begins one of these tags, written exactly so. The lines before only keep
-- what can be kept. A longer text than a column takes is not read: the check of the column refuses it.
create function private.clean_html(html text) returns text
  language plpgsql immutable parallel safe set search_path = ''
  as $$
declare
  name text;
  scheme text;
begin
  if html is null or strpos(html, '<') = 0 or char_length(html) > 20000 then return html; end if;
  -- Most texts have nothing else: one reading of them, which a bulk import notices little.
  if strpos(regexp_replace(html, '<(/?(p|br|b|strong|i|em|u|ul|ol|li|h3|h4|blockquote|hr)|/a|a href="(https?:|mailto:|tel:)[^"<>]*")>', '', 'g'), '<') = 0 then
    return html;
  end if;
  html := regexp_replace(html, '<!--.*?-->', '', 'g');
  html := regexp_replace(html, '(?:<(script|style|template|iframe|noscript|svg|math|object|xmp|noembed|noframes|plaintext|select|title|textarea)\M.*?</\1[^>]*>){1,1}?', '', 'gi');
  html := regexp_replace(html, '<(script|style|template|iframe|noscript|svg|math|object|xmp|noembed|noframes|plaintext|select|title|textarea)\M.*', '', 'i');
  html := regexp_replace(html, '<(/?)h[123]\M[^<>]*>', '<\1h3>', 'gi');
  html := regexp_replace(html, '<(/?)h[456]\M[^<>]*>', '<\1h4>', 'gi');
  -- Names and schemes are written in lower case, and addresses in double quotes, whatever quotes they had.
  foreach scheme in array '{https:,http:,mailto:,tel:}'::text[] loop
    html := regexp_replace(html, '<a\M[^<>]*\mhref\s*=\s*(?:"\s*' || scheme || '([^"<>]*)"[^<>]*|''\s*' || scheme || '([^''"<>]*)''[^<>]*|' || scheme || '([^\s''"<>]*)(?:\s[^<>]*)?)>', '<a href="' || scheme || '\1\2\3">', 'gi');
  end loop;
  html := regexp_replace(html, '</a\M[^<>]*>', '</a>', 'gi');
  foreach name in array '{p,br,b,strong,i,em,u,ul,ol,li,blockquote,hr}'::text[] loop
    html := regexp_replace(html, '<(/?)' || name || '\M[^<>]*>', '<\1' || name || '>', 'gi');
  end loop;
  html := regexp_replace(html, '<(?!/?(p|br|b|strong|i|em|u|ul|ol|li|h3|h4|blockquote|hr)>|/a>|a href="(https?:|mailto:|tel:)[^"<>]*">)/?[A-Za-z!?][^<>]*>', '', 'g');
  return regexp_replace(html, '<(?!/?(p|br|b|strong|i|em|u|ul|ol|li|h3|h4|blockquote|hr)>|/a>|a href="(https?:|mailto:|tel:)[^"<>]*">)', '&lt;', 'g');
end $$;
revoke execute on function private.clean_html(text) from public;

create function private.clean_listing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  new.description := private.clean_html(new.description);
  new.tips := private.clean_html(new.tips);
  return new;
end $$;
revoke execute on function private.clean_listing() from public;

create trigger listings_clean
  before insert or update of description, tips on public."Listings"
  for each row execute function private.clean_listing();

update public."Listings" set description = private.clean_html(description), tips = private.clean_html(tips)
where description is distinct from private.clean_html(description) or tips is distinct from private.clean_html(tips);

-- The data that a user may keep in the account, in all requests together: 16 kB. It is in every token of the user.
create function private.limit_account_data() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 16384 then
    raise exception 'The data of an account may have up to 16 kB.' using errcode = 'check_violation';
  end if;
  return new;
end $$;
revoke execute on function private.limit_account_data() from public;

create trigger account_data_limit
  before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.limit_account_data();
