-- A scope's predicate for somebody who is not there to be asked.
create or replace function app.predicate_of(p_template text, p_person public.people) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare said text := replace(replace(replace(p_template, '{user_id}', format('%L::uuid', p_person.id)),
  '{team_id}', format('%L::uuid', p_person.team_id)), '{account_id}', format('%L::uuid', p_person.account_id));
begin
  if said like '%{member:%' then
    said := regexp_replace(said, '\{member:(\w+)\}',
      format('array(select m.id from app.memberships m where m.user_id = %L and m.kind = ''\1'')', p_person.id), 'g');
  end if;
  return said;
end $$;
grant execute on function app.predicate_of(text, public.people) to tandem_definer;
