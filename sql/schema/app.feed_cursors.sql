create table app.feed_cursors (
  reader text not null,
  xid xid8 not null,
  constraint feed_cursors_pkey PRIMARY KEY (reader)
);
