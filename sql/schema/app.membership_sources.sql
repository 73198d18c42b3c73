create table app.membership_sources (
  source name not null,
  kind text not null,
  user_col name not null,
  id_col name not null,
  only_where text,
  constraint membership_sources_kind_check CHECK ((kind ~ '^[a-z]+$'::text)),
  constraint membership_sources_pkey PRIMARY KEY (source, kind)
);
