-- Takes the oldest wish: whom a mail is to be written to and what it may hold, or {} when the address is nobody's for whom
-- there is such a link, or the wish is too old. Null when there is none.
create or replace function app.take_link_wish() returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.wished_links; v_person public.people;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v from app.wished_links where taken_at is null order by asked_at limit 1 for update skip locked;
  if not found then return null; end if;
  delete from app.wished_links where asked_at < now() - interval '1 day' and id <> v.id;
  if v.asked_at > now() - interval '15 minutes' then
    select * into v_person from public.people
      where email = v.email and (kind = 'client' or v.purpose = 'password') and status = 'active' and deleted_at is null;
  end if;
  update app.wished_links set taken_at = now(), user_id = v_person.id where id = v.id;
  if v_person.id is null then return '{}'; end if;
  return jsonb_build_object('id', v.id, 'kind', v_person.kind, 'language', v_person.language, 'company', (select name from public.company limit 1),
    -- Whoever reads an administrator's mail must not become them: theirs are made on the server (bin/admin).
    'letter', case when v.purpose = 'sign_in' then 'sign_in' when app.administers(v_person.id) then 'password_of_admin' else 'password' end);
end $$;
grant execute on function app.take_link_wish() to tandem_system;
