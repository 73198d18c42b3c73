create table app.duplicates_read (
  one boolean not null default true,
  xid xid8 not null,
  id bigint not null,
  constraint duplicates_read_one_check CHECK (one),
  constraint duplicates_read_pkey PRIMARY KEY (one)
);
