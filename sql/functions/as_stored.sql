-- Folded words as records hold them: a telephone number as the end that its columns have, a name without its apostrophes.
create or replace function app.as_stored(p_folded text) returns text[]
language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
declare v_text text := p_folded; v_number text;
begin
  for v_number in select m[1] from regexp_matches(p_folded, '(?:^|\s)(\+?\(?[0-9][0-9 ().\u00a0\u202f/-]{4,}[0-9])(?=\s|$)', 'g') m loop
    if length(app.phone_end(v_number)) >= 4 then v_text := replace(v_text, v_number, app.phone_end(v_number)); end if;
  end loop;
  return array(select w from regexp_split_to_table(regexp_replace(v_text, '(?<=[[:alpha:]])[''`](?=[[:alpha:]])', '', 'g'), '\s+') w where w <> '');
end $$;
grant execute on function app.as_stored(text) to tandem_definer;
