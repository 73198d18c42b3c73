create or replace function app.keep_out(p_person public.people) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.people set status = 'suspended' where id = p_person.id;
  delete from auth.session where "userId" = p_person.id;
  update app.runs set ended_at = now() where user_id = p_person.id and ended_at is null;
  delete from app.password_resets where user_id = p_person.id and used_at is null;
end $$;
