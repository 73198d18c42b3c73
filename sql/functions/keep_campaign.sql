-- A campaign has a code of its own; it is approved and an e-mail started by those verbs alone; what was approved is approved anew once its text, audience
-- or budget change, and what was started says what it said.
-- after: company_day
create or replace function app.keep_campaign() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_plain text := left(btrim(regexp_replace(app.fold(new.name), '[^a-z0-9]+', '-', 'g'), '-'), 50);
begin
  if tg_op = 'INSERT' and (select count(*) from public.campaigns where deleted_at is null) >= 5000 then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A company has 5,000 campaigns at most.'; end if;
  if new.code is null then
    new.code := coalesce(nullif(v_plain, ''), 'campaign');
    if exists (select from public.campaigns where code = new.code and id <> new.id and deleted_at is null) then
      new.code := new.code || '-' || left(replace(gen_random_uuid()::text, '-', ''), 6); end if;
  elsif exists (select from public.campaigns where code = new.code and id <> new.id and deleted_at is null) then
    raise 'CAMPAIGN' using errcode = '23514', column = 'code', detail = 'another campaign has this word';
  end if;
  if tg_op = 'INSERT' then return new; end if;
  if old.started_at is not null and (new.kind, new.template_id, new.audience, new.basis)
    is distinct from (old.kind, old.template_id, old.audience, old.basis) then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'This e-mail was started: what it says and whom it goes to stay as they are.'; end if;
  if old.started_at is not null and old.status = 'cancelled' and new.status <> 'cancelled' then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'This e-mail was started and ended. Make a new campaign for another one.'; end if;
  if new.status = 'approved' and old.status = 'planned' and new.approved_at is not distinct from old.approved_at then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A campaign is approved by the head of the company or an administrator.'; end if;
  if new.status = 'running' and new.kind = 'email' and new.started_at is null then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'An e-mail begins once it is started.'; end if;
  if old.status = 'approved' and new.status = 'approved' and (new.kind, new.template_id, new.audience, new.basis, new.budget)
    is distinct from (old.kind, old.template_id, old.audience, old.basis, old.budget) then new.status := 'planned'; end if;
  if new.status in ('idea', 'planned') then new.approved_by := null; new.approved_at := null; new.approved_text := null; end if;
  if new.status = 'running' then new.starts_on := coalesce(new.starts_on, app.company_day()); new.paused_reason := null; end if;
  if new.status in ('completed', 'cancelled') and old.status in ('running', 'paused') then
    new.ends_on := coalesce(new.ends_on, greatest(new.starts_on, app.company_day())); end if;
  if (new.status, new.deleted_at) is distinct from (old.status, old.deleted_at) then
    update app.campaign_sendings set next_at = case when new.status = 'running' and new.deleted_at is null then now() end where campaign_id = new.id; end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.campaigns for each row execute function app.keep_campaign();
