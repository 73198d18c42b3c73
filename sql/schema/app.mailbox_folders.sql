create table app.mailbox_folders (
  mailbox_id uuid not null,
  path text not null,
  role text not null,
  validity bigint not null,
  last_uid bigint not null default '-1'::integer,
  constraint mailbox_folders_mailbox_id_fkey FOREIGN KEY (mailbox_id) REFERENCES mailboxes(id) ON DELETE CASCADE,
  constraint mailbox_folders_path_check CHECK ((length(path) <= 500)),
  constraint mailbox_folders_pkey PRIMARY KEY (mailbox_id, path),
  constraint mailbox_folders_role_check CHECK ((role = ANY (ARRAY['inbox'::text, 'sent'::text])))
);
