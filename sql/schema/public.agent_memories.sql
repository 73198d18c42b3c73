create table public.agent_memories (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  owner_id uuid,
  text text not null,
  name text not null generated always as ("left"(text, 120)) stored,
  agent_id uuid not null,
  task_id uuid,
  run_id uuid not null,
  lead_ids uuid[] not null default '{}'::uuid[],
  account_ids uuid[] not null default '{}'::uuid[],
  contact_ids uuid[] not null default '{}'::uuid[],
  personal boolean not null,
  untrusted boolean not null,
  search text generated always as (app.fold(VARIADIC ARRAY[text])) stored,
  constraint agent_memories_agent_id_ai_agents_id_fk FOREIGN KEY (agent_id) REFERENCES ai_agents(id),
  constraint agent_memories_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint agent_memories_personal CHECK ((personal OR (((lead_ids || account_ids) || contact_ids) <> '{}'::uuid[]))),
  constraint agent_memories_pkey PRIMARY KEY (id),
  constraint agent_memories_sources CHECK ((((cardinality(lead_ids) + cardinality(account_ids)) + cardinality(contact_ids)) <= 50)),
  constraint agent_memories_task_id_agent_tasks_id_fk FOREIGN KEY (task_id) REFERENCES agent_tasks(id) ON DELETE SET NULL,
  constraint agent_memories_text CHECK (((btrim(text) <> ''::text) AND (length(text) <= 500)))
);
CREATE INDEX agent_memories_account_ids_index ON public.agent_memories USING gin (account_ids);
CREATE INDEX agent_memories_agent_id_created_at_id_index ON public.agent_memories USING btree (agent_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_memories_bin_index ON public.agent_memories USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX agent_memories_contact_ids_index ON public.agent_memories USING gin (contact_ids);
CREATE INDEX agent_memories_created_at_id_index ON public.agent_memories USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_memories_lead_ids_index ON public.agent_memories USING gin (lead_ids);
CREATE INDEX agent_memories_owner_id_created_at_id_index ON public.agent_memories USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_memories_search_index ON public.agent_memories USING gin (search gin_trgm_ops);
CREATE INDEX agent_memories_task_id_index ON public.agent_memories USING btree (task_id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.agent_memories FOR EACH ROW EXECUTE FUNCTION app.stamp('{lead_ids,account_ids,contact_ids,name,search}');
CREATE TRIGGER b_own BEFORE INSERT ON public.agent_memories FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.agent_memories FOR EACH ROW EXECUTE FUNCTION app.references_of_agent_memories();
CREATE TRIGGER e_vouch BEFORE UPDATE OF text ON public.agent_memories FOR EACH ROW EXECUTE FUNCTION app.vouch_for_memory();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.agent_memories FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{lead_ids,account_ids,contact_ids}');
