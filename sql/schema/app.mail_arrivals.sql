create table app.mail_arrivals (
  mailbox_id uuid not null,
  path text not null,
  validity bigint not null,
  uid bigint not null,
  mail_id uuid,
  outcome text not null,
  reason text,
  message_id text,
  from_address text,
  subject text,
  seen boolean not null default false,
  answered boolean not null default false,
  at timestamp with time zone not null default now(),
  constraint mail_arrivals_from_address_check CHECK ((length(from_address) <= 320)),
  constraint mail_arrivals_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mails(id) ON DELETE SET NULL,
  constraint mail_arrivals_mailbox_id_fkey FOREIGN KEY (mailbox_id) REFERENCES mailboxes(id) ON DELETE CASCADE,
  constraint mail_arrivals_message_id_check CHECK ((length(message_id) <= 998)),
  constraint mail_arrivals_outcome_check CHECK ((outcome = ANY (ARRAY['stored'::text, 'known'::text, 'shortened'::text, 'unreadable'::text]))),
  constraint mail_arrivals_pkey PRIMARY KEY (mailbox_id, path, validity, uid),
  constraint mail_arrivals_reason_check CHECK ((length(reason) <= 300)),
  constraint mail_arrivals_subject_check CHECK ((length(subject) <= 500))
);
CREATE INDEX mail_arrivals_mail ON app.mail_arrivals USING btree (mail_id);
CREATE INDEX mail_arrivals_message ON app.mail_arrivals USING btree (mailbox_id, message_id);
