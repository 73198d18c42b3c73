create table app.import_rows (
  import_id uuid not null,
  line integer not null,
  outcome text not null,
  cells jsonb not null,
  reasons jsonb not null,
  row_id uuid,
  left_out jsonb not null default '[]'::jsonb,
  constraint import_rows_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_rows_import_id_line_pk PRIMARY KEY (import_id, line)
);
