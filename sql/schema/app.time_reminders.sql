create table app.time_reminders (
  user_id uuid not null,
  week date not null,
  constraint time_reminders_pkey PRIMARY KEY (user_id),
  constraint time_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id) ON DELETE CASCADE
);
