-- A file that a link for approval shows, while the link stands. Null otherwise.
-- after: approval_shown
create or replace function app.approval_file(p_token_hash bytea, p_file uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('name', i ->> 'name', 'media_type', i ->> 'media_type', 'bytes', i -> 'bytes', 'digest', i ->> 'digest')
    from jsonb_array_elements(app.approval_shown(p_token_hash) -> 'shown') i where i ->> 'file_id' = p_file::text
$$;
grant execute on function app.approval_file(bytea, uuid) to tandem_app;
