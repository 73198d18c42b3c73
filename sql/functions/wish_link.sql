-- Notes the wish, and answers 0; or, for an address with three of them in a quarter of an hour, the seconds to wait.
create or replace function app.wish_link(p_purpose text, p_email text) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_email text := lower(p_email); v_count int; v_first timestamptz;
begin
  perform pg_advisory_xact_lock(7271, hashtext(p_purpose || v_email));
  select count(*), min(asked_at) into v_count, v_first from app.wished_links
    where email = v_email and purpose = p_purpose and asked_at > now() - interval '15 minutes';
  if v_count >= 3 then return greatest(1, ceil(extract(epoch from v_first + interval '15 minutes' - now()))::int); end if;
  insert into app.wished_links (purpose, email) values (p_purpose, v_email);
  return 0;
end $$;
grant execute on function app.wish_link(text, text) to tandem_app;
