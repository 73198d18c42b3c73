-- Identifiers that sort by time (UUIDv7, RFC 9562), since PostgreSQL has its own only from 18 on.
create or replace function app.new_id() returns uuid language sql volatile set search_path = pg_catalog, pg_temp as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
$$;
grant execute on function app.new_id() to tandem_roles, tandem_definer;
