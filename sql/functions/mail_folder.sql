-- A folder of a mailbox as its server has it now. Answers the last UID that was read, -1 where it never was: a new UIDVALIDITY begins anew, and what is there
-- already is known by its Message-ID. Prolongs the lease of the box.
create or replace function app.mail_folder(p_mailbox uuid, p_path text, p_role text, p_validity bigint, p_upto bigint) returns bigint
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_last bigint;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.mailbox_ways set leased_until = now() + interval '5 minutes' where mailbox_id = p_mailbox;
  insert into app.mailbox_folders as f (mailbox_id, path, role, validity) values (p_mailbox, p_path, p_role, p_validity)
    on conflict (mailbox_id, path) do update set role = excluded.role, validity = excluded.validity,
      last_uid = case when f.validity = excluded.validity then greatest(f.last_uid, p_upto) else -1 end returning last_uid into v_last;
  return v_last;
end $$;
grant execute on function app.mail_folder(uuid, text, text, bigint, bigint) to tandem_system;
