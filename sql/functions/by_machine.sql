-- Whether a key or a run acts, and not the person themselves.
-- after: claims, key_id
create or replace function app.by_machine() returns boolean language sql stable
  return app.key_id() is not null or coalesce((app.claims())[8], '') <> '';
grant execute on function app.by_machine() to tandem_roles, tandem_definer;
