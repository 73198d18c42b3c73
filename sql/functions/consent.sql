-- Agreeing, and taking it back; taking back the first purpose forgets what was kept under it.
create or replace function app.consent(p_purpose text, p_agreed boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user uuid := app.user_id();
begin
  if v_user is null then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if p_purpose not in ('usage', 'analytics', 'recording', 'errors') then
    raise 'CONSENT' using errcode = '23514', column = 'purpose', detail = 'no such purpose';
  end if;
  insert into app.preferences (user_id) values (v_user) on conflict do nothing;
  update app.preferences set consents = case when p_agreed then jsonb_build_object(p_purpose, now()) || consents else consents - p_purpose end
    where user_id = v_user;
  if p_purpose = 'usage' and not p_agreed then delete from app.usage_events where user_id = v_user; end if;
end $$;
grant execute on function app.consent(text, boolean) to tandem_roles;
