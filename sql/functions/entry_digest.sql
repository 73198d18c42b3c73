create or replace function app.entry_digest(l app.log) returns bytea
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select sha256(convert_to(concat_ws('|', l.xid, l.id, extract(epoch from l.at), l.actor_id, l.request_id,
    l.entity, l.row_id, l.account_id, l.verb, l.masked, l.salt, encode(l.digest, 'hex')), 'UTF8'))
$$;
grant execute on function app.entry_digest(app.log) to tandem_definer;
