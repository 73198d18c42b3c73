create table app.ticket_numbers (
  last integer not null
);
