-- What happened to an envelope, oldest first: for its certificate, and for whoever sees it.
create or replace function app.envelope_events_of(p_id uuid) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', v.kind, 'at', v.at, 'from', v."from", 'recipient', r.name, 'by', p.name) order by v.id), '[]')
    from app.envelope_events v left join public.envelope_recipients r on r.id = v.recipient_id left join public.people p on p.id = v.actor_id
    where v.envelope_id = p_id
$$;
