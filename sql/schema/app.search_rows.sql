create table app.search_rows (
  id uuid not null,
  entity text not null,
  name text not null,
  description text,
  state text,
  owner_id uuid,
  team_id uuid,
  account_id uuid,
  portal_user_id uuid,
  at timestamp with time zone not null,
  lexemes tsvector not null,
  open_lexemes tsvector,
  parent text,
  said_by uuid,
  kind text,
  constraint search_rows_entity_id_pk PRIMARY KEY (entity, id)
);
CREATE INDEX search_rows_account_id_index ON app.search_rows USING btree (account_id);
CREATE INDEX search_rows_entity_at_index ON app.search_rows USING btree (entity, at DESC);
CREATE INDEX search_rows_lexemes_index ON app.search_rows USING gin (lexemes, entity, owner_id, team_id);
CREATE INDEX search_rows_owner_id_at_index ON app.search_rows USING btree (owner_id, at DESC) WHERE (parent IS NULL);
CREATE INDEX search_rows_portal_user_id_index ON app.search_rows USING btree (portal_user_id);
CREATE INDEX search_rows_said_owner_id_index ON app.search_rows USING btree (owner_id, at DESC) WHERE (parent IS NOT NULL);
CREATE INDEX search_rows_said_said_by_index ON app.search_rows USING btree (said_by, at DESC) WHERE (parent IS NOT NULL);
CREATE INDEX search_rows_said_team_id_index ON app.search_rows USING btree (team_id, at DESC) WHERE (parent IS NOT NULL);
CREATE INDEX search_rows_team_id_at_index ON app.search_rows USING btree (team_id, at DESC) WHERE (parent IS NULL);
