create table app.task_numbers (
  project_id uuid not null,
  last integer not null,
  constraint task_numbers_pkey PRIMARY KEY (project_id)
);
