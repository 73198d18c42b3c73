-- A brief that goes to its client anew has been changed since: what was asked before is not to be approved any more.
create or replace function app.end_earlier_links() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.brief_approvals set status = 'ended' where brief_id = new.id and status = 'waiting';
  return null;
end $$;
create or replace trigger x_earlier_links after update of status on public.briefs for each row
  when (new.status = 'client_review' and old.status <> 'client_review') execute function app.end_earlier_links();
