create table public.channel_members (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  channel_id uuid not null,
  user_id uuid not null,
  notify text not null default 'mentions'::text,
  read_at timestamp with time zone not null default now(),
  name text not null generated always as (COALESCE(user_name, ''::text)) stored,
  user_name text,
  owner_id uuid,
  channel_kind text,
  constraint channel_members_channel_id_channels_id_fk FOREIGN KEY (channel_id) REFERENCES channels(id),
  constraint channel_members_pkey PRIMARY KEY (id),
  constraint channel_members_user_id_people_id_fk FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX channel_members_bin_index ON public.channel_members USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX channel_members_channel_id_created_at_id_index ON public.channel_members USING btree (channel_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX channel_members_created_at_id_index ON public.channel_members USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX channel_members_owner_id_created_at_id_index ON public.channel_members USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX channel_members_pair ON public.channel_members USING btree (channel_id, user_id) WHERE (deleted_at IS NULL);
CREATE INDEX channel_members_user ON public.channel_members USING btree (user_id);
CREATE INDEX channel_members_user_id_created_at_id_index ON public.channel_members USING btree (user_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.channel_members FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.channel_members FOR EACH ROW EXECUTE FUNCTION app.copies_to_channel_members();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.channel_members FOR EACH ROW EXECUTE FUNCTION app.references_of_channel_members();
CREATE TRIGGER e_member BEFORE INSERT OR UPDATE ON public.channel_members FOR EACH ROW EXECUTE FUNCTION app.check_channel_member();
CREATE TRIGGER w_membership AFTER INSERT OR DELETE OR UPDATE ON public.channel_members FOR EACH ROW EXECUTE FUNCTION app.keep_membership();
CREATE TRIGGER x_read AFTER UPDATE OF read_at ON public.channel_members FOR EACH ROW EXECUTE FUNCTION app.read_channel();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.channel_members FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{read_at}');
