-- What a form asks and says, with the company's own fields that it asks for.
create or replace function app.form_of(f public.forms) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('name', f.name, 'language', f.language, 'key', f.key, 'heading', f.heading, 'intro', f.intro, 'fields', f.asked -> 'fields',
    'edition', f.edition, 'consent', f.consent, 'consent_version', f.consent_version, 'consent_required', f.consent_required, 'confirms', f.confirms,
    'thanks', f.thanks, 'thanks_address', f.thanks_address,
    'own', coalesce((select jsonb_agg(jsonb_build_object('key', o.key, 'name', o.name, 'kind', o.kind, 'hint', o.hint, 'choices', o.choices))
      from public.own_fields o where o.entity = 'leads' and o.retired_at is null
        and exists (select from jsonb_array_elements(f.asked -> 'fields') a where a ->> 'field' = 'custom.' || o.key)), '[]'))
$$;
