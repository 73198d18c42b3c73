-- How many people opened the first of some pages between two moments, and how many of them one after the other those that follow; null where they are fewer
-- than three and not none.
-- after: of_three
create or replace function app.usage_funnel(p_since timestamptz, p_until timestamptz, p_steps text[]) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('usage_events', 'read');
  return (with recursive walk (user_id, nth, at) as (
      select user_id, 1, min(at) from app.usage_events where name = 'page.view' and at >= p_since and at < p_until and path = p_steps[1] group by user_id
      union all select w.user_id, w.nth + 1, n.at from walk w, lateral (select min(e.at) as at from app.usage_events e where e.user_id = w.user_id
          and e.name = 'page.view' and e.path = p_steps[w.nth + 1] and e.at > w.at and e.at < p_until) n
       where w.nth < cardinality(p_steps) and n.at is not null)
    select jsonb_agg(jsonb_build_object('path', s.path, 'people', app.of_three(c.people)) order by s.nth)
      from unnest(p_steps) with ordinality s (path, nth), lateral (select count(*) as people from walk w where w.nth = s.nth) c);
end $$;
grant execute on function app.usage_funnel(timestamptz, timestamptz, text[]) to tandem_roles;
