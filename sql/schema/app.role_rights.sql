create table app.role_rights (
  role text not null,
  entity text not null,
  rights jsonb not null,
  constraint role_rights_pkey PRIMARY KEY (role, entity)
);
CREATE TRIGGER w_tell AFTER INSERT OR DELETE OR UPDATE ON app.role_rights FOR EACH STATEMENT EXECUTE FUNCTION app.tell_roles();
