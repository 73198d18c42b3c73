-- What was done for a task is shown with it: each question to a model, and each use of a tool. (A run of which the task is gone stays.)
alter table app.runs add task_id uuid references public.agent_tasks on delete set null;
create index on app.runs (task_id);
alter table app.agent_steps drop constraint agent_steps_kind_check;
alter table app.agent_steps alter model drop not null, alter day set default current_date, alter reserved set default 0,
  -- What it was asked with, shortened; how many records came of it.
  add tool text check (length(tool) <= 100), add arguments text check (length(arguments) <= 1000), add found int check (found >= 0),
  add constraint agent_steps_kind_check check (kind = 'model' and model is not null and tool is null or kind = 'tool' and tool is not null and model is null);

-- Who answers questions looks for what they are about; a search shows of each entity what its reader may list.
insert into app.agent_acts (agent, entity, acts) values ('documentation_agent', 'search', '{global}');
update public.ai_agents set capabilities = capabilities || '{answer_question}'
 where key = 'documentation_agent' and not 'answer_question' = any (capabilities);
