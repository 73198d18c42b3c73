-- The changes of rights, newest first (200 at most), and what a company has made its own: of that, what a release has changed beneath it.
-- after: scopes_now
create or replace function app.right_history() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_may boolean := app.rights('rights') ? 'change';
begin
  perform app.require('/rbac', 'read');
  return jsonb_build_object('changes', (select coalesce(jsonb_agg(to_jsonb(h) order by h.state <> 'proposed', h.proposed_at desc, h.id), '[]') from (
      select c.id, c.role, c.entity, c.verb, c.before, c.after, c.reason, c.state, c.widens, c.takes_back, c.proposed_at, c.decided_at, c.proposed_by,
          b.name as by, d.name as decided_by, v_may and c.state = 'proposed' as may_decline,
          v_may and c.state = 'proposed' and c.proposed_by <> app.user_id() as may_agree,
          v_may and c.state = 'made' and c.after = app.scopes_now(c.role, c.entity, c.verb)
            and not exists (select from app.right_changes n where (n.role, n.entity, n.verb) = (c.role, c.entity, c.verb)
              and (n.state = 'proposed' or n.state = 'made' and n.decided_at > c.decided_at)) as may_take_back
        from app.right_changes c left join public.people b on b.id = c.proposed_by left join public.people d on d.id = c.decided_by
       order by c.state <> 'proposed', c.proposed_at desc, c.id limit 200) h),
    'own', (select coalesce(jsonb_agg(jsonb_build_object('role', k.role, 'entity', k.entity, 'verb', k.verb,
      'moved_at', k.moved_at, 'dropped_at', k.dropped_at,
      'made', jsonb_path_query_array(k.made, '$[*].scope'), 'shipped', jsonb_path_query_array(k.shipped, '$[*].scope'))
      order by k.entity, k.role, k.verb), '[]')
      from app.company_rights k));
end $$;
grant execute on function app.right_history() to tandem_roles;
