-- The last backup, and what is kept for how many days by which task, with the rows that are past their time: what the next run of the
-- task deletes, where nothing else needs them. For whoever reads the whole log. The periods are those of the tasks, which a test holds
-- to them (src/audit/retention.test.ts).
create or replace function app.retention_state() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_entity text; v_some bigint; v_binned bigint := 0;
begin
  if not app.read_scopes('audit_logs') @> '{all}' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  for v_entity in select distinct s.entity from app.scopes s
    join pg_attribute a on a.attrelid = format('public.%I', s.entity)::regclass and a.attname = 'deleted_at' loop
    execute format('select count(*) from public.%I where deleted_at < now() - interval ''30 days''', v_entity) into v_some;
    v_binned := v_binned + v_some;
  end loop;
  return jsonb_build_object(
    'now', now(),
    'backup', (select to_jsonb(b) from (select at, file, bytes from app.backups where not restored order by at desc limit 1) b),
    'restored_at', (select max(at) from app.backups where restored),
    'kept', (select jsonb_agg(k order by k.days, k.kind) from (
      select 'bin' as kind, 'empty_bin' as task, 30 as days, v_binned as due
      union all select 'idempotency', 'forget_idempotency_keys', 30, count(*) from app.idempotency where at < now() - interval '30 days'
      union all select 'tabs', 'forget_tabs', 1, count(*) from app.presence_sessions where last_seen < now() - interval '1 day'
      union all select 'searches', 'retire_searches', 90, count(*) from app.search_runs where last_at < now() - interval '90 days'
      union all select 'usage', 'retire_usage', 400, count(*) from app.usage_events where at < now() - interval '400 days'
      union all select 'set_aside', 'retire_set_aside', 90, count(*) from app.set_aside where last_at < now() - interval '90 days'
      union all select 'notifications', 'retire_notifications', 90, count(*) from public.notifications where created_at < now() - interval '90 days'
      union all select 'devices', 'retire_notifications', 365, count(*) from app.devices where last_seen < now() - interval '1 year'
      union all select 'mail', 'retire_notifications', 30, count(*) from app.outgoing_mail
        where created_at < now() - interval '30 days' and body is null
      union all select 'measurements', 'retire_monitoring', 91, count(*) from app.request_counts
        where span in ('hour', 'day') and at < now() - interval '91 days'
      union all select 'errors', 'retire_monitoring', 90, count(*) from app.error_groups where last_at < now() - interval '90 days'
      union all select 'history', 'note_parts', 91, count(*) from app.part_hours where to_hour < now() - interval '91 days'
      union all select 'submissions', 'retire_submissions', 90, count(*) from public.form_submissions
        where status in ('set_aside', 'dropped') and updated_at < now() - interval '90 days'
      union all select 'unconfirmed', 'retire_submissions', 7, count(*) from public.form_submissions
        where status = 'unconfirmed' and created_at < now() - interval '7 days'
      union all select 'approvals', 'retire_tasks', 400, count(*) from public.agent_approvals where decided_at < now() - interval '400 days'
      union all select 'agent_tasks', 'retire_tasks', 400, count(*) from public.agent_tasks where finished_at < now() - interval '400 days'
      union all select 'findings', 'retire_tasks', 400, count(*) from public.agent_findings
        where status in ('resolved', 'dismissed') and last_seen < now() - interval '400 days'
      union all select 'imports', 'retire_imports', 30, (select count(*) from app.import_chunks c join public.imports i on i.id = c.import_id
          where i.updated_at < now() - interval '30 days' or i.state = 'cancelled')
        + (select count(*) from app.import_rows r join public.imports i on i.id = r.import_id where i.updated_at < now() - interval '30 days')) k));
end $$;
grant execute on function app.retention_state() to tandem_roles;
