create type app.notice_draft as (
  user_id uuid,
  kind text,
  notification_type text,
  title text,
  message text,
  action_url text,
  entity text,
  row_id uuid,
  actor_id uuid,
  details jsonb,
  dedupe_key text,
  at timestamp with time zone
);
