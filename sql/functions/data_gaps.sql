-- How many records lack what people work by, or are there twice. Whoever calls it has judged.
create or replace function app.data_gaps() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'leads_unowned', (select count(*) from public.leads l join public.stages s on s.key = l.stage and s.type in ('open', 'on_hold')
      where l.owner_id is null and l.deleted_at is null),
    'leads_without_step', (select count(*) from public.leads l join public.stages s on s.key = l.stage and s.type in ('open', 'on_hold')
      where l.next_activity_at is null and l.deleted_at is null),
    'tasks_unowned', (select count(*) from public.tasks where owner_id is null and deleted_at is null
      and status in ('triage', 'backlog', 'todo', 'in_progress', 'in_review')),
    'clients_unowned', (select count(*) from public.accounts where owner_id is null and deleted_at is null),
    'contacts_unreachable', (select count(*) from public.contacts where deleted_at is null and emails = '{}' and phones = '{}'),
    'duplicates', (select coalesce(jsonb_object_agg(entity, n), '{}') from (
      select entity, count(*) as n from app.duplicate_pairs where dismissed_at is null group by entity) d),
    'bounced', (select count(distinct to_address) from app.outgoing_mail where state = 'failed' and created_at > now() - interval '90 days'))
$$;
