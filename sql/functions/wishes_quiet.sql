-- Whether somebody with these addresses wishes no more such e-mails, at whichever of them they said so. (One that is closed says nothing of the others.)
create or replace function app.wishes_quiet(p_emails text[]) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.suppressions s where s.name = any (array(select lower(e) from unnest(p_emails) e)) and s.reason <> 'bounced'
    and s.deleted_at is null)
$$;
grant execute on function app.wishes_quiet(text[]) to tandem_definer;
