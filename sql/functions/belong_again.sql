-- Undoes app.belong_anew of a merge: what it made goes into the bin, what it put there comes back, first clients are the first again.
create or replace function app.belong_again(p_column name, p_merge app.merges) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update public.affiliations a set deleted_at = now() where a.deleted_at is null and a.id in (select l.row_id from app.log l
    where l.xid = p_merge.xid and l.entity = 'affiliations' and l.verb = 'create');
  update public.affiliations a set deleted_at = null where a.deleted_at is not null and a.id in (select l.row_id from app.log l
      where l.xid = p_merge.xid and l.entity = 'affiliations' and l.verb = 'remove')
    and not exists (select from public.affiliations b where b.contact_id = a.contact_id and b.account_id = a.account_id and b.deleted_at is null);
  if p_column = 'account_id' then
    update public.contacts c set account_id = p_merge.gone_id where c.account_id is distinct from p_merge.gone_id and c.id in (
        select l.row_id from app.log l where l.xid = p_merge.xid and l.entity = 'contacts' and l.before ->> 'account_id' = p_merge.gone_id::text)
      and exists (select from public.affiliations a where a.contact_id = c.id and a.account_id = p_merge.gone_id and a.deleted_at is null);
  end if;
end $$;
grant execute on function app.belong_again(name, app.merges) to tandem_definer;
