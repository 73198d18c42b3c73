-- What a proposal would change, for whoever sees the proposal: of each record its values before and after as far as they may read them;
-- of records that they do not see, how many there are. `p_proposed`: as it was before somebody edited it.
-- after: seen_names
create or replace function app.approval_changes(p_id uuid, p_proposed boolean default false) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_sees text := app.rows_for('agent_approvals', 'read'); v_effects jsonb; v_names jsonb;
begin
  execute format('select case when $2 then coalesce(e.proposed, e.effects) else e.effects end
      from public.agent_approvals join app.approval_effects e on e.approval_id = id where id = $1 and (%s)',
    coalesce(v_sees, 'false')) into v_effects using p_id, p_proposed;
  if v_effects is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  v_names := app.seen_names(v_effects);
  return (select jsonb_build_object('hidden', count(*) filter (where not shown), 'rows', coalesce(jsonb_agg(jsonb_build_object(
      'entity', e ->> 'entity', 'id', e ->> 'id', 'verbs', e -> 'verbs', 'name', coalesce(v_names ->> (e ->> 'id'), e -> 'after' ->> 'name'),
      'before', coalesce(nullif(e -> 'before', 'null'), '{}') - masked, 'after', coalesce(nullif(e -> 'after', 'null'), '{}') - masked) order by no)
      filter (where shown), '[]'))
    from (select e, no, v_names ? (e ->> 'id') or e ->> 'id' like 'new:%' and (coalesce(e -> 'after' ->> 'row_id', 'new:') like 'new:%'
            or v_names ? (e -> 'after' ->> 'row_id')) as shown, case when app.unmasked(e ->> 'entity') then '{}'::text[]
          else array(select jsonb_array_elements_text(case when jsonb_typeof(e -> 'masked') = 'array' then e -> 'masked' else '[]' end)) end as masked
        from jsonb_array_elements(v_effects) with ordinality r (e, no)) each);
end $$;
grant execute on function app.approval_changes(uuid, boolean) to tandem_roles;
