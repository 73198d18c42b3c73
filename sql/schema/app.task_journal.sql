create table app.task_journal (
  task_id uuid not null,
  no integer not null,
  asked bytea not null,
  answer text not null,
  constraint task_journal_answer_check CHECK ((length(answer) <= 200000)),
  constraint task_journal_asked_check CHECK ((length(asked) = 32)),
  constraint task_journal_no_check CHECK (((no >= 1) AND (no <= 200))),
  constraint task_journal_pkey PRIMARY KEY (task_id, no),
  constraint task_journal_task_id_fkey FOREIGN KEY (task_id) REFERENCES agent_tasks(id) ON DELETE CASCADE
);
