-- Counts at a template each letter that was sent with it.
create or replace function app.follow_template_use() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.email_templates set uses = uses + 1, used_at = now() where id = new.template_id;
  return null;
end $$;
create or replace trigger a_follow after insert on app.template_uses for each row execute function app.follow_template_use();
