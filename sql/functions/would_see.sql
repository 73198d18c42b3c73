-- Would this person see the row? As the policies judge it, from the same predicates: for what goes out while they are not
-- there to be asked.
create or replace function app.would_see(p_user uuid, p_entity text, p_row uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people; v_predicate text; v_seen boolean;
begin
  select * into v from public.people where id = p_user and status = 'active' and deleted_at is null;
  if v.id is not null then v_predicate := app.predicate_of(app.within(app.current_role_of(v.id), p_entity, 'read'), v); end if;
  if v_predicate is null then return false; end if;
  execute format('select exists (select from public.%I where id = $1 and deleted_at is null and (%s))', p_entity, v_predicate) into v_seen using p_row;
  return v_seen;
end $$;
