create table app.request_counts (
  span text not null,
  at timestamp with time zone not null,
  route text not null,
  requests integer not null,
  refused integer not null,
  failed integer not null,
  buckets integer[] not null,
  constraint request_counts_buckets_check CHECK ((cardinality(buckets) = 50)),
  constraint request_counts_pkey PRIMARY KEY (span, at, route),
  constraint request_counts_route_check CHECK ((length(route) <= 200)),
  constraint request_counts_span_check CHECK ((span = ANY (ARRAY['minute'::text, 'hour'::text, 'day'::text])))
);
