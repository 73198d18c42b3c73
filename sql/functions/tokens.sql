-- (Bodies that are parsed here: PostgreSQL puts them in place of the call.)
create or replace function app.tokens(p_folded text) returns setof text language sql immutable parallel safe begin atomic
  select left(w, 60) from regexp_split_to_table(p_folded, '[^[:alnum:]]+') w where w <> '';
end;
grant execute on function app.tokens(text) to tandem_definer, tandem_roles;
