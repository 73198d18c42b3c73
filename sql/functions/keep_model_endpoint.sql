-- The endpoint that agents think with from now on, and what they may spend; a key that is not given stays, while the address does. What
-- waited for a budget is tried again, and what waited for a model goes on, at once.
create or replace function app.keep_model_endpoint(p_base_url text, p_sealed_key text, p_models jsonb, p_prices jsonb, p_timeout_s int, p_caps jsonb)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_before jsonb := app.model_settings(); v_company uuid := (select id from public.company);
begin
  perform app.require('model_endpoint', 'update'), app.in_person();
  insert into app.model_endpoint as e (base_url, sealed_key, models, prices, timeout_s, changed_by)
    values (p_base_url, p_sealed_key, p_models, p_prices, p_timeout_s, app.user_id())
    on conflict (single) do update set base_url = excluded.base_url, models = excluded.models, prices = excluded.prices,
      -- (A key goes to no other address than the one that it was given for.)
      sealed_key = coalesce(excluded.sealed_key, case when e.base_url = excluded.base_url then e.sealed_key end),
      timeout_s = excluded.timeout_s, changed_at = now(), changed_by = excluded.changed_by;
  update app.spend_caps set cap = (p_caps ->> kind)::bigint where p_caps ? kind;
  update public.agent_tasks set next_attempt_at = now() where status = 'waiting' and waits_for = 'budget';
  perform pg_notify('agent_tasks', '');
  -- (Told as no part of the company, whose history clients read.)
  perform app.append('model_endpoint', v_company, null, 'update', false, v_before, app.model_settings());
end $$;
grant execute on function app.keep_model_endpoint(text, text, jsonb, jsonb, int, jsonb) to tandem_roles;
