create table app.link_visits (
  link_id uuid not null,
  day date not null,
  people integer not null default 0,
  machines integer not null default 0,
  constraint link_visits_link_id_fkey FOREIGN KEY (link_id) REFERENCES campaign_links(id) ON DELETE CASCADE,
  constraint link_visits_pkey PRIMARY KEY (link_id, day)
);
