-- A lead's stage carries its own consequences: when it was entered, how probable it is, where a closed lead came from, and what
-- must be known of one that stands there (not of what an import brings, nor of what a removed stage hands on).
create or replace function app.enter_stage() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.stages; v_was public.stages; v_lacks text; v_handed boolean;
begin
  if tg_op = 'UPDATE' then
    if new.stage is not distinct from old.stage and not (new.lost_reason is null and old.lost_reason is not null) then return new; end if;
    select * into v_was from public.stages where key = old.stage;
    if new.stage is null then raise 'STAGE' using errcode = '23514', column = 'stage', detail = 'its pipeline has no such stage'; end if;
  end if;
  v := app.stage_entered(new.stage);
  -- Whether it is handed on because its stage was removed.
  v_handed := v_was.replaced_by is not null and v.key = (app.stage_entered(old.stage)).key;
  new.stage := v.key;
  if v.type = 'lost' and new.lost_reason is null then
    raise 'STAGE' using errcode = '23514', constraint = 'leads_lost_reason', column = 'lost_reason', detail = 'a lost lead needs a reason of loss';
  end if;
  if v.required_fields <> '{}' and v_was.key is distinct from v.key and v_handed is not true and app.actor_id() is not null
      and coalesce(app.caller() ->> 'request', '') not like 'import:%' then
    select string_agg(field, ', ') into v_lacks from unnest(v.required_fields) field
     where coalesce(to_jsonb(new) ->> field, '') in ('', '[]', '{}');
    if v_lacks is not null then
      raise 'STAGE' using errcode = '23514', column = 'stage', detail = format('“%s” needs %s', v.name, v_lacks);
    end if;
  end if;
  if tg_op = 'INSERT' then
    new.probability := case when v.type in ('won', 'lost') then v.probability else coalesce(new.probability, v.probability, 5) end;
    if app.actor_id() is not null then new.stage_entered_at := now(); end if;
    return new;
  end if;
  if v.key = old.stage then return new; end if;
  if v_handed is not true then
    new.stage_entered_at := now();
    new.reopened_to := case when v.type not in ('won', 'lost') then null
      when v_was.type in ('won', 'lost') then old.reopened_to else old.stage end;
  end if;
  if new.probability = old.probability then new.probability := coalesce(v.probability, new.probability); end if;
  if v.type <> 'lost' then new.lost_reason := null; new.lost_note := null; end if;
  return new;
end $$;
create or replace trigger e_stage before insert or update of stage, lost_reason on public.leads for each row execute function app.enter_stage();
