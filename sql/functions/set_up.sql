-- First-run set-up: once, under a lock, whoever comes in parallel.
create or replace function app.set_up(p_company text, p_language text, p_name text, p_email text, p_password text, p_demo boolean)
returns uuid language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7264);
  if exists (select from public.people) or exists (select from public.company) then raise 'RESOURCE_CONFLICT' using errcode = '23505'; end if;
  insert into public.company (name, language, demo) values (p_company, p_language, p_demo);
  -- The lists begin in the company's language.
  update public.choices c set name = f.name from (values ('Website', 'Site web'), ('Referral', 'Recommandation'), ('Trade fair', 'Salon'),
    ('Phone call', 'Appel'), ('Partner', 'Partenaire'), ('Advertising', 'Publicité'), ('Price', 'Prix'),
    ('Chose a competitor', 'A choisi un concurrent'), ('No budget', 'Pas de budget'), ('No need', 'Pas de besoin'), ('No answer', 'Pas de réponse'),
    ('Bad timing', 'Mauvais moment'), ('Construction', 'Bâtiment'), ('Education', 'Enseignement'), ('Health', 'Santé'),
    ('Hospitality', 'Hôtellerie et restauration'), ('Industry', 'Industrie'), ('Public sector', 'Secteur public'), ('Retail', 'Commerce'),
    ('Technology', 'Technologies'), ('Transport', 'Transports')) f (key, name)
   where p_language = 'fr' and c.key = f.key;
  return app.write_person(p_name, p_email, 'employee', 'admin', null, null, null, p_language, p_password, 'first set-up');
end $$;
grant execute on function app.set_up(text, text, text, text, text, boolean) to tandem_app;
