create table app.notification_mutes (
  user_id uuid not null,
  entity text not null,
  row_id uuid not null,
  at timestamp with time zone not null default now(),
  constraint notification_mutes_pkey PRIMARY KEY (user_id, entity, row_id),
  constraint notification_mutes_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.notification_mutes FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();
