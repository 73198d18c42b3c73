-- What somebody sent by a form, as a note on the record that they are.
create or replace function app.tell_of_form(p_entity text, p_row uuid, f public.forms, v public.form_submissions) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_french boolean := (select language = 'fr' from public.company);
begin
  insert into public.activities (entity, row_id, kind, state, subject, body, at)
    values (p_entity, p_row, 'note', 'done',
      left(format(case when v_french then 'Formulaire « %s » reçu' else 'The form “%s” was sent' end, f.name), 200),
      left((select string_agg(concat(coalesce(a ->> 'label', o.name, initcap(replace(a ->> 'field', '_', ' '))), ': ', v.sent ->> (a ->> 'field')), e'\n'
          order by place)
        from jsonb_array_elements(f.asked -> 'fields') with ordinality e (a, place)
        left join public.own_fields o on o.entity = 'leads' and 'custom.' || o.key = a ->> 'field'
        where v.sent ->> (a ->> 'field') <> ''), 20000), v.created_at);
end $$;
