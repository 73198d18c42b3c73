create table app.calendar_feed_reads (
  feed_id uuid not null,
  at timestamp with time zone,
  constraint calendar_feed_reads_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES app.calendar_feeds(id),
  constraint calendar_feed_reads_pkey PRIMARY KEY (feed_id)
);
