create table app.likenesses (
  entity name not null,
  place integer not null,
  reason text not null,
  col name not null,
  manner text not null,
  beside name,
  constraint likenesses_manner_check CHECK ((manner = ANY (ARRAY['value'::text, 'list'::text, 'code'::text, 'domain'::text, 'site'::text, 'words'::text]))),
  constraint likenesses_pkey PRIMARY KEY (entity, place)
);
