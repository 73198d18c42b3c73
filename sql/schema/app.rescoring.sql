create table app.rescoring (
  one boolean not null default true,
  after uuid not null,
  noted_at timestamp with time zone not null default now(),
  again boolean not null default false,
  constraint rescoring_one_check CHECK (one),
  constraint rescoring_pkey PRIMARY KEY (one)
);
