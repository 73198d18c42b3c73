-- What a record is told from others by, as far as the caller reads it, by their own rights; null where they do not see it.
create or replace function app.shown_alike(p_entity text, p_row uuid) returns jsonb
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_columns text; v_shown jsonb;
begin
  select string_agg(format('%L, %1$I', attname), ', ') into v_columns from pg_attribute
   where attrelid = format('public.%I', p_entity)::regclass and has_column_privilege(attrelid, attnum, 'select')
     and attname = any ('{id,name,title,company_name,city,emails,phones,phone,siren,domains,website,owner_id,created_at}');
  if v_columns is null then return null; end if;
  execute format('select jsonb_build_object(%s) from public.%I where id = $1 and deleted_at is null', v_columns, p_entity) into v_shown using p_row;
  return v_shown;
end $$;
grant execute on function app.shown_alike(text, uuid) to tandem_roles;
