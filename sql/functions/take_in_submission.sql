-- Makes a lead of a submission that app.next_submission holds, or an activity of who is known already, whose record it does not change: with an owner
-- and a first step that has its hour. All of it or nothing: what fails keeps its input, where it failed and why. `p_wrong`: why it cannot be read.
-- after: known_sender, form_turn
create or replace function app.take_in_submission(p_id uuid, p_values jsonb, p_wrong text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.form_submissions; f public.forms; k record; v_step text := 'cleaning'; v_lead uuid; v_owner uuid; v_said text; v_detail text;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v from public.form_submissions where id = p_id and status = 'received';
  if not found then return; end if;
  select * into f from public.forms where id = v.form_id;
  begin
    if p_wrong is not null then raise '%', p_wrong; end if;
    v_step := 'lookup';
    select * into k from app.known_sender(p_values);
    v_owner := k.owner_id;
    if v_owner is null then v_owner := (select t from app.form_turn(f.id, f.assigning, f.lead_owner_id, f.assignee_ids, 1) t); end if;
    v_step := 'lead';
    if k.id is null then v_lead := app.lead_of_form(f, p_values, v_owner, v.utm ->> 'campaign'); end if;
    v_step := 'note';
    perform app.tell_of_form(coalesce(k.entity, 'leads'), coalesce(k.id, v_lead), f, v);
    v_step := 'first_step';
    perform app.step_of_form(coalesce(k.entity, 'leads'), coalesce(k.id, v_lead), f, v_owner);
    update public.form_submissions set status = 'done', outcome = case when v_lead is null then 'added' else 'created' end, assignee_id = v_owner,
      lead_id = case when k.entity is distinct from 'contacts' then coalesce(v_lead, k.id) end, contact_id = case when k.entity = 'contacts' then k.id end,
      step = null, reason = null, done_at = clock_timestamp(), attempts = attempts + 1 where id = p_id;
  exception when serialization_failure or deadlock_detected then raise;
  when others then
    get stacked diagnostics v_detail = pg_exception_detail, v_said = message_text;
    update public.form_submissions set status = 'failed', step = v_step, reason = left(coalesce(nullif(v_detail, ''), v_said), 300),
      attempts = attempts + 1 where id = p_id;
  end;
end $$;
grant execute on function app.take_in_submission(uuid, jsonb, text) to tandem_system;
