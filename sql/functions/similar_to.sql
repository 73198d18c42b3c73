-- The records that probably are the same as one of these values, among those that the caller sees, with the reasons, the surest first:
-- for whoever types a new one. What a role may not read of a record it does not find it by.
create or replace function app.similar_to(p_entity text, p_values jsonb, p_but uuid default null) returns table (id uuid, reasons text[])
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_within text := app.rows_for(p_entity, 'read'); v_values jsonb;
begin
  if v_within is null or not exists (select from app.likenesses l where l.entity = p_entity) then return; end if;
  select jsonb_object_agg(key, value) into v_values from jsonb_each(p_values) join pg_attribute a
    on a.attrelid = format('public.%I', p_entity)::regclass and a.attname = key
   where has_column_privilege('tandem_' || app.role(), a.attrelid, a.attnum, 'select')
     -- (By its page one looks into its domains.)
     and (key <> 'website' or not exists (select from pg_attribute d where d.attrelid = a.attrelid and d.attname = 'domains'
       and not has_column_privilege('tandem_' || app.role(), d.attrelid, d.attnum, 'select')));
  return query select a.id, array_agg(distinct a.reason) from app.alike(p_entity, coalesce(v_values, '{}'), p_but, v_within, 10, false) a
    group by a.id order by count(distinct a.reason) desc, a.id limit 10;
end $$;
grant execute on function app.similar_to(text, jsonb, uuid) to tandem_roles;
