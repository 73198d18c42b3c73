-- Refuses whoever does not see each record that a proposal would change.
-- after: seen_names
create or replace function app.see_effects(p_approval uuid) returns void
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_effects jsonb; v_names jsonb;
begin
  select effects into v_effects from app.approval_effects where approval_id = p_approval;
  v_names := app.seen_names(v_effects);
  if exists (select from jsonb_array_elements(v_effects) e where not e ->> 'id' like 'new:%' and not v_names ? (e ->> 'id')) then
    raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'It would change records that you do not see.'; end if;
end $$;
grant execute on function app.see_effects(uuid) to tandem_definer;
