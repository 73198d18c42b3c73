-- What the page of a form shows to whoever has its address: of a draft nothing, of one that is closed how the company is called.
-- after: form_of
create or replace function app.form_shown(p_key text) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('status', f.status, 'language', f.language, 'key', f.key,
      'company', (select jsonb_build_object('name', c.name, 'accent', c.accent, 'logo', c.logo) from public.company c))
    || case when f.status = 'published' then app.form_of(f) else '{}' end
    from public.forms f where f.key = p_key and f.status <> 'draft' and f.deleted_at is null
$$;
grant execute on function app.form_shown(text) to tandem_app;
