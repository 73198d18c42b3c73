create table app.task_reminders (
  user_id uuid not null,
  day date not null,
  constraint task_reminders_pkey PRIMARY KEY (user_id),
  constraint task_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id) ON DELETE CASCADE
);
