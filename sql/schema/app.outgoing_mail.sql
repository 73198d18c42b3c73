create table app.outgoing_mail (
  id uuid not null default app.new_id(),
  dedupe_key text not null,
  purpose text not null,
  to_address text not null,
  subject text not null,
  body text,
  state text not null default 'queued'::text,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null default now(),
  leased_until timestamp with time zone,
  last_error text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  activity_id uuid,
  sender_id uuid,
  constraint outgoing_mail_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES activities(id) ON DELETE SET NULL,
  constraint outgoing_mail_dedupe_key_key UNIQUE (dedupe_key),
  constraint outgoing_mail_letter CHECK (((purpose = ANY (ARRAY['letter'::text, 'test'::text])) = (sender_id IS NOT NULL))),
  constraint outgoing_mail_pkey PRIMARY KEY (id),
  constraint outgoing_mail_purpose_check CHECK ((purpose = ANY ('{notifications,invitation,password,sign_in,letter,test,confirmation,signature}'::text[]))),
  constraint outgoing_mail_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES people(id),
  constraint outgoing_mail_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'expired'::text])))
);
CREATE INDEX outgoing_mail_activity_id_idx ON app.outgoing_mail USING btree (activity_id);
CREATE INDEX outgoing_mail_created_at_idx ON app.outgoing_mail USING btree (created_at DESC);
CREATE INDEX outgoing_mail_expires_at_idx ON app.outgoing_mail USING btree (expires_at) WHERE (body IS NOT NULL);
CREATE INDEX outgoing_mail_next_attempt_at_idx ON app.outgoing_mail USING btree (next_attempt_at) WHERE (state = 'queued'::text);
CREATE INDEX outgoing_mail_sender_id_created_at_idx ON app.outgoing_mail USING btree (sender_id, created_at);
