create table app.import_chunks (
  import_id uuid not null,
  no integer not null,
  data bytea not null,
  constraint import_chunks_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_chunks_import_id_no_pk PRIMARY KEY (import_id, no)
);
CREATE TRIGGER counted AFTER INSERT ON app.import_chunks FOR EACH ROW EXECUTE FUNCTION app.count_upload();
CREATE TRIGGER uncounted AFTER DELETE ON app.import_chunks REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.uncount_uploads();
