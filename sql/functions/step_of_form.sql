-- The first step with somebody who wrote by a form: an answer, by the hour until which the company answers.
create or replace function app.step_of_form(p_entity text, p_row uuid, f public.forms, p_owner uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_french boolean := (select language = 'fr' from public.company);
begin
  insert into public.activities (entity, row_id, owner_id, kind, state, subject, at)
    values (p_entity, p_row, p_owner, 'to_do', 'planned',
      left(format(case when v_french then 'Répondre à la demande (« %s »)' else 'Answer the request (“%s”)' end, f.name), 200),
      coalesce(app.after_working_minutes(now(), coalesce((select answer_within from public.company), 1440)), now() + interval '1 day'));
end $$;
