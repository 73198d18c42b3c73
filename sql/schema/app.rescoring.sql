create table app.rescoring (
  one boolean not null default true,
  after uuid not null,
  constraint rescoring_one_check CHECK (one),
  constraint rescoring_pkey PRIMARY KEY (one)
);
