-- The stage that is entered by this key, held so that nobody removes it meanwhile: where it was removed, the one that took its
-- records; without a key, the first of the first pipeline.
create or replace function app.stage_entered(p_key text) returns public.stages
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.stages; v_key text := p_key;
begin
  if v_key is null then
    select s.key into v_key from public.stages s join public.pipelines p on p.key = s.pipeline and p.deleted_at is null
     where s.type = 'open' and s.replaced_by is null order by s.rank limit 1;
  end if;
  for i in 1 .. 20 loop
    select * into v from public.stages where key = v_key for share;
    if v.key is null then
      raise 'STAGE' using errcode = '23514', column = 'stage', detail = format('there is no stage %s', coalesce(p_key, ''));
    end if;
    exit when v.replaced_by is null;
    v_key := v.replaced_by;
  end loop;
  return v;
end $$;
