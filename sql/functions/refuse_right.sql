-- Refuses, in a sentence, to change a right that stays as it is, or to give it scopes that it cannot have.
-- after: right_fixed, scopes_shipped, scopes_to_choose, widens
create or replace function app.refuse_right(p_role text, p_entity text, p_verb text, p_scopes text[]) returns void
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_refused text := app.right_fixed(p_role, p_entity, p_verb);
  v_update text[] := case p_verb when 'update' then p_scopes else app.scopes_now(p_role, p_entity, 'update') end;
  v_delete text[] := case p_verb when 'delete' then p_scopes else app.scopes_now(p_role, p_entity, 'delete') end;
begin
  v_refused := coalesce(v_refused, case
    when p_scopes is null or not p_scopes <@ app.scopes_to_choose(p_role, p_entity, p_verb) then case
      when exists (select from app.roles where name = p_role and kind = 'client') then 'Clients reach only what belongs to their own account.'
      else 'These records have no such scope for this right.' end
    when p_verb = 'read' and p_scopes = '{}' and exists (select from app.role_permissions
      where role = p_role and entity = p_entity and verb in ('create', 'update', 'delete'))
      then 'Whoever creates, changes or deletes these records has to read them. Take those rights away first.'
    -- (PostgreSQL joins the policies of both by OR. Who may change no column changes nothing by the policy of deleting.)
    when p_verb in ('update', 'delete') and v_update <> '{}' and app.widens(v_update, v_delete) and not array(select unnest(v_delete)
        except select unnest(v_update)) <@ array(select unnest(app.scopes_shipped(p_role, p_entity, 'delete'))
        except select unnest(app.scopes_shipped(p_role, p_entity, 'update')))
      then 'Whoever deletes these records can change them: the right to change them has to reach at least as far as the right to delete them.' end);
  if v_refused is not null then raise 'PERMISSION_DENIED' using errcode = '42501', detail = v_refused; end if;
end $$;
grant execute on function app.refuse_right(text, text, text, text[]) to tandem_definer;
