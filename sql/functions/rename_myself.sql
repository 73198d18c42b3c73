create or replace function app.rename_myself(p_name text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.user_id() is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if length(btrim(p_name)) not between 1 and 200 then raise 'NAME' using errcode = '23514', column = 'name', detail = 'a name has 1 to 200 characters'; end if;
  update public.people set name = btrim(p_name) where id = app.user_id();
  update auth."user" set name = btrim(p_name), "updatedAt" = now() where id = app.user_id();
end $$;
grant execute on function app.rename_myself(text) to tandem_roles;
