-- Whether a text is a day of the calendar, as 2026-02-28. (PostgreSQL has pg_input_is_valid from 16 on.)
create or replace function app.is_day(p_text text) returns boolean language sql immutable
  return case when p_text ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' and left(p_text, 4) <> '0000' then right(p_text, 2)::int
    <= extract(day from make_date(left(p_text, 4)::int, substr(p_text, 6, 2)::int, 1) + interval '1 month - 1 day') else false end;
grant execute on function app.is_day(text) to tandem_roles, tandem_definer;
