-- Lets only declared transitions pass, whoever writes. Argument: the state column.
create or replace function app.guard_transition() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  was text := case when tg_op = 'UPDATE' then to_jsonb(old) ->> tg_argv[0] else '' end;
  becomes text := to_jsonb(new) ->> tg_argv[0];
begin
  if was = becomes or (tg_op = 'INSERT' and app.actor_id() is null)
     or exists (select from app.transitions t where t.entity = tg_table_name and t."from" = was and t."to" = becomes)
  then return new; end if;
  raise 'TRANSITION' using errcode = '23514', column = tg_argv[0],
    detail = case when was = '' then format('a new record cannot be %s', becomes) else format('%s cannot become %s', was, becomes) end;
end $$;
