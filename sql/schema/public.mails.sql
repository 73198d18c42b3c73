create table public.mails (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  conversation_id uuid not null,
  mailbox_id uuid not null,
  kind text not null,
  status text not null default 'received'::text,
  nature text not null default 'person'::text,
  name text not null,
  from_name text,
  from_address text,
  recipients jsonb not null,
  attachments jsonb not null default '[]'::jsonb,
  body text,
  formatted boolean not null default false,
  message_id text,
  in_reply_to text,
  seen boolean not null default true,
  mailed_at timestamp with time zone not null,
  send_at timestamp with time zone,
  unless_answered boolean not null default false,
  problem text,
  mention_ids uuid[] not null default '{}'::uuid[],
  mailbox_owner_id uuid,
  mailbox_team_id uuid,
  mailbox_visibility text,
  search text generated always as (app.fold(VARIADIC ARRAY[name, from_name, from_address, "left"(body, 20000)])) stored,
  constraint mails_body CHECK ((length(body) <= 200000)),
  constraint mails_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES conversations(id),
  constraint mails_mailbox_id_mailboxes_id_fk FOREIGN KEY (mailbox_id) REFERENCES mailboxes(id),
  constraint mails_mention_ids CHECK ((cardinality(mention_ids) <= 50)),
  constraint mails_name CHECK ((length(name) <= 500)),
  constraint mails_pkey PRIMARY KEY (id)
);
CREATE INDEX mails_bin_index ON public.mails USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX mails_conversation_id_mailed_at_id_index ON public.mails USING btree (conversation_id, mailed_at, id);
CREATE INDEX mails_created_at_id_index ON public.mails USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX mails_mailbox_id_created_at_id_index ON public.mails USING btree (mailbox_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX mails_mailbox_id_message_id_index ON public.mails USING btree (mailbox_id, message_id);
CREATE INDEX mails_mailbox_owner_id_created_at_id_index ON public.mails USING btree (mailbox_owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX mails_mailbox_team_id_created_at_id_index ON public.mails USING btree (mailbox_team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX mails_mailbox_visibility_created_at_id_index ON public.mails USING btree (mailbox_visibility, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX mails_search_index ON public.mails USING gin (search gin_trgm_ops);
CREATE INDEX mails_to_send ON public.mails USING btree (send_at) WHERE (status = 'waiting'::text);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.mails FOR EACH ROW EXECUTE FUNCTION app.stamp('{status,seen,problem,search}');
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.mails FOR EACH ROW EXECUTE FUNCTION app.copies_to_mails();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.mails FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.mails FOR EACH ROW EXECUTE FUNCTION app.references_of_mails();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.mails FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{seen}', '{name,from_name,from_address,recipients,attachments,body,message_id,in_reply_to,search,mention_ids,problem}');
