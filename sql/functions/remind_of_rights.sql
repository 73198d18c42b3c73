-- Tells whoever has a brief that the right to use a piece of its work ends within thirty days, once for each day on which it ends.
-- after: company_day
create or replace function app.remind_of_rights() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_drafts app.notice_draft[];
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  with due as materialized (
    select a.id, a.name, a.brief_name, a.owner_id, a.rights_end_on from public.brief_assets a join public.briefs b on b.id = a.brief_id and b.deleted_at is null
     where a.rights_end_on between app.company_day() and app.company_day() + 30 and a.deleted_at is null and a.owner_id is not null
       and not exists (select from app.rights_reminders r where r.asset_id = a.id and r.ends_on = a.rights_end_on)
     order by a.rights_end_on limit 500),
    noted as (insert into app.rights_reminders (asset_id, ends_on) select id, rights_end_on from due
      on conflict (asset_id) do update set ends_on = excluded.ends_on returning asset_id)
  select array_agg((d.owner_id, 'rights_end', 'warning', 'Rights of use end soon', concat_ws(' · ', d.brief_name, d.name),
      app.way_to('/creative-director?tab=work', d.id), 'brief_assets', d.id, null, '{}'::jsonb, concat_ws(':', 'rights_end', d.id, d.rights_end_on),
      now())::app.notice_draft) into v_drafts
    from due d join noted n on n.asset_id = d.id where app.would_see(d.owner_id, 'brief_assets', d.id)
      and (app.goes_by(d.owner_id, 'rights_end', 'in_app') or app.goes_by(d.owner_id, 'rights_end', 'email') or app.goes_by(d.owner_id, 'rights_end', 'push'));
  perform app.tell(v_drafts);
end $$;
grant execute on function app.remind_of_rights() to tandem_system;
