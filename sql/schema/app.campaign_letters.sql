create table app.campaign_letters (
  id uuid not null default app.new_id(),
  campaign_id uuid,
  lead_id uuid,
  contact_id uuid,
  address text,
  state text not null,
  reason text,
  attempts integer not null default 0,
  next_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  clicks integer not null default 0,
  machine_clicks integer not null default 0,
  clicked_at timestamp with time zone,
  left_at timestamp with time zone,
  constraint campaign_letters_campaign_id_address_key UNIQUE (campaign_id, address),
  constraint campaign_letters_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE SET NULL,
  constraint campaign_letters_contact_id_fkey FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE SET NULL,
  constraint campaign_letters_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE SET NULL,
  constraint campaign_letters_pkey PRIMARY KEY (id),
  constraint campaign_letters_reason_check CHECK ((length(reason) <= 300)),
  constraint campaign_letters_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'left_out'::text])))
);
CREATE INDEX campaign_letters_campaign_id_id_idx ON app.campaign_letters USING btree (campaign_id, id) WHERE (clicked_at IS NOT NULL);
CREATE INDEX campaign_letters_campaign_id_id_idx1 ON app.campaign_letters USING btree (campaign_id, id) WHERE (left_at IS NOT NULL);
CREATE INDEX campaign_letters_campaign_id_next_at_id_idx ON app.campaign_letters USING btree (campaign_id, next_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX campaign_letters_campaign_id_state_id_idx ON app.campaign_letters USING btree (campaign_id, state, id);
CREATE INDEX campaign_letters_contact_id_idx ON app.campaign_letters USING btree (contact_id);
CREATE INDEX campaign_letters_lead_id_idx ON app.campaign_letters USING btree (lead_id);
