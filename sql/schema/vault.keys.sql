create table vault.keys (
  id integer not null generated always as identity,
  inner_pad bytea not null,
  outer_pad bytea not null,
  constraint keys_inner_pad_check CHECK ((length(inner_pad) = 64)),
  constraint keys_outer_pad_check CHECK ((length(outer_pad) = 64)),
  constraint keys_pkey PRIMARY KEY (id)
);
