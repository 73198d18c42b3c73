-- What the health of a client goes by: its leads (as far as all who see the client see them: of its owner, of its team, of nobody),
-- and what was done and is planned with it, with them and with the contacts who belong to it.
create or replace function app.health_facts(p_account uuid, out open int, out won int, out lost int, out last_lost timestamptz,
  out last_won timestamptz, out touched timestamptz, out overdue int, out next_planned timestamptz)
language sql stable set search_path = pg_catalog, pg_temp as $$
  with client as (select id, owner_id, team_id from public.accounts where id = p_account),
    deals as materialized (select l.id, s.type, l.stage_entered_at as at from public.leads l
        join client c on l.account_id = c.id join public.stages s on s.key = l.stage
      where l.deleted_at is null and (c.owner_id is null or l.owner_id is null or l.owner_id = c.owner_id or l.team_id = c.team_id)),
    people as (select b.contact_id as id from public.affiliations b join client c on b.account_id = c.id where b.deleted_at is null
      and b.contact_deleted_at is null and (c.owner_id is null or b.contact_owner_id = c.owner_id or b.contact_team_id = c.team_id)),
    doings as materialized (select a.state, a.kind, a.at from public.activities a where a.deleted_at is null and a.row_id in (
      select id from client union all select id from deals union all select id from people))
  select d.open, d.won, d.lost, d.last_lost, d.last_won, a.touched, a.overdue, a.next_planned from (
    select count(*) filter (where type not in ('won', 'lost')) as open,
      count(*) filter (where type = 'won' and at > now() - interval '365 days') as won,
      count(*) filter (where type = 'lost' and at > now() - interval '90 days') as lost,
      min(at) filter (where type = 'lost' and at > now() - interval '90 days') as last_lost,
      min(at) filter (where type = 'won' and at > now() - interval '365 days') as last_won from deals) d,
    (select max(at) filter (where state = 'done' and kind in ('call', 'meeting', 'visit', 'email')) as touched,
      count(*) filter (where state = 'planned' and at < now()) as overdue, min(at) filter (where state = 'planned' and at >= now()) as next_planned
      from doings) a
$$;
grant execute on function app.health_facts(uuid) to tandem_definer;
