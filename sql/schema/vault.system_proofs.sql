create table vault.system_proofs (
  hash bytea not null,
  constraint system_proofs_pkey PRIMARY KEY (hash)
);
