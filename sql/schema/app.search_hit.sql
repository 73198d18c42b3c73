create type app.search_hit as (
  id uuid,
  entity text,
  entity_type text,
  name text,
  description text,
  account_id uuid,
  name_marks integer[],
  description_marks integer[],
  about jsonb
);
