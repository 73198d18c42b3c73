create table app.webhook_ways (
  webhook_id uuid not null,
  salt uuid not null,
  old_salt uuid,
  old_until timestamp with time zone,
  run_id uuid,
  leased_at timestamp with time zone,
  leased_until timestamp with time zone,
  constraint webhook_ways_pkey PRIMARY KEY (webhook_id),
  constraint webhook_ways_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE
);
