create table app.job_tasks (
  task text not null,
  ran_at timestamp with time zone,
  took_ms integer,
  failed_at timestamp with time zone,
  last_error text,
  constraint job_tasks_last_error_check CHECK ((length(last_error) <= 500)),
  constraint job_tasks_pkey PRIMARY KEY (task),
  constraint job_tasks_task_check CHECK ((length(task) <= 60))
);
