create type app.search_ways as (
  newest text,
  rest text
);
