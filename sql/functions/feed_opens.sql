-- Whether a calendar's address still opens, its person's state and role apart; as app.key_opens has it.
create or replace function app.feed_opens(p_feed app.calendar_feeds) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p_feed.ended_at is null and (p_feed.second_factor
    or not exists (select from auth.second_factor f where f."userId" = p_feed.user_id and f.confirmed_at is not null))
$$;
