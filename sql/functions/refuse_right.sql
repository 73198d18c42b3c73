-- Refuses, in a sentence, to change a right that stays as it is, or to give it scopes that it cannot have.
-- after: right_fixed, scopes_to_choose
create or replace function app.refuse_right(p_role text, p_entity text, p_verb text, p_scopes text[]) returns void
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare v_refused text := app.right_fixed(p_role, p_entity, p_verb);
begin
  v_refused := coalesce(v_refused, case
    when p_scopes is null or not p_scopes <@ app.scopes_to_choose(p_role, p_entity, p_verb) then case
      when exists (select from app.roles where name = p_role and kind = 'client') then 'Clients reach only what belongs to their own account.'
      else 'These records have no such scope for this right.' end
    when p_verb = 'read' and p_scopes = '{}' and exists (select from app.role_permissions
      where role = p_role and entity = p_entity and verb in ('create', 'update', 'delete'))
      then 'Whoever creates, changes or deletes these records has to read them. Take those rights away first.' end);
  if v_refused is not null then raise 'PERMISSION_DENIED' using errcode = '42501', detail = v_refused; end if;
end $$;
grant execute on function app.refuse_right(text, text, text, text[]) to tandem_definer;
