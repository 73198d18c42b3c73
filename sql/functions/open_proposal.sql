-- A proposal that waits, for an administrator to decide on; whoever made it must still be one.
create or replace function app.open_proposal(p_proposal uuid) returns app.role_proposals
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare p app.role_proposals;
begin
  perform app.in_person();
  perform app.require('user_roles', 'grant');
  perform pg_advisory_xact_lock(7265);
  perform app.still_administers();
  select * into p from app.role_proposals where id = p_proposal for update;
  if p.id is null then raise 'PERMISSION_DENIED' using errcode = '42501'; end if;
  if p.agreed_at is not null or p.declined_at is not null then raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'This was decided already.'; end if;
  return p;
end $$;
