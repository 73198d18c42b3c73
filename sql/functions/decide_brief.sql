-- Approves what was made for a brief, or sends it back with what is to be changed, as somebody who may approve.
create or replace function app.decide_brief(p_id uuid, p_status text, p_reason text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.hold('briefs', p_id, 'approve');
  if app.by_agent() then perform app.refuse_agent('Agents approve nothing.'); end if;
  if p_status = 'approved' then
    update public.briefs set status = 'approved' where id = p_id and status in ('internal_review', 'client_review');
  elsif btrim(p_reason) <> '' then
    update public.briefs set status = 'changes_requested', change_reason = left(btrim(p_reason), 2000)
      where id = p_id and status in ('submitted', 'internal_review', 'client_review', 'approved');
  else raise 'INVALID_INPUT' using errcode = '22023'; end if;
  if not found then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This brief is in another state by now. Look again.'; end if;
end $$;
grant execute on function app.decide_brief(uuid, text, text) to tandem_roles;
