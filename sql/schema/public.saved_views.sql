create table public.saved_views (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  user_id uuid not null default app.user_id(),
  team_id uuid default app.team_id(),
  entity text not null,
  name text not null,
  visibility text not null default 'private'::text,
  address jsonb not null default '{}'::jsonb,
  layout jsonb,
  constraint saved_views_address CHECK (((jsonb_typeof(address) = 'object'::text) AND (length((address)::text) <= 4000))),
  constraint saved_views_layout CHECK (((jsonb_typeof(layout) = 'object'::text) AND (length((layout)::text) <= 4000))),
  constraint saved_views_name CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_visibility CHECK ((visibility = ANY (ARRAY['private'::text, 'team'::text, 'public'::text])))
);
CREATE INDEX saved_views_bin_index ON public.saved_views USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX saved_views_name_id_index ON public.saved_views USING btree (name, id) WHERE ((deleted_at IS NULL) AND (visibility = 'public'::text));
CREATE INDEX saved_views_team_id_name_id_index ON public.saved_views USING btree (team_id, name, id) WHERE ((deleted_at IS NULL) AND (visibility = 'team'::text));
CREATE INDEX saved_views_user_id_name_id_index ON public.saved_views USING btree (user_id, name, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.saved_views FOR EACH ROW EXECUTE FUNCTION app.stamp();
