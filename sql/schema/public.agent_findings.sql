create table public.agent_findings (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  title text not null,
  name text not null generated always as (title) stored,
  kind text not null,
  severity text not null,
  status text not null default 'open'::text,
  agent_id uuid not null,
  evidence text not null,
  fingerprint text not null,
  times_seen integer not null default 1,
  first_seen timestamp with time zone not null default now(),
  last_seen timestamp with time zone not null default now(),
  task_id uuid,
  reason text,
  search text generated always as (app.fold(VARIADIC ARRAY[title])) stored,
  constraint agent_findings_agent_id_ai_agents_id_fk FOREIGN KEY (agent_id) REFERENCES ai_agents(id),
  constraint agent_findings_fingerprint CHECK ((length(fingerprint) <= 300)),
  constraint agent_findings_kind CHECK ((kind ~ '^[a-z][a-z0-9_]{0,59}$'::text)),
  constraint agent_findings_pkey PRIMARY KEY (id),
  constraint agent_findings_reason CHECK (((length(reason) <= 500) AND ((status <> 'dismissed'::text) OR (reason IS NOT NULL)))),
  constraint agent_findings_severity CHECK ((severity = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text]))),
  constraint agent_findings_status CHECK ((status = ANY (ARRAY['open'::text, 'acknowledged'::text, 'dismissed'::text, 'resolved'::text]))),
  constraint agent_findings_task_id_agent_tasks_id_fk FOREIGN KEY (task_id) REFERENCES agent_tasks(id) ON DELETE SET NULL,
  constraint agent_findings_title CHECK (((btrim(title) <> ''::text) AND (length(title) <= 200)))
);
CREATE INDEX agent_findings_bin_index ON public.agent_findings USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX agent_findings_created_at_id_index ON public.agent_findings USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX agent_findings_known_index ON public.agent_findings USING btree (agent_id, kind, fingerprint);
CREATE INDEX agent_findings_last_seen_id_index ON public.agent_findings USING btree (last_seen, id);
CREATE INDEX agent_findings_search_index ON public.agent_findings USING gin (search gin_trgm_ops);
CREATE INDEX agent_findings_status_created_at_id_index ON public.agent_findings USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_findings_task_id_index ON public.agent_findings USING btree (task_id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.agent_findings FOR EACH ROW EXECUTE FUNCTION app.stamp('{title,severity,evidence,times_seen,last_seen,task_id,name,search}');
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.agent_findings FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.agent_findings FOR EACH ROW EXECUTE FUNCTION app.references_of_agent_findings();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.agent_findings FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{title,evidence,times_seen,last_seen,task_id}');
