create or replace function app.set_aside_list() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('set_aside', 'read');
  return (select coalesce(jsonb_agg(a order by a.last_at desc, a.id), '[]') from (
    select s.id, s.work, s.subject, s.error, p.name as person, s.entity, s.row_id, s.times, s.first_at, s.last_at, s.draft is not null
      and app.rights('set_aside') ? 'retry' as can_retry, app.rights('set_aside') ? 'retry' as can_dismiss
      from app.set_aside s left join public.people p on p.id = s.user_id order by s.last_at desc, s.id limit 100) a);
end $$;
grant execute on function app.set_aside_list() to tandem_roles;
