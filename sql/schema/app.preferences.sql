create table app.preferences (
  user_id uuid not null,
  theme text not null default 'light'::text,
  single_keys boolean not null default true,
  pinned_views uuid[] not null default '{}'::uuid[],
  default_views uuid[] not null default '{}'::uuid[],
  consents jsonb not null default '{}'::jsonb,
  keys jsonb not null default '{}'::jsonb,
  home_dashboard uuid,
  constraint preferences_consents_check CHECK ((jsonb_typeof(consents) = 'object'::text)),
  constraint preferences_keys_check CHECK (((jsonb_typeof(keys) = 'object'::text) AND (length((keys)::text) <= 2000) AND (NOT jsonb_path_exists(keys, '$.*?(@.type() != "string" || !(@ like_regex "^.{0,3}$" flag "s"))'::jsonpath)))),
  constraint preferences_pkey PRIMARY KEY (user_id),
  constraint preferences_theme_check CHECK ((theme = ANY (ARRAY['light'::text, 'dark'::text, 'system'::text]))),
  constraint preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.preferences FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();
