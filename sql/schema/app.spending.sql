create table app.spending (
  kind text not null,
  whose uuid not null,
  day date not null,
  reserved bigint not null default 0,
  spent bigint not null default 0,
  constraint spending_kind_fkey FOREIGN KEY (kind) REFERENCES app.spend_caps(kind),
  constraint spending_pkey PRIMARY KEY (day, kind, whose),
  constraint spending_reserved_check CHECK ((reserved >= 0)),
  constraint spending_spent_check CHECK ((spent >= 0))
);
CREATE INDEX spending_kind_idx ON app.spending USING btree (kind);
