-- A lead has entered a stage, and left another. Who comes back to a stage within ten minutes had made a slip: it was never left.
create or replace function app.keep_stay() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_before app.lead_stays;
begin
  if tg_op = 'UPDATE' then
    -- (A stage that was removed hands its leads on: they have stood there since. Of two changes at one moment the last counts.)
    if new.stage_entered_at = old.stage_entered_at then
      update app.lead_stays set stage = new.stage where lead_id = new.id and left_at is null;
      update app.lead_stays set went_to = new.stage where lead_id = new.id and left_at = new.stage_entered_at and went_to = old.stage;
      return null;
    end if;
    select * into v_before from app.lead_stays where lead_id = new.id and left_at > now() - interval '10 minutes' order by left_at desc limit 1;
    if v_before.stage = new.stage then
      delete from app.lead_stays where lead_id = new.id and left_at is null;
      update app.lead_stays set left_at = null, went_to = null where lead_id = new.id and entered_at = v_before.entered_at;
      return null;
    end if;
    update app.lead_stays set left_at = greatest(new.stage_entered_at, entered_at), went_to = new.stage where lead_id = new.id and left_at is null;
  end if;
  insert into app.lead_stays (lead_id, entered_at, stage) values (new.id, new.stage_entered_at, new.stage)
    on conflict (lead_id, entered_at) do update set stage = excluded.stage, left_at = null, went_to = null;
  return null;
end $$;
create or replace trigger w_stay after insert on public.leads for each row execute function app.keep_stay();
create or replace trigger w_stay_changed after update on public.leads for each row when (new.stage is distinct from old.stage)
  execute function app.keep_stay();
