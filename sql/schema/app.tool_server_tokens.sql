create table app.tool_server_tokens (
  tool_server_id uuid not null,
  sealed text not null,
  changed_at timestamp with time zone not null default now(),
  changed_by uuid not null,
  constraint tool_server_tokens_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES people(id),
  constraint tool_server_tokens_pkey PRIMARY KEY (tool_server_id),
  constraint tool_server_tokens_sealed_check CHECK ((length(sealed) <= 2000)),
  constraint tool_server_tokens_tool_server_id_fkey FOREIGN KEY (tool_server_id) REFERENCES tool_servers(id) ON DELETE CASCADE
);
CREATE INDEX tool_server_tokens_changed_by_idx ON app.tool_server_tokens USING btree (changed_by);
