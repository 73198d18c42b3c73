create or replace function app.drop_second_factor(p_person public.people) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from auth.second_factor where "userId" = p_person.id;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002', detail = 'This person has no second step.'; end if;
  delete from auth.session where "userId" = p_person.id;
  perform app.append('sessions', p_person.id, p_person.account_id, 'second_factor_off', false, null, null);
end $$;
