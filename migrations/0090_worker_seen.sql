-- When a server last looked for tasks: where none does, nothing is begun, and whoever asked sees why.
create table app.worker_seen (single boolean primary key default true check (single), at timestamptz not null);
-- As what a tool was used: the role of whoever asked, and the scopes in which it reads what the tool reads.
alter table app.agent_steps add column allowed jsonb check (pg_column_size(allowed) <= 2000);
