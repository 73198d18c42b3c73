create table app.report_requests (
  project_id uuid not null,
  user_id uuid not null,
  asked_at timestamp with time zone not null default now(),
  constraint report_requests_pkey PRIMARY KEY (project_id, user_id),
  constraint report_requests_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id),
  constraint report_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX report_requests_user_id_idx ON app.report_requests USING btree (user_id);
CREATE TRIGGER e_noted AFTER INSERT OR UPDATE ON app.report_requests FOR EACH ROW EXECUTE FUNCTION app.note_report_request();
