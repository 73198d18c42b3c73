-- The probable pairs of which the caller sees both records, with what they are called: of all, or of one record; those that were said
-- to be two where p_dismissed.
create or replace function app.pairs(p_entity text, p_row uuid, p_dismissed boolean, p_most int)
returns table (one uuid, other uuid, reasons text[], found_at timestamptz, dismissed_at timestamptz, dismissed_by uuid)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_within text := app.rows_for(p_entity, 'read');
begin
  if v_within is null or not exists (select from app.likenesses l where l.entity = p_entity) then return; end if;
  return query execute format('select p.one, p.other, p.reasons, p.found_at, p.dismissed_at, p.dismissed_by from app.duplicate_pairs p
      where p.entity = $1 and %3$s and %4$s
      and exists (select from public.%1$I where id = p.one and deleted_at is null and (%2$s))
      and exists (select from public.%1$I where id = p.other and deleted_at is null and (%2$s))
      order by cardinality(p.reasons) desc, p.found_at desc, p.one, p.other limit $3', p_entity, v_within,
    case when p_row is null then 'true' else '$2 in (p.one, p.other)' end,
    case when p_dismissed then 'p.dismissed_at is not null' else 'p.dismissed_at is null' end) using p_entity, p_row, least(p_most, 1000);
end $$;
grant execute on function app.pairs(text, uuid, boolean, int) to tandem_roles;
