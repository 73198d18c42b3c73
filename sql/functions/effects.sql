-- What this transaction has changed so far, as the log has it: a row each, with its acts, its version before, its values before and
-- after, and which of these some role may not read. The same act has the same effects in each transaction: new ids are numbered,
-- moments of now are "now", stamps and what follows from other columns or rows are left out. The record that it is done to is there also
-- where nothing of it is changed, for its version.
create or replace function app.effects(p_entity text, p_row uuid) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare v_due text; v_effects jsonb; v_text text; v_version int; v_made record;
begin
  select string_agg(format('%I.%I', n.nspname, c.conname), ', ') into v_due from pg_constraint c join pg_namespace n on n.oid = c.connamespace
   where c.condeferrable and c.conname <> 'never_committed';
  if v_due is not null then execute format('set constraints %s immediate', v_due); end if;
  with e as materialized (select * from app.log where xid = pg_current_xact_id_if_assigned()),
    col as (select c.relname, a.attname, a.atttypid = 'timestamptz'::regtype as is_moment from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relname in (select entity from e) and a.attnum > 0 and a.attgenerated = ''
         and a.attname <> all ('{id,version,created_at,created_by,updated_at,updated_by,deleted_by,answer_due_at}')
         and not exists (select from app.entities where entity = c.relname and a.attname = any (rolled_up))),
    was as (select distinct on (entity, row_id, k) entity, row_id, k, v, masked from e, jsonb_each(coalesce(before, '{}')) b (k, v)
       order by entity, row_id, k, id),
    becomes as (select distinct on (entity, row_id, k) entity, row_id, k, masked, case when is_moment and v <> 'null' and (v #>> '{}')::timestamptz
         between now() and clock_timestamp() then '"now"' else v end as v
       from e cross join jsonb_each(coalesce(after, '{}')) b (k, v) join col on relname = entity and attname = k order by entity, row_id, k, id desc),
    rows as (select entity, row_id, array_agg(distinct verb order by verb) as verbs, bool_or(verb = 'create') as made, min(id) as first,
         min(row_version) - 1 as version from e group by entity, row_id)
  select jsonb_agg(jsonb_build_object('entity', entity, 'id', row_id, 'verbs', verbs, 'version', version,
      'before', (select jsonb_object_agg(k, w.v) from was w join becomes b using (entity, row_id, k) where (w.entity, w.row_id) = (r.entity, r.row_id)),
      'after', (select jsonb_object_agg(k, b.v) from becomes b where (b.entity, b.row_id) = (r.entity, r.row_id)),
      'masked', (select jsonb_agg(k order by k) from becomes b where (b.entity, b.row_id) = (r.entity, r.row_id) and b.masked))
      order by made, entity, case when not made then row_id end, first) into v_effects
    from rows r where verbs <> '{update}' or exists (select from becomes b where (b.entity, b.row_id) = (r.entity, r.row_id));
  v_effects := coalesce(v_effects, '[]');
  if p_row is not null and not v_effects @> jsonb_build_array(jsonb_build_object('id', p_row)) then
    execute format('select version from public.%I where id = $1', p_entity) into v_version using p_row;
    v_effects := jsonb_build_array(jsonb_build_object('entity', p_entity, 'id', p_row, 'verbs', '[]'::jsonb, 'version', v_version)) || v_effects;
  end if;
  v_text := v_effects::text;
  for v_made in select row_id, row_number() over (order by min(id)) as no from app.log
      where xid = pg_current_xact_id_if_assigned() and verb = 'create' group by row_id loop
    v_text := replace(v_text, v_made.row_id::text, 'new:' || v_made.no);
  end loop;
  return v_text::jsonb;
end $$;
