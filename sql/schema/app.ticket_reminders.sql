create table app.ticket_reminders (
  ticket_id uuid not null,
  due_at timestamp with time zone not null,
  late boolean not null,
  constraint ticket_reminders_pkey PRIMARY KEY (ticket_id),
  constraint ticket_reminders_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON DELETE CASCADE
);
