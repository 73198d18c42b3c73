-- Of the leads that were closed between two moments, how many were won and lost by how often somebody had spoken with them before: calls, meetings and
-- whatever else was done, as far as the caller sees it; notes are no contact.
-- after: leads_of
create or replace function app.effort_outcomes(p_since timestamptz, p_until timestamptz, p_of jsonb) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  with closed as materialized (select l.id, s.type, l.stage_entered_at from app.leads_of(p_of) l join public.stages s on s.key = l.stage
      where s.type in ('won', 'lost') and l.stage_entered_at >= p_since and l.stage_entered_at < p_until),
    efforts as (select c.id, count(a.id) as done from closed c left join public.activities a on a.row_id = c.id and a.entity = 'leads'
        and a.state = 'done' and a.kind <> 'note' and a.deleted_at is null and coalesce(a.at, a.created_at) <= c.stage_entered_at group by c.id),
    bands (least, most) as (values (0, 0), (1, 2), (3, 5), (6, 10), (11, null))
  select jsonb_agg(jsonb_build_object('least', b.least, 'most', b.most, 'won', e.won, 'lost', e.lost) order by b.least)
    from bands b, lateral (select count(*) filter (where c.type = 'won') as won, count(*) filter (where c.type = 'lost') as lost
      from efforts e join closed c on c.id = e.id where e.done between b.least and coalesce(b.most, e.done)) e
$$;
grant execute on function app.effort_outcomes(timestamptz, timestamptz, jsonb) to tandem_roles;
