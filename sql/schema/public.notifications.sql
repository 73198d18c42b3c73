create table public.notifications (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  user_id uuid not null,
  kind text not null,
  notification_type text not null default 'info'::text,
  title text not null,
  message text not null default ''::text,
  read boolean not null default false,
  read_at timestamp with time zone,
  action_url text,
  snoozed_until timestamp with time zone,
  in_app boolean not null default true,
  entity text,
  row_id uuid,
  actor_id uuid,
  details jsonb not null default '{}'::jsonb,
  dedupe_key text not null,
  constraint notifications_actor_id_people_id_fk FOREIGN KEY (actor_id) REFERENCES people(id),
  constraint notifications_notification_type CHECK ((notification_type = ANY (ARRAY['info'::text, 'success'::text, 'warning'::text, 'error'::text]))),
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_user_id_people_id_fk FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX notifications_actor_id_index ON public.notifications USING btree (actor_id);
CREATE INDEX notifications_bin_index ON public.notifications USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX notifications_entity_row_id_index ON public.notifications USING btree (entity, row_id);
CREATE INDEX notifications_snoozed_index ON public.notifications USING btree (snoozed_until) WHERE (snoozed_until IS NOT NULL);
CREATE INDEX notifications_unread_index ON public.notifications USING btree (user_id) WHERE ((deleted_at IS NULL) AND (NOT read));
CREATE INDEX notifications_user_id_created_at_id_index ON public.notifications USING btree (user_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX notifications_user_id_dedupe_key_index ON public.notifications USING btree (user_id, dedupe_key);
CREATE TRIGGER "0_spare_security" BEFORE DELETE OR UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION app.spare_security();
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_reading BEFORE UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION app.note_reading();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION app.references_of_notifications();
CREATE TRIGGER y_inbox AFTER UPDATE ON public.notifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_inbox();
CREATE TRIGGER y_inbox_new AFTER INSERT ON public.notifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.note_inbox();
CREATE TRIGGER z_push_back AFTER UPDATE OF snoozed_until ON public.notifications FOR EACH ROW WHEN (((old.snoozed_until <= now()) AND (new.snoozed_until IS NULL) AND (NOT new.read))) EXECUTE FUNCTION app.queue_pushes();
CREATE TRIGGER z_push_new AFTER INSERT ON public.notifications FOR EACH ROW EXECUTE FUNCTION app.queue_pushes();
