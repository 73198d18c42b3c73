-- True when the claims are proven and the role taken is the one they name, an error otherwise: a wrong identity must not
-- look like an empty table. Every governed table asks this once per statement.
-- after: caller, refuse_identity
create or replace function app.verified() returns boolean language sql stable
  return case when 'tandem_' || (app.caller() ->> 'role') = current_user then true else app.refuse_identity() end;
grant execute on function app.verified() to tandem_roles, tandem_definer;
