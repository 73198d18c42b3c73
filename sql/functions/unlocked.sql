-- Raises RESOURCE_LOCKED if somebody else has checked the document out. `p_ends`: the change checks it in, which its owner and
-- administrators may do.
create or replace function app.unlocked(p_document public.documents, p_ends boolean default false) returns void
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_document.locked_by is null or app.actor_id() is null or p_document.locked_by = app.actor_id() then return; end if;
  if p_ends and (p_document.owner_id = app.actor_id() or app.role() = 'admin') then return; end if;
  raise 'RESOURCE_LOCKED' using errcode = '55P03', detail = format('%s has checked this document out. Wait, or ask them to check it in.',
    coalesce((select name from public.people where id = p_document.locked_by), 'A colleague'));
end $$;
