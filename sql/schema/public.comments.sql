create table public.comments (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  entity text not null,
  row_id uuid not null,
  about text,
  parent_owner_id uuid,
  parent_team_id uuid,
  parent_deleted_at timestamp with time zone,
  name text not null generated always as ("left"(body, 120)) stored,
  body text not null,
  mention_ids uuid[] not null default '{}'::uuid[],
  account_id uuid,
  written_by text,
  agent_ids uuid[] not null default '{}'::uuid[],
  project_id uuid,
  parent_manager_id uuid,
  parent_created_by uuid,
  parent_account_id uuid,
  constraint comments_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint comments_body CHECK ((btrim(body) <> ''::text)),
  constraint comments_pkey PRIMARY KEY (id)
);
CREATE INDEX comments_account_id_created_at_id_index ON public.comments USING btree (account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX comments_bin_index ON public.comments USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX comments_created_at_id_index ON public.comments USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX comments_parent_account_id_created_at_id_index ON public.comments USING btree (parent_account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX comments_parent_created_by_created_at_id_index ON public.comments USING btree (parent_created_by, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX comments_parent_manager_id_created_at_id_index ON public.comments USING btree (parent_manager_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX comments_parent_owner_id_created_at_id_index ON public.comments USING btree (parent_owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX comments_parent_team_id_created_at_id_index ON public.comments USING btree (parent_team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX comments_project_id_created_at_id_index ON public.comments USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX comments_row_id_created_at_id_index ON public.comments USING btree (row_id, created_at DESC, id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.comments FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.comments FOR EACH ROW EXECUTE FUNCTION app.copies_to_comments();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.comments FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.comments FOR EACH ROW EXECUTE FUNCTION app.references_of_comments();
CREATE TRIGGER d_sees BEFORE INSERT OR UPDATE OF entity, row_id ON public.comments FOR EACH ROW EXECUTE FUNCTION app.see_parent();
CREATE TRIGGER e_mentions BEFORE INSERT OR UPDATE OF mention_ids ON public.comments FOR EACH ROW EXECUTE FUNCTION app.check_mentions();
CREATE TRIGGER e_said BEFORE INSERT ON public.comments FOR EACH ROW EXECUTE FUNCTION app.check_said();
CREATE TRIGGER f_ask AFTER INSERT ON public.comments FOR EACH ROW WHEN ((new.agent_ids <> '{}'::uuid[])) EXECUTE FUNCTION app.ask_mentioned();
CREATE TRIGGER x_answer_ticket AFTER INSERT ON public.comments FOR EACH ROW WHEN ((new.entity = 'tickets'::text)) EXECUTE FUNCTION app.answer_ticket();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.comments REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_comments();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.comments REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_comments();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.comments REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_comments();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.comments FOR EACH ROW EXECUTE FUNCTION app.log_change('{about,agent_ids,mention_ids,parent_deleted_at}');
