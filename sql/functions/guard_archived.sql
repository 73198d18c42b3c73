-- Writes the trigger that keeps what belongs to archived projects as it is, by whichever of its columns names them: by what they are called,
-- and by what they point at; once these are copied.
create or replace function app.guard_archived(p_table name) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  relation text := format('public.%I', p_table);
  v_named text := (select string_agg(quote_literal(attname), ', ' order by attname) from pg_attribute where attrelid = relation::regclass
    and not attisdropped and (attname in ('project_id', 'from_project_id', 'to_project_id') or exists (select from pg_constraint
      where contype = 'f' and conrelid = attrelid and confrelid = to_regclass('public.projects') and attnum = any (conkey))));
begin
  if v_named is null then return; end if;
  execute format('create or replace trigger c_archived before insert or update or delete on %s for each row execute function app.keep_archived(%s)',
    relation, v_named);
end $$;
