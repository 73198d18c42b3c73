-- Lets whoever reads the page of rights try what somebody may do to a record that they see themselves, in a transaction that cannot be
-- kept: answers by which scopes the person reaches it, as their policies ask them, then enters as them: in person, by a key that reads
-- or writes, or as an agent's run for them. The program takes the role that is answered; row security and app.hold say the rest.
-- after: take, enter, right_cells, row_within
create or replace function app.explain_as(p_person uuid, p_entity text, p_row uuid, p_verb text, p_how text, p_agent text default null) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v public.people; v_role text; v_table regclass; v_sees text; v_deleted boolean; v_scopes jsonb; v_sources boolean; v_column name;
  v_token text := app.new_id(); v_refused text; v_proposes boolean := false; v_judged text; v_claims text; v_signature text;
begin
  perform app.require('/rbac', 'read'), app.in_person();
  if not exists (select from app.entities e join pg_attribute a on a.attrelid = format('public.%I', e.entity)::regclass and a.attname = 'deleted_at'
    where e.entity = p_entity) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  v_table := format('public.%I', p_entity)::regclass;
  v_sees := app.rows_for(p_entity, 'read');
  execute format('select deleted_at is not null from %s where id = $1 and (%s)', v_table, coalesce(v_sees, 'false')) into v_deleted using p_row;
  select * into v from public.people where id = p_person;
  if v_deleted is null or v.id is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  v_role := app.current_role_of(v.id);
  select jsonb_agg(jsonb_build_object('scope', s.scope, 'col', s.col, 'key', s.key, 'extra', s.extra, 'predicate', s.predicate,
      'holds', app.row_within(v_table, p_row, app.predicate_of(s.predicate, v))) order by s.scope) into v_scopes
    from app.role_permissions p join app.scopes s using (entity, scope) where p.role = v_role and p.entity = p_entity and p.verb = p_verb;
  v_judged := app.by_sources(v_role, p_entity);
  if v_judged is not null then v_sources := app.row_within(v_table, p_row, app.predicate_of(v_judged, v)); end if;
  select a into v_column from unnest(app.granted_columns(p_entity, v_role, 'update')) a
   where has_column_privilege('tandem_' || v_role, v_table, a, 'update') order by a in ('name', 'title', 'note', 'body') desc limit 1;
  if v.status = 'active' and v.deleted_at is null and v_role is not null then
    perform app.take(v.id, v_role, v.team_id, v.account_id, 'explain', case when p_how in ('key_read', 'key_write') then app.new_id() end);
    if p_how = 'agent' then
      begin
        perform app.start_agent_run(p_agent, null, sha256(convert_to(v_token, 'UTF8')));
        perform app.enter('run:' || v_token, 'explain', p_entity || '_' || (array['get', 'update', 'remove'])[array_position('{read,update,delete}', p_verb)]);
      exception when insufficient_privilege or lock_not_available then get stacked diagnostics v_refused = pg_exception_detail;
      end;
      v_proposes := exists (select from app.rehearsals where xid = pg_current_xact_id());
      -- (A run writes nothing of the engine's own: what keeps this from being kept is written as its person.)
      select current_setting('app.claims'), current_setting('app.signature') into v_claims, v_signature;
      perform app.take(v.id, v_role, v.team_id, v.account_id, 'explain');
    end if;
  end if;
  insert into app.rehearsals (run_id) values (v.id) on conflict do nothing;
  if v_claims is not null then perform set_config('app.claims', v_claims, true), set_config('app.signature', v_signature, true); end if;
  if p_how = 'key_read' then perform set_config('transaction_read_only', 'on', true); end if;
  return jsonb_build_object('role', v_role, 'enters', v.status = 'active' and v.deleted_at is null and v_role is not null, 'deleted', v_deleted,
    'scopes', coalesce(v_scopes, '[]'), 'sources', v_sources, 'column', v_column, 'only', (select c.columns from app.right_cells(p_entity, v_role) c
      where c.verb = p_verb and c.verb = 'update' and c.narrowed), 'refused', v_refused, 'proposes', v_proposes,
    'policy', (select polname from pg_policy where polrelid = v_table and polname = v_role || '_' || p_verb));
end $$;
grant execute on function app.explain_as(uuid, text, uuid, text, text, text) to tandem_roles;
