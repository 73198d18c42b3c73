-- Whoever writes a child sees its parent, which its columns `entity` and `row_id` name: asked once, so that reading it need not.
create or replace function app.see_parent() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if app.actor_id() is not null and not app.sees(new.entity, new.row_id) then raise 'REFERENCE' using errcode = '23503', column = 'row_id'; end if;
  return new;
end $$;
