-- How many people it is, but for one or two: that would tell of one person.
create or replace function app.of_three(p_people bigint) returns bigint language sql immutable return
  case when p_people in (1, 2) then null else p_people end;
grant execute on function app.of_three(bigint) to tandem_definer;
