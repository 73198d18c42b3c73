-- Whether a key still opens its person's door, their state and role apart. One that was made without a second step opens
-- nothing once there is one: whoever turns it on keeps out what came in before.
create or replace function app.key_opens(p_key app.api_keys) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p_key.ended_at is null and p_key.expires_at > now() and (p_key.second_factor
    or not exists (select from auth.second_factor f where f."userId" = p_key.user_id and f.confirmed_at is not null))
$$;
