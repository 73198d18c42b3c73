create table app.notice_kinds (
  kind text not null,
  place integer not null,
  security boolean not null default false,
  in_app boolean not null default true,
  email boolean not null default false,
  push boolean not null default false,
  constraint notice_kinds_pkey PRIMARY KEY (kind)
);
