create table public.channels (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  owner_id uuid,
  name text not null,
  kind text not null default 'private'::text,
  purpose text,
  pair text,
  last_message_at timestamp with time zone,
  search text generated always as (app.fold(VARIADIC ARRAY[name, purpose])) stored,
  constraint channels_kind CHECK (((kind = 'direct'::text) = (pair IS NOT NULL))),
  constraint channels_name CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 200))),
  constraint channels_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint channels_pkey PRIMARY KEY (id),
  constraint channels_purpose CHECK ((length(purpose) <= 500))
);
CREATE INDEX channels_bin_index ON public.channels USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX channels_created_at_id_index ON public.channels USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX channels_kind_created_at_id_index ON public.channels USING btree (kind, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX channels_last_message_at_id_index ON public.channels USING btree (last_message_at, id);
CREATE INDEX channels_name_id_index ON public.channels USING btree (name, id);
CREATE INDEX channels_owner_id_created_at_id_index ON public.channels USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX channels_pair ON public.channels USING btree (pair);
CREATE INDEX channels_search_index ON public.channels USING gin (search gin_trgm_ops);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.channels FOR EACH ROW EXECUTE FUNCTION app.stamp('{last_message_at,search}');
CREATE TRIGGER b_own BEFORE INSERT ON public.channels FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.channels FOR EACH ROW EXECUTE FUNCTION app.references_of_channels();
CREATE TRIGGER e_channel BEFORE INSERT OR UPDATE ON public.channels FOR EACH ROW EXECUTE FUNCTION app.check_channel();
CREATE TRIGGER x_copies_to_channel_members AFTER UPDATE ON public.channels REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_channels_to_channel_members();
CREATE TRIGGER x_copies_to_messages AFTER UPDATE ON public.channels REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_channels_to_messages();
CREATE TRIGGER x_enter AFTER INSERT OR UPDATE OF owner_id ON public.channels FOR EACH ROW WHEN ((new.kind <> 'direct'::text)) EXECUTE FUNCTION app.enter_channel();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.channels FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{last_message_at}', '{name,purpose,search}');
