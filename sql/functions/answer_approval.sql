-- Takes the decision of whoever has a link for approval, once, from an address; answers how the link stands then. Changes send the brief back at
-- once; it is approved when no other link of it waits. Null where there is no such link.
-- after: approval_shown
create or replace function app.answer_approval(p_token_hash bytea, p_approves boolean, p_words text, p_from text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare a public.brief_approvals; v_words text := nullif(btrim(p_words), '');
begin
  select b.* into a from app.approval_tokens t join public.brief_approvals b on b.id = t.approval_id where t.token_hash = p_token_hash;
  if not found then return null; end if;
  -- (In this order, as whoever changes the brief and its links does.)
  perform from public.briefs where id = a.brief_id for update;
  select * into a from public.brief_approvals where id = a.id for update;
  if app.approval_shown(p_token_hash) ->> 'state' <> 'waiting' then return app.approval_shown(p_token_hash) || '{"taken": false}'; end if;
  if p_approves is null or length(v_words) > 2000 or not p_approves and v_words is null then raise 'INVALID_INPUT' using errcode = '22023'; end if;
  update public.brief_approvals set status = case when p_approves then 'approved' else 'changes_requested' end, words = v_words, decided_at = now(),
    decided_from = left(p_from, 100) where id = a.id;
  if not p_approves then
    update public.briefs set status = 'changes_requested', change_reason = v_words where id = a.brief_id and status in ('client_review', 'approved');
  elsif not exists (select from public.brief_approvals where brief_id = a.brief_id and status = 'waiting' and expires_at > now()) then
    update public.briefs set status = 'approved' where id = a.brief_id and status = 'client_review';
  end if;
  return app.approval_shown(p_token_hash) || '{"taken": true}';
end $$;
grant execute on function app.answer_approval(bytea, boolean, text, text) to tandem_app;
