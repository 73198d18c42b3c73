create table app.copied_columns (
  entity name not null,
  parent name not null,
  via name not null,
  col name not null,
  from_col name not null,
  constraint copied_columns_pkey PRIMARY KEY (entity, parent, col)
);
