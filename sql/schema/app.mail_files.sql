create table app.mail_files (
  mail_id uuid not null,
  no integer not null,
  name text not null,
  media_type text not null,
  bytes bigint not null,
  digest text not null,
  cid text,
  constraint mail_files_cid_check CHECK ((length(cid) <= 300)),
  constraint mail_files_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mails(id) ON DELETE CASCADE,
  constraint mail_files_media_type_check CHECK ((length(media_type) <= 200)),
  constraint mail_files_name_check CHECK ((length(name) <= 255)),
  constraint mail_files_pkey PRIMARY KEY (mail_id, no)
);
CREATE INDEX mail_files_digest ON app.mail_files USING btree (digest);
