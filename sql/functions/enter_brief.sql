-- Clears the copies of a client or project that is gone, and keeps who approved a brief and when: a person with that right, or nobody of ours where
-- its client did.
-- after: may_approve
create or replace function app.enter_brief() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.account_id is null then new.account_name := null; end if;
  if new.project_id is null then new.project_name := null; new.project_manager_id := null; end if;
  if tg_op = 'INSERT' or new.status is not distinct from old.status then return new; end if;
  if new.status = 'approved' and old.status <> 'delivered' then
    if app.by_agent() then perform app.refuse_agent('Agents approve nothing.'); end if;
    -- (By itself: where nobody of ours acts, no role is asked for, not even by a plan.)
    if app.actor_id() is not null then perform app.may_approve(); end if;
    new.approved_by := app.actor_id(); new.approved_at := now(); new.change_reason := null;
  elsif new.status = 'changes_requested' then
    new.approved_by := null; new.approved_at := null;
  end if;
  return new;
end $$;
create or replace trigger e_brief before insert or update of account_id, project_id, status on public.briefs for each row execute function app.enter_brief();
