-- What runs ask the caller, the oldest first, 50 at most, each with the name of its record where they see that.
-- after: seen_names
create or replace function app.my_workflow_questions() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_asked jsonb;
begin
  perform app.require('workflows', 'read');
  select coalesce(jsonb_agg(to_jsonb(t) order by t.place), '[]') into v_asked from (
    select r.id, r.place, r.workflow_id, w.name as workflow, r.question, r.entity, r.row_id, r.started_at, r.wait_until
      from app.workflow_runs r join public.workflows w on w.id = r.workflow_id
     where r.person_id = app.user_id() and r.state = 'waiting' and not r.answers ? r.wait_step order by r.place limit 50) t;
  return (select coalesce(jsonb_agg(a || jsonb_build_object('name', app.seen_names(jsonb_build_array(jsonb_build_object('entity', a -> 'entity',
    'id', a -> 'row_id'))) -> (a ->> 'row_id')) order by (a ->> 'place')::bigint), '[]') from jsonb_array_elements(v_asked) a);
end $$;
grant execute on function app.my_workflow_questions() to tandem_roles;
