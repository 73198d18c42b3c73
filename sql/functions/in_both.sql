-- What two lists have in common; null is a list of everything.
create or replace function app.in_both(p_one uuid[], p_other uuid[]) returns uuid[] language sql immutable
  return case when p_one is null then p_other when p_other is null then p_one else array(select unnest(p_one) intersect select unnest(p_other)) end;
grant execute on function app.in_both(uuid[], uuid[]) to tandem_definer;
