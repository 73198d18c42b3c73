-- Tells a thing to all who may do this with such records, each once (by its key); `p_draft` names nobody.
-- after: current_role_of, tell
create or replace function app.tell_whoever(p_entity name, p_verb text, p_draft app.notice_draft) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select app.tell(array_agg(jsonb_populate_record(p_draft, jsonb_build_object('user_id', p.id)))) from public.people p
   where p.status = 'active' and p.deleted_at is null
     and exists (select from app.role_permissions r where r.role = app.current_role_of(p.id) and r.entity = p_entity and r.verb = p_verb)
     and not exists (select from public.notifications n where n.user_id = p.id and n.dedupe_key = p_draft.dedupe_key)
  having count(*) > 0
$$;
