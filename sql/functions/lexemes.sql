-- What a row is found by: its words, those of the name again after `n.`, stems after `s.`, e-mail addresses as a whole too,
-- French telephone numbers in their national form too, and each number from its end, after `p.`; a name that holds an apostrophe
-- or a hyphen without it too, and again after `j.`. No positions: ranking asks where a word stands, not how often.
create or replace function app.lexemes(p_name text, p_more text) returns tsvector
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select array_to_tsvector(array_agg(distinct lexeme)) from (
    select unnest(array[w, 'n.' || w] || app.stems(w)) as lexeme from app.tokens(p_name) w
    union all select unnest(array[w, 'n.' || w, 'j.' || w]) from app.joined(p_name) w
    union all select unnest(array[w, case when w ~ '^[0-9]{7,15}$' then 'p.' || reverse(w) end,
        case when w ~ '^33[0-9]{9}$' then '0' || substr(w, 3) end] || app.stems(w)) from app.tokens(p_more) w
    union all select left(w, 100) from regexp_split_to_table(p_more, '\s+') w where w like '_%@_%') l where lexeme is not null
$$;
grant execute on function app.lexemes(text, text) to tandem_definer;
