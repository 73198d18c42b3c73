-- What became of the e-mails that were sent from a record, for whoever sees what is done with it.
create or replace function app.letters_of(p_entity text, p_row uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('activity_id', m.activity_id, 'to', m.to_address, 'state', m.state, 'error', m.last_error)
      order by m.created_at desc, m.id), '[]')
    from (select o.* from app.outgoing_mail o join public.activities a on a.id = o.activity_id
           where a.row_id = p_row and a.entity = p_entity and a.deleted_at is null order by o.created_at desc limit 500) m
   where app.sees_within(p_entity, p_row) and app.sees_within('activities', m.activity_id)
$$;
grant execute on function app.letters_of(text, uuid) to tandem_roles;
