-- Row security judges a passage of a text as the files that have these bytes: whoever sees none of them reads nothing, also who
-- knows the digest.
create or replace function app.guard_passages() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from pg_policy where polrelid = 'app.blob_passages'::regclass and polname = 'readers') then return; end if;
  -- (Not "exists": the planner would gather all files that somebody sees, to look for twenty.)
  create policy readers on app.blob_passages for select to tandem_roles
    using ((select app.verified()) and (select true from public.files f where f.digest = blob_passages.digest limit 1));
  grant select on app.blob_passages to tandem_roles;
end $$;
