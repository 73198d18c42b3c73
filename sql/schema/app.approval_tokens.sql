create table app.approval_tokens (
  token_hash bytea not null,
  approval_id uuid not null,
  constraint approval_tokens_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES brief_approvals(id) ON DELETE CASCADE,
  constraint approval_tokens_approval_id_key UNIQUE (approval_id),
  constraint approval_tokens_pkey PRIMARY KEY (token_hash)
);
