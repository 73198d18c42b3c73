-- The statements that answer the matching rows of the caller's scopes: among the newest of each scope; and, where a scope
-- has more, among all its rows. Of what was said, the owner that is asked for is who says so.
create or replace function app.search_ways(p_types text[], p_owners text[], p_states text[]) returns app.search_ways
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  reach constant int := 2000; a record; asked text; large boolean; ways app.search_ways;
  kinds text := case when array_to_string(p_types, ' ') like '%.%'
    then format(' and (r.entity = any (%1$L) or r.entity || ''.'' || r.kind = any (%1$L))', p_types) end;
begin
  for a in select * from app.search_reach(p_types, p_owners is not null, p_states is not null) loop
    asked := concat(a.asked, kinds,
      case when p_owners is not null then replace(' and (r.owner_id = $1 and $4 or r.owner_id is null and $5)', 'owner_id',
        case when a.said then 'said_by' else 'owner_id' end) end,
      case when p_states is not null then ' and r.state = any ($6)' end,
      format(' and ($7 is null or ts_match_vq(%s, $7))', case when a.narrowed then 'coalesce(r.open_lexemes, r.lexemes)' else 'r.lexemes' end));
    ways.newest := concat_ws(' union all ', ways.newest,
      format('(select * from (select * from app.search_rows r where %s order by at desc limit %s) r'
        ' where %s order by r.lexemes @@ $9 desc, r.at desc limit 60)', a.predicate, reach, asked));
    execute format('select count(*) = %s from (select from app.search_rows r where %s limit %1$s) r', reach, a.predicate) into large
      using app.user_id(), app.team_id(), app.account_id();
    if large then
      ways.rest := concat_ws(' union all ', ways.rest,
        format('(select * from (select r.* from app.search_rows r where %s and %s and ($8 is null or r.lexemes @@ $8) offset 0) r'
          ' order by r.lexemes @@ $9 desc, r.at desc limit 60)', a.predicate, asked));
    end if;
  end loop;
  ways.newest := 'select coalesce(array_agg(a), ''{}'') from (' || nullif(ways.newest, '') || ') a';
  ways.rest := 'select coalesce(array_agg(a), ''{}'') from (' || nullif(ways.rest, '') || ') a';
  return ways;
end $$;
