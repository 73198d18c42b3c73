-- What the feed between two transactions tells whoever runs the agents of repositories: one that cannot be looked at any more, once; that
-- it can be again; and what one has that it had not before. (Judged by how it stood then, as the log has it.)
create or replace function app.notices_of_repositories(p_after xid8, p_upto xid8) returns setof app.notice_draft
language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan as $$
  select p.id, 'repository', s.type, s.title, r.name, app.way_to('/dashboard/ai-army?tab=repositories', r.id), 'repositories', r.id, null::uuid,
         '{}'::jsonb, concat_ws(':', s.title, r.id, l.xid), l.at
    from app.log l join public.repositories r on r.id = l.row_id and r.deleted_at is null
      join lateral (values ('error', 'A repository cannot be looked at', l.after ->> 'status' = 'failed'),
        ('success', 'A repository can be looked at again', l.before ->> 'status' = 'failed' and l.after ->> 'status' <> 'waiting'),
        ('warning', 'Something was found in a repository', exists (select from jsonb_array_elements_text(l.after -> 'failing') f (name)
          where not coalesce(l.before -> 'failing' ? f.name, false)))) s (type, title, told) on s.told
      join public.people p on p.status = 'active' and p.deleted_at is null and exists (select from app.role_permissions g
        where g.role = app.current_role_of(p.id) and g.entity = 'repositories' and g.verb = 'look')
   where l.entity = 'repositories' and l.verb = 'update' and not l.masked and l.xid > p_after and l.xid <= p_upto
     and app.would_see(p.id, 'repositories', r.id)
$$;
