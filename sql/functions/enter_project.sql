-- A project has a key, of its name where none is given (its first letters, with a number where they are taken), and keeps when it first
-- was active and when it ended: days of the company's clock. One that is made of a template with days begins on the next working day
-- where nobody says when.
-- after: company_day, plus_working_days
create or replace function app.enter_project() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_plain text; v_today date := app.company_day();
begin
  if tg_op = 'INSERT' and new.key is null then
    v_plain := left(regexp_replace(upper(app.fold(new.name)), '^[^A-Z]+|[^A-Z0-9]', '', 'g'), 4);
    v_plain := v_plain || repeat('P', 2 - length(v_plain));
    -- (By chance where the first twenty are taken: who brings many of one name waits for no count.)
    for n in 1 .. 100 loop
      new.key := v_plain || case when n = 1 then '' when n < 20 then n::text else (20 + floor(random() * 999979))::text end;
      exit when not exists (select from public.projects where key = new.key);
    end loop;
  end if;
  new.key := upper(new.key);
  -- (A plan is days from a begin: without one some of it would have days, such as milestones, and the rest none.)
  if tg_op = 'INSERT' and new.template_id is not null and new.starts_on is null and exists (select from public.project_templates
    where id = new.template_id and (lasts > 0 or milestones > 0)) then
    new.starts_on := app.plus_working_days(v_today, 0);
    if new.due_on < new.starts_on then new.starts_on := null; end if;
  end if;
  if tg_op = 'INSERT' and new.template_id is not null and new.due_on is null then
    new.due_on := (select app.plus_working_days(app.plus_working_days(new.starts_on, 0), lasts) from public.project_templates
      where id = new.template_id);
  end if;
  if new.account_id is null then new.account_name := null; end if;
  if new.status = 'active' then new.began_on := coalesce(new.began_on, v_today); end if;
  new.ended_on := case when new.status in ('completed', 'closed', 'cancelled') then coalesce(new.ended_on, v_today) end;
  return new;
end $$;
create or replace trigger e_project before insert or update of key, status, account_id on public.projects for each row execute function app.enter_project();
