-- The triggers of the tables that make people members, and the members that their rows already say.
create or replace function app.settle_memberships() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v app.membership_sources;
begin
  for v in select * from app.membership_sources loop
    execute format('create or replace trigger w_membership after insert or update or delete on public.%I for each row execute function app.keep_membership()',
      v.source);
    execute format('insert into app.memberships select distinct %1$I, %2$L, %3$I from public.%4$I s
      where %1$I is not null and %3$I is not null and to_jsonb(s) ->> ''deleted_at'' is null and (%5$s) on conflict do nothing',
      v.user_col, v.kind, v.id_col, v.source, coalesce(v.only_where, 'true'));
  end loop;
end $$;
