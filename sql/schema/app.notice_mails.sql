create table app.notice_mails (
  notification_id uuid not null,
  user_id uuid not null,
  due_at timestamp with time zone not null,
  constraint notice_mails_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE,
  constraint notice_mails_pkey PRIMARY KEY (notification_id),
  constraint notice_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX notice_mails_due_at_idx ON app.notice_mails USING btree (due_at);
CREATE INDEX notice_mails_user_id_idx ON app.notice_mails USING btree (user_id);
