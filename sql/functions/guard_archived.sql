-- Writes the trigger that keeps what belongs to archived projects as it is, by whichever of its columns names them; once these are copied.
create or replace function app.guard_archived(p_table name) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation text := format('public.%I', p_table);
  v_named text := (select string_agg(quote_literal(attname), ', ' order by attname) from pg_attribute where attrelid = relation::regclass
    and attname in ('project_id', 'from_project_id', 'to_project_id') and not attisdropped);
begin
  if v_named is null then return; end if;
  execute format('create or replace trigger c_archived before insert or update or delete on %s for each row execute function app.keep_archived(%s)',
    relation, v_named);
end $$;
