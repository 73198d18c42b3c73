create table public.email_templates (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  name text not null,
  category text not null default 'other'::text,
  language text not null default 'english'::text,
  status text not null default 'draft'::text,
  subject text,
  body text,
  written_to text[] not null generated always as (
CASE
    WHEN ((COALESCE(subject, ''::text) || COALESCE(body, ''::text)) ~ '\{[{%][^{}]*\mlead\.'::text) THEN '{leads}'::text[]
    WHEN ((COALESCE(subject, ''::text) || COALESCE(body, ''::text)) ~ '\{[{%][^{}]*\mclient\.'::text) THEN '{contacts,accounts}'::text[]
    ELSE '{leads,contacts,accounts}'::text[]
END) stored,
  uses integer not null default 0,
  used_at timestamp with time zone,
  search text generated always as (app.fold(VARIADIC ARRAY[name, subject])) stored,
  constraint email_templates_body CHECK ((length(body) <= 20000)),
  constraint email_templates_name CHECK ((length(btrim(name)) > 0)),
  constraint email_templates_pkey PRIMARY KEY (id),
  constraint email_templates_subject CHECK ((length(subject) <= 500))
);
CREATE INDEX email_templates_bin_index ON public.email_templates USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX email_templates_created_at_id_index ON public.email_templates USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX email_templates_name_id_index ON public.email_templates USING btree (name, id);
CREATE INDEX email_templates_search_index ON public.email_templates USING gin (search gin_trgm_ops);
CREATE INDEX email_templates_status_created_at_id_index ON public.email_templates USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX email_templates_used_at_id_index ON public.email_templates USING btree (used_at, id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.email_templates FOR EACH ROW EXECUTE FUNCTION app.stamp('{uses,used_at,written_to,search}');
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.email_templates FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER y_search_delete AFTER DELETE ON public.email_templates REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_email_templates();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.email_templates REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_email_templates();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.email_templates REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_email_templates();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.email_templates FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');
