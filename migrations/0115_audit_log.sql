-- Who may read the log may take it out.
insert into app.role_permissions (role, entity, verb, scope) select unnest('{ceo,admin,auditor}'::text[]), 'audit_logs', 'export', 'all';

-- What the page of the log asks for, each in the order of time.
create index log_entity_at_idx on app.log (entity, at desc, id desc);
create index log_rare_verbs_idx on app.log (verb, at desc, id desc) where verb not in ('create', 'update');
create index log_run_id_at_idx on app.log (run_id, at desc, id desc) where run_id is not null;
-- (An import finds its own by this one, too; requests by an API key begin with it.)
create index log_request_idx on app.log (request_id text_pattern_ops);
drop index app.log_request_id_idx;
