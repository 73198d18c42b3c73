create table app.approval_effects (
  approval_id uuid not null,
  effects jsonb not null,
  hash bytea not null,
  xid xid8,
  proposed jsonb,
  constraint approval_effects_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES agent_approvals(id) ON DELETE CASCADE,
  constraint approval_effects_effects_check CHECK ((pg_column_size(effects) <= 131072)),
  constraint approval_effects_pkey PRIMARY KEY (approval_id),
  constraint approval_effects_proposed_check CHECK ((pg_column_size(proposed) <= 131072))
);
