-- What a model has written so far of what it is asked: for whoever looks at the task meanwhile.
alter table app.agent_steps add column heard text check (length(heard) <= 8000);
