-- Tells what could not be told, once its cause is gone; where it still cannot, it stays on the list and says why.
create or replace function app.retry_set_aside(p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.set_aside;
begin
  perform app.require('set_aside', 'retry');
  delete from app.set_aside where id = p_id and draft is not null returning * into v;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.tell(array[jsonb_populate_record(null::app.notice_draft, v.draft)]);
end $$;
grant execute on function app.retry_set_aside(uuid) to tandem_roles;
