-- The rows of the caller's scopes that match, the best first. The words stand in the name, or anywhere, as stems
-- too; where nearly nothing is found, misspelt. Each look goes first to the newest rows of each scope: what is frequent is
-- found there; what is not is rare enough in that scope for the index of words. Nothing is cut off before the
-- scopes are applied: that would lose the hits of those who see little.
create or replace function app.search_candidates(p_query text, p_limit int) returns setof app.search_hit
language plpgsql stable security definer set search_path = pg_catalog, pg_temp set enable_bitmapscan = on set jit = off as $$
declare
  q record; ways app.search_ways; named tsquery; anywhere tsquery; meant tsquery; hits app.search_rows[] := '{}'; in_names int;
  -- (Clients are not told what the company calls the record that something was said of.)
  see_names constant boolean := app.role() not in ('client', 'client_admin');
begin
  select * into q from app.search_question(p_query);
  q.words := q.words[1:8];
  if cardinality(q.words) = 0 and coalesce(q.types, q.owners, q.states) is null then return; end if;
  ways := app.search_ways(q.types, q.owners, q.states);
  named := app.look(q.words, 'name');
  anywhere := app.look(q.words, 'anywhere');
  hits := app.search_by(ways.newest, q.owners, q.states, named, anywhere, anywhere);
  in_names := (select count(*) from unnest(hits) h where named is null or h.lexemes @@ named);
  if ways.rest is not null and in_names < p_limit then
    hits := hits || case when cardinality(hits) < p_limit
      then app.search_by(ways.rest, q.owners, q.states, named, anywhere, app.look(app.longer(q.words), 'anywhere', true))
      else app.search_by(ways.rest, q.owners, q.states, named, named, app.look(app.longer(q.words), 'name', true)) end;
  end if;
  if cardinality(hits) < 5 and cardinality(q.words) > 0 then
    meant := app.look(q.words, 'meant');
    hits := hits || app.search_by(ways.newest, q.owners, q.states, named, meant, meant);
    if ways.rest is not null and cardinality(hits) < 5 then hits := hits || app.search_by(ways.rest, q.owners, q.states, named, meant, meant); end if;
  end if;
  -- Of what was said the record is the name, and the words around those that were found the line below.
  return query select h.id, h.entity, e.entity_type, coalesce(case when see_names then s.about ->> 'name' else left(s.text, 120) end, h.name),
    coalesce(s.text, h.description), h.account_id,
    app.marks(h.name, q.words, h.score < 1), app.marks(coalesce(s.text, h.description), q.words, h.score < 1),
    case when see_names then s.about else s.about - 'name' end from (
      -- (Of the best only it is read what was said: somebody's many long texts would make everybody wait.)
      select * from (select distinct on (r.entity, r.id) r.*,
        case when named is null then 0 when r.lexemes @@ named then 2 when r.lexemes @@ anywhere then 1 else 0 end
        + case when r.lexemes @@ app.look(q.words, 'whole')
          then 0.5 else 0 end + case when starts_with(app.fold(r.name), array_to_string(q.words, ' ')) and named is not null then 0.5 else 0 end
        + 0.4 * exp(-greatest(extract(epoch from now() - r.at), 0)::double precision / 5184000) as score
        from unnest(hits) r) d order by d.score desc, d.at desc limit 2 * p_limit) h join app.searchable e on e.entity = h.entity
        left join lateral app.said_of(e, h.id, q.words) s on true
       where h.parent is null or s.about is not null order by h.score desc, h.at desc limit p_limit;
end $$;
grant execute on function app.search_candidates(text, integer) to tandem_roles;
