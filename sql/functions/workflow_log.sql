-- The runs of a workflow, the newest first, of those before a place, 50 at most; of one state, where that is asked. Records are named to who
-- sees them; what went wrong and what each step came to is told to whoever published it, and to who may publish all: it is of their rights.
-- after: require, seen_names, rows_for
create or replace function app.workflow_log(p_id uuid, p_before bigint, p_state text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_shown boolean; v_runs jsonb; v_names jsonb; v_all boolean := exists (select from app.role_permissions
  where role = app.role() and (entity, verb, scope) = ('workflows', 'publish', 'all'));
begin
  perform app.require('workflows', 'read');
  execute format('select coalesce(%s, false) from public.workflows where id = $1', coalesce(app.rows_for('workflows', 'publish'), 'false'))
    into v_shown using p_id;
  if v_shown is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  select jsonb_agg(to_jsonb(t) order by t.place desc) into v_runs from (
    select r.id, r.place, r.number, r.entity, r.row_id, r.state, r.waits_for, r.next_at, r.started_at, r.ended_at, r.starter_id, r.person_id,
        r.person_id = app.user_id() as asks_me, case when m.shown or r.person_id = app.user_id() then r.question end as question,
        case when m.shown or r.state = 'stopped' then r.error end as error, case when m.shown then r.lease end as acts,
        case when m.shown then (select jsonb_agg(jsonb_build_object('step', s.step, 'state', s.state, 'error', s.error, 'output', s.output, 'at', s.ended_at,
          'ms', s.ms) order by s.no) from (select * from app.workflow_steps where run_id = r.id order by no desc limit 100) s) end as steps
      from app.workflow_runs r join app.workflow_versions v on v.workflow_id = r.workflow_id and v.number = r.number,
        lateral (select v_shown and (v_all or v.publisher_id = app.user_id()) as shown) m
     where r.workflow_id = p_id and (p_before is null or r.place < p_before) and (p_state is null or r.state = p_state)
     order by r.place desc limit 50) t;
  v_names := app.seen_names(coalesce((select jsonb_agg(jsonb_build_object('entity', r -> 'entity', 'id', r -> 'row_id'))
    from jsonb_array_elements(v_runs) r where r ->> 'row_id' is not null), '[]'));
  return coalesce((select jsonb_agg(r || jsonb_build_object('name', v_names -> (r ->> 'row_id'),
    'row_id', case when v_names ? (r ->> 'row_id') then r -> 'row_id' end) order by (r ->> 'place')::bigint desc)
    from jsonb_array_elements(v_runs) r), '[]');
end $$;
grant execute on function app.workflow_log(uuid, bigint, text) to tandem_roles;
