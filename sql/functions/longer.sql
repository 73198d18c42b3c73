-- The words that are not too short for the index, which would gather all that begins with them.
create or replace function app.longer(p_words text[]) returns text[] language sql immutable return array(select w from unnest(p_words) w where length(w) > 2);
grant execute on function app.longer(text[]) to tandem_definer;
