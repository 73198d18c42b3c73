-- Makes or ends a membership as the tables say that make one. The history of the person tells of it,
-- but not of what: who sees the person need not see that. Their streams hear by it.
create or replace function app.weigh_membership(p_user uuid, p_kind text, p_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.membership_sources; one boolean; is_one boolean := false; had boolean;
begin
  -- Of two rows that go at once, the second sees that the first has gone.
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', p_user, p_kind, p_id), 7267));
  for v in select * from app.membership_sources where kind = p_kind loop
    -- (Of the bin it asks by the column, so that an index is used.)
    execute format('select exists (select from public.%I s where %I = $1 and %I = $2 and %s and (%s))', v.source, v.user_col, v.id_col,
      case when exists (select from pg_attribute where attrelid = format('public.%I', v.source)::regclass and attname = 'deleted_at')
        then 's.deleted_at is null' else 'true' end, coalesce(v.only_where, 'true')) into one using p_user, p_id;
    is_one := is_one or one;
  end loop;
  had := exists (select from app.memberships where (user_id, kind, id) = (p_user, p_kind, p_id));
  if is_one and not had then
    insert into app.memberships values (p_user, p_kind, p_id);
    perform app.append('people', p_user, null, 'join', false, null, jsonb_build_object('kind', p_kind));
  elsif had and not is_one then
    delete from app.memberships where (user_id, kind, id) = (p_user, p_kind, p_id);
    perform app.append('people', p_user, null, 'leave', false, jsonb_build_object('kind', p_kind), null);
  end if;
end $$;
