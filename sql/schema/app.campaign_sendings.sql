create table app.campaign_sendings (
  campaign_id uuid not null,
  subject text not null,
  body text not null,
  language text not null,
  starter_id uuid not null,
  next_at timestamp with time zone,
  run_id uuid,
  constraint campaign_sendings_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  constraint campaign_sendings_pkey PRIMARY KEY (campaign_id),
  constraint campaign_sendings_run_id_fkey FOREIGN KEY (run_id) REFERENCES app.runs(id) ON DELETE SET NULL,
  constraint campaign_sendings_starter_id_fkey FOREIGN KEY (starter_id) REFERENCES people(id)
);
CREATE INDEX campaign_sendings_next_at_idx ON app.campaign_sendings USING btree (next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX campaign_sendings_run_id_idx ON app.campaign_sendings USING btree (run_id);
CREATE INDEX campaign_sendings_starter_id_idx ON app.campaign_sendings USING btree (starter_id);
