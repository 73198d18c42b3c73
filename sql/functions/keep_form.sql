-- A form asks for what leads have, and for enough to answer by; what visitors are asked or told has a number, and what they agree to one of its
-- own. Its leads go to colleagues.
-- after: form_wrong
create or replace function app.keep_form() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_wrong text;
begin
  if tg_op = 'INSERT' and (select count(*) from public.forms where deleted_at is null) >= 100 then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A company has 100 forms at most.'; end if;
  v_wrong := coalesce(app.form_wrong(new.asked), case when new.confirms and not new.asked -> 'fields' @> '[{"field": "email", "required": true}]'
    then 'does not need the e-mail address that is to be confirmed' end);
  if v_wrong is not null then raise 'FORM' using errcode = '23514', column = 'asked', detail = v_wrong; end if;
  if (tg_op = 'INSERT' or (new.lead_owner_id, new.assignee_ids) is distinct from (old.lead_owner_id, old.assignee_ids)) and exists (
    select from unnest(new.assignee_ids || new.lead_owner_id) a (id) join public.people p using (id) where p.kind <> 'employee') then
    raise 'REFERENCE' using errcode = '23514', column = 'assignee_ids', detail = 'choose an active colleague'; end if;
  if tg_op = 'INSERT' then
    new.edition := 1; new.consent_version := case when new.consent is null then 0 else 1 end;
    return new;
  end if;
  new.key := old.key; new.edition := old.edition; new.consent_version := old.consent_version;
  if new.consent is distinct from old.consent then new.consent_version := old.consent_version + 1; end if;
  if (new.asked, new.consent, new.consent_required, new.heading, new.intro, new.language, new.confirms)
    is distinct from (old.asked, old.consent, old.consent_required, old.heading, old.intro, old.language, old.confirms) then
    new.edition := old.edition + 1; end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.forms for each row execute function app.keep_form();
