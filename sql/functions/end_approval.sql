-- Ends a link for approval that waits: it opens nothing from now on.
create or replace function app.end_approval(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.hold('brief_approvals', p_id, 'end');
  if app.by_agent() then perform app.refuse_agent('Agents end no link.'); end if;
  update public.brief_approvals set status = 'ended' where id = p_id and status = 'waiting';
  if not found then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This link was answered or ended already.'; end if;
end $$;
grant execute on function app.end_approval(uuid) to tandem_roles;
