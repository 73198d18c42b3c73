-- Reverts one entry of the log, with the rights of whoever asks: gives fields and states their former values, puts what was
-- created into the bin, takes out of it what was removed, and back. Only where what it changed still stands as it left it;
-- what stands as before already, it leaves. It sets what only verbs set, too, to what it was before: so whoever may has the whole log.
-- `p_among`: the entries that are reverted together, newest first. Answers null where it is reverted, else why not: 'never' (no
-- change of a record), 'done' (it stands as before), 'moved', 'refused', 'state', 'invalid'.
create or replace function app.revert_change(p_xid xid8, p_id bigint, p_among bigint[]) returns text
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  e app.log;
  relation text;
  keys text;
  stands jsonb;
  changed int;
begin
  perform app.require('audit_logs', 'read');
  select * into strict e from app.log where xid = p_xid and id = p_id;
  if e.verb not in ('create', 'update', 'remove', 'restore') or not exists (select from app.scopes where entity = e.entity) then return 'never'; end if;
  -- The columns that some role may not read have an entry of their own; a record is put away once.
  if e.verb <> 'update' and e.masked then return null; end if;
  relation := format('public.%I', e.entity);
  -- (Held, so that nobody comes between what is looked at and what is done.)
  execute format('select from %s where id = $1 for no key update', relation) using e.row_id;
  if e.verb = 'create' and exists (select from app.log l where l.entity = e.entity and l.row_id = e.row_id
    and (l.xid, l.id) > (e.xid, e.id) and l.id <> all (p_among) and l.xid <> pg_current_xact_id()) then return 'moved'; end if;
  if e.verb <> 'update' then
    execute format('select to_jsonb(t.deleted_at is null) from %s t where id = $1', relation) into stands using e.row_id;
    if stands is null or stands::boolean <> (e.verb <> 'remove') then return 'moved'; end if;
    execute format('update %s set deleted_at = %s where id = $1', relation, case e.verb when 'remove' then 'null' else 'now()' end) using e.row_id;
    get diagnostics changed = row_count;
    return case when changed = 0 then 'refused' end;
  end if;
  select string_agg(format('t.%I', key), ', ') into keys from jsonb_object_keys(e.after) key
   where has_column_privilege(relation, key, 'update') and has_column_privilege(relation, key, 'select');
  if keys is null then return 'refused'; end if;
  execute format('select to_jsonb(r) from %s t, lateral (select %s) r where t.id = $1 and t.deleted_at is null', relation, keys)
    into stands using e.row_id;
  if stands is null then return 'moved'; end if;
  if exists (select from jsonb_each(stands) s where s.value <> e.before -> s.key and s.value <> e.after -> s.key) then return 'moved'; end if;
  select string_agg(format('%I', s.key), ', ') into keys from jsonb_each(stands) s where s.value <> e.before -> s.key;
  if keys is null then return 'done'; end if;
  execute format('update %s set (%s) = (select %2$s from jsonb_populate_record(null::%1$s, $1)) where id = $2', relation, keys)
    using e.before, e.row_id;
  get diagnostics changed = row_count;
  return case when changed = 0 then 'refused' end;
exception
  when insufficient_privilege then return 'refused';
  when check_violation then return case when sqlerrm = 'TRANSITION' then 'state' else 'invalid' end;
  when integrity_constraint_violation or data_exception or raise_exception then return 'invalid';
end $$;
grant execute on function app.revert_change(xid8, bigint, bigint[]) to tandem_roles;
