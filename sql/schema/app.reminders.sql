create table app.reminders (
  activity_id uuid not null,
  at timestamp with time zone not null,
  constraint reminders_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES activities(id) ON DELETE CASCADE,
  constraint reminders_pkey PRIMARY KEY (activity_id)
);
