create table app.template_uses (
  activity_id uuid not null,
  template_id uuid not null,
  constraint template_uses_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES activities(id) ON DELETE CASCADE,
  constraint template_uses_pkey PRIMARY KEY (activity_id),
  constraint template_uses_template_id_fkey FOREIGN KEY (template_id) REFERENCES email_templates(id) ON DELETE CASCADE
);
CREATE INDEX template_uses_template_id_idx ON app.template_uses USING btree (template_id);
CREATE TRIGGER a_follow AFTER INSERT ON app.template_uses FOR EACH ROW EXECUTE FUNCTION app.follow_template_use();
