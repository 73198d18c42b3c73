create table public.messages (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  channel_id uuid not null,
  thread_id uuid,
  name text not null generated always as ("left"(body, 120)) stored,
  body text not null,
  mention_ids uuid[] not null default '{}'::uuid[],
  edited_at timestamp with time zone,
  replies integer not null default 0,
  last_reply_at timestamp with time zone,
  reactions jsonb not null default '{}'::jsonb,
  channel_kind text,
  search text generated always as (app.fold(VARIADIC ARRAY[body])) stored,
  constraint messages_body CHECK (((body ~ '[^[:space:]]'::text) AND (length(body) <= 10000))),
  constraint messages_channel_id_channels_id_fk FOREIGN KEY (channel_id) REFERENCES channels(id),
  constraint messages_mention_ids CHECK ((cardinality(mention_ids) <= 50)),
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_thread_id_messages_id_fk FOREIGN KEY (thread_id) REFERENCES messages(id)
);
CREATE INDEX messages_bin_index ON public.messages USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX messages_channel_id_created_at_id_index ON public.messages USING btree (channel_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX messages_created_at_id_index ON public.messages USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX messages_created_by_created_at_id_index ON public.messages USING btree (created_by, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX messages_search_index ON public.messages USING gin (search gin_trgm_ops);
CREATE INDEX messages_thread ON public.messages USING btree (thread_id, created_at DESC, id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.messages FOR EACH ROW EXECUTE FUNCTION app.stamp('{replies,last_reply_at,reactions,name,search}');
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.messages FOR EACH ROW EXECUTE FUNCTION app.copies_to_messages();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.messages FOR EACH ROW EXECUTE FUNCTION app.references_of_messages();
CREATE TRIGGER e_message BEFORE INSERT OR UPDATE ON public.messages FOR EACH ROW EXECUTE FUNCTION app.check_message();
CREATE TRIGGER x_note AFTER INSERT OR UPDATE OF deleted_at, body ON public.messages FOR EACH ROW EXECUTE FUNCTION app.note_message();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.messages FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{}', '{body,name,search,mention_ids,reactions}');
