-- What was spent on tasks, read from an index alone: what was refused is not counted, and a timer has no minutes yet.
CREATE INDEX "time_entries_spent" ON "time_entries" USING btree ("task_id") INCLUDE ("minutes") WHERE deleted_at is null and status <> 'rejected'
	and task_id is not null;
-- Whose rows write what is kept on a record (rolled_up): only these hold it alone while they are written, all others together. Without a list
-- any of its children might. What was asked of a project is kept by what was asked, not by what belongs to it.
alter table app.entities add rolled_up_by name[];
update app.entities set rolled_up_by = '{}' where entity = 'projects';
update app.entities set rolled_up_by = '{task_links}' where entity = 'tasks';
