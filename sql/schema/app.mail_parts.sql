create table app.mail_parts (
  mail_id uuid not null,
  html text,
  digest text,
  bytes bigint,
  reference_ids text[] not null default '{}'::text[],
  tries integer not null default 0,
  leased_until timestamp with time zone,
  in_sent boolean not null default true,
  edition uuid,
  constraint mail_parts_html_check CHECK ((length(html) <= 1000000)),
  constraint mail_parts_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mails(id) ON DELETE CASCADE,
  constraint mail_parts_pkey PRIMARY KEY (mail_id),
  constraint mail_parts_reference_ids_check CHECK ((cardinality(reference_ids) <= 100))
);
CREATE INDEX mail_parts_digest ON app.mail_parts USING btree (digest);
CREATE INDEX mail_parts_in_sent ON app.mail_parts USING btree (mail_id) WHERE (NOT in_sent);
CREATE INDEX mail_parts_references ON app.mail_parts USING gin (reference_ids);
