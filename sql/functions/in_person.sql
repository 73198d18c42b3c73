-- True when no key is in play, an error otherwise. What a key must never do asks this: approvals, and all that decides who
-- comes in.
-- after: by_machine, refuse_key
create or replace function app.in_person() returns boolean language sql stable
  return case when app.by_machine() then app.refuse_key() else true end;
grant execute on function app.in_person() to tandem_roles, tandem_definer;
