-- Notes with which other values a proposal is to be done, and what that changes, for a person who has just tried it (app.begin_release) and
-- had it undone: columns of the proposal only, the same record. What is noted is no proof: app.release does it anew, and keeps it only
-- where it changes exactly this. Whoever has approved it as the first has approved something else.
-- after: hold, fits_approval, wants_second
create or replace function app.edit_approval(p_id uuid, p_input jsonb, p_effects jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.agent_approvals; v_size int; v_was jsonb;
begin
  perform app.in_person();
  perform app.hold('agent_approvals', p_id, 'decide');
  select * into v from public.agent_approvals where id = p_id;
  if v.status <> 'waiting' then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This is decided already.'; end if;
  if p_input -> 'id' is distinct from v.input -> 'id' or exists (select from jsonb_object_keys(p_input) k where not v.input ? k) then
    raise 'INVALID_INPUT' using errcode = 'P0001', detail = 'Only what was proposed can be edited.'; end if;
  v_size := app.fits_approval(p_effects);
  select effects into v_was from app.approval_effects where approval_id = p_id;
  if exists (select from jsonb_array_elements(v_was) w join jsonb_array_elements(p_effects) e on e ->> 'id' = w ->> 'id'
      where w ->> 'id' not like 'new:%' and e -> 'version' is distinct from w -> 'version') then raise 'MOVED_ON' using errcode = 'TD002'; end if;
  update public.agent_approvals set edited = nullif(p_input, input), editor_id = case when p_input <> input then app.user_id() end,
      first_decider_id = null, size = v_size, seconded = seconded or app.wants_second(p_effects) where id = p_id;
  update app.approval_effects set effects = p_effects, hash = sha256(convert_to(p_effects::text, 'UTF8')),
      proposed = coalesce(proposed, effects) where approval_id = p_id;
end $$;
grant execute on function app.edit_approval(uuid, jsonb, jsonb) to tandem_roles;
