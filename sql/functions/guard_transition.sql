-- Lets only declared transitions pass, whoever writes. Arguments: the state column; where its states are rows of a table
-- (app.entities.state_types), that table, of whose types the transitions are. Within a type one goes as one likes.
create or replace function app.guard_transition() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  was text := case when tg_op = 'UPDATE' then to_jsonb(old) ->> tg_argv[0] else '' end;
  becomes text := to_jsonb(new) ->> tg_argv[0];
  was_type text := was;
  becomes_type text := becomes;
begin
  if was = becomes or (tg_op = 'INSERT' and app.actor_id() is null) then return new; end if;
  if tg_nargs > 1 then
    execute format('select type from public.%I where key = $1', tg_argv[1]) into becomes_type using becomes;
    if was <> '' then execute format('select type from public.%I where key = $1', tg_argv[1]) into was_type using was; end if;
    -- (What there is none of is refused by whoever enters it; none at all is the first.)
    if becomes_type is null or becomes_type = was_type then return new; end if;
  end if;
  if exists (select from app.transitions t where t.entity = tg_table_name and t."from" = was_type and t."to" = becomes_type) then return new; end if;
  raise 'TRANSITION' using errcode = '23514', column = tg_argv[0],
    detail = case when was = '' then format('a new record cannot be %s', becomes) else format('%s cannot become %s', was, becomes) end;
end $$;
