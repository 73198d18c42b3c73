create table app.error_people (
  group_id uuid not null,
  user_id uuid not null,
  constraint error_people_group_id_fkey FOREIGN KEY (group_id) REFERENCES app.error_groups(id) ON DELETE CASCADE,
  constraint error_people_pkey PRIMARY KEY (group_id, user_id),
  constraint error_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX error_people_user_id_idx ON app.error_people USING btree (user_id);
