-- Adds the recipients of an envelope, each with the hash of a link where they are from outside: never with the address of a colleague, in whose name
-- whoever has the link would sign. Of a colleague the account says name and address.
-- after: note_envelope
create or replace function app.add_recipients(p_envelope public.envelopes, p_recipients jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v record; p public.people; v_constraint text;
begin
  for v in select r.* from rows from (jsonb_to_recordset(p_recipients) as (id uuid, person_id uuid, name text, email text, edition text, token_hash text))
      with ordinality r (id, person_id, name, email, edition, token_hash, no) loop
    p := null;
    if v.person_id is not null then
      select * into p from public.people where id = v.person_id and kind = 'employee' and status = 'active' and deleted_at is null;
      if p.id is null then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002', detail = 'Choose colleagues who come in.'; end if;
    elsif exists (select from public.people where lower(email) = lower(btrim(v.email)) and kind = 'employee' and status = 'active' and deleted_at is null) then
      raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = format('%s is a colleague: choose them by name.', v.email);
    end if;
    begin
      insert into public.envelope_recipients (id, entity, row_id, envelope_id, position, person_id, name, email, purpose, expires_at, edition)
        values (v.id, 'documents', p_envelope.row_id, p_envelope.id, v.no, p.id, coalesce(p.name, v.name), coalesce(p.email, v.email), p_envelope.purpose,
          p_envelope.expires_at, v.edition);
    exception when unique_violation then
      get stacked diagnostics v_constraint = constraint_name;
      if v_constraint <> 'envelope_recipients_address_index' then raise; end if;
      raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Two recipients have the same e-mail address.';
    end;
    if p.id is null then
      insert into app.envelope_tokens values (v.id, decode(v.token_hash, 'hex'), p_envelope.expires_at);
      perform app.note_envelope(p_envelope.id, v.id, 'link_made');
    end if;
  end loop;
end $$;
