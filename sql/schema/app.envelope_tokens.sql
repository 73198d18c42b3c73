create table app.envelope_tokens (
  recipient_id uuid not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint envelope_tokens_pkey PRIMARY KEY (recipient_id),
  constraint envelope_tokens_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES envelope_recipients(id) ON DELETE CASCADE,
  constraint envelope_tokens_token_hash_key UNIQUE (token_hash)
);
