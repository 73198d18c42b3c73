create table public.saved_searches (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  user_id uuid not null default app.user_id(),
  search_name text not null,
  query_text text not null,
  search_type text not null default 'general'::text,
  is_pinned boolean not null default false,
  constraint saved_searches_pkey PRIMARY KEY (id),
  constraint saved_searches_query_text CHECK (((length(query_text) >= 1) AND (length(query_text) <= 200))),
  constraint saved_searches_search_name CHECK (((length(search_name) >= 1) AND (length(search_name) <= 200))),
  constraint saved_searches_search_type CHECK ((search_type = 'general'::text))
);
CREATE INDEX saved_searches_bin_index ON public.saved_searches USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX saved_searches_user_id_is_pinned_created_at_id_index ON public.saved_searches USING btree (user_id, is_pinned DESC, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.saved_searches FOR EACH ROW EXECUTE FUNCTION app.stamp();
