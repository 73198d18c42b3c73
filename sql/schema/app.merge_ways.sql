create table app.merge_ways (
  entity name not null,
  col name not null,
  way text not null,
  sentence text,
  constraint merge_ways_pkey PRIMARY KEY (entity, col),
  constraint merge_ways_way_check CHECK ((way = ANY (ARRAY['follows'::text, 'anew'::text, 'holds'::text])))
);
