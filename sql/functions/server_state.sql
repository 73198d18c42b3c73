-- What the database knows of this server, for whoever opens the page for developers: its version, the migrations with when each was
-- applied, the release of the functions, and how much of what app.make_api_key, app.count_upload and app.queue_letter allow is used.
create or replace function app.server_state() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('/developer', 'read');
  return jsonb_build_object('person', app.user_id(), 'postgres', current_setting('server_version'), 'release', (select s.release from migrations.settled s),
    'migrations', (select jsonb_agg(jsonb_build_object('name', m.name, 'at', m.at) order by m.name desc) from migrations.applied m),
    'limits', jsonb_build_array(
      jsonb_build_object('limit', 'api_keys', 'of', 'person', 'most', 20,
        'used', (select count(*) from app.api_keys k where k.user_id = app.user_id() and k.ended_at is null)),
      jsonb_build_object('limit', 'emails', 'of', 'person', 'most', 200,
        'used', (select count(*) from app.outgoing_mail m where m.sender_id = app.user_id() and m.created_at > now() - interval '1 day')),
      jsonb_build_object('limit', 'uploads', 'of', 'person', 'most', 1e9,
        'used', (select coalesce(sum(u.bytes), 0) from app.upload_totals u where u.owner_id = app.user_id())),
      jsonb_build_object('limit', 'uploads', 'of', 'company', 'most', 1e10, 'used', (select coalesce(sum(u.bytes), 0) from app.upload_totals u))));
end $$;
grant execute on function app.server_state() to tandem_roles;
