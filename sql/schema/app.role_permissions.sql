create table app.role_permissions (
  role text not null,
  entity text not null,
  verb text not null,
  scope text not null,
  columns text[],
  constraint role_permissions_pkey PRIMARY KEY (role, entity, verb, scope)
);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.role_permissions FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();
CREATE TRIGGER put_together AFTER INSERT OR DELETE OR UPDATE ON app.role_permissions FOR EACH STATEMENT EXECUTE FUNCTION app.put_rights_together();
