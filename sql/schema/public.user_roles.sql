create table public.user_roles (
  id uuid not null default app.new_id(),
  user_id uuid not null,
  role text not null,
  created_at timestamp with time zone not null default now(),
  granted_by uuid,
  reason text,
  expires_at timestamp with time zone,
  former text,
  constraint user_roles_for_a_time CHECK (((expires_at IS NULL) = (former IS NULL))),
  constraint user_roles_pkey PRIMARY KEY (id),
  constraint user_roles_user_id_people_id_fk FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX user_roles_expires_at_index ON public.user_roles USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX user_roles_user_id_created_at_id_index ON public.user_roles USING btree (user_id, created_at DESC, id DESC);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON public.user_roles FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION app.references_of_user_roles();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.user_roles FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
