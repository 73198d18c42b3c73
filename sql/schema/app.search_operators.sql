create table app.search_operators (
  operator text not null,
  word text not null,
  meaning text not null,
  constraint search_operators_pkey PRIMARY KEY (operator, word, meaning)
);
