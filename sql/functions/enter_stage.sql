-- A lead's stage carries its own consequences: when it was entered, how probable it is, where a lost lead came from.
create or replace function app.enter_stage() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare usual int := case new.stage when 'new' then 5 when 'contacted' then 15 when 'qualified' then 30 when 'proposal' then 50
    when 'negotiation' then 75 when 'won' then 100 when 'lost' then 0 end;
begin
  if tg_op = 'INSERT' then
    new.probability := case when new.stage in ('won', 'lost') then usual else coalesce(new.probability, usual, 5) end;
    if app.actor_id() is not null then new.stage_entered_at := now(); end if;
    return new;
  end if;
  if new.stage = old.stage then return new; end if;
  new.stage_entered_at := now();
  if new.probability = old.probability then new.probability := coalesce(usual, new.probability); end if;
  new.reopened_to := case when new.stage in ('won', 'lost') then old.stage end;
  if new.stage <> 'lost' then new.lost_reason := null; new.lost_note := null; end if;
  return new;
end $$;
