create table app.presence_sessions (
  user_id uuid not null,
  session_id text not null,
  beat integer not null,
  is_online boolean not null,
  last_seen timestamp with time zone not null,
  current_page text,
  record_id uuid,
  constraint presence_sessions_beat_check CHECK ((beat > 0)),
  constraint presence_sessions_current_page_check CHECK ((current_page !~ '[?#]'::text)),
  constraint presence_sessions_pkey PRIMARY KEY (user_id, session_id),
  constraint presence_sessions_session_id_check CHECK (((length(session_id) >= 8) AND (length(session_id) <= 64))),
  constraint presence_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE TRIGGER few_tabs AFTER INSERT ON app.presence_sessions FOR EACH ROW EXECUTE FUNCTION app.forget_older_tabs();
