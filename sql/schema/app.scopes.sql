create table app.scopes (
  entity text not null,
  scope text not null,
  col name,
  key text not null,
  extra text,
  predicate text not null generated always as (
CASE
    WHEN (key = 'all'::text) THEN COALESCE(extra, 'true'::text)
    WHEN (key = 'nobody'::text) THEN 'false'::text
    ELSE ((quote_ident((col)::text) ||
    CASE
        WHEN (key = 'none'::text) THEN ' is null'::text
        WHEN (key ~~ 'member:%'::text) THEN ((' = any ({'::text || key) || '})'::text)
        ELSE ((' = {'::text || key) || '_id}'::text)
    END) || COALESCE(((' and ('::text || extra) || ')'::text), ''::text))
END) stored,
  constraint scopes_check CHECK (((col IS NULL) = (key = ANY (ARRAY['all'::text, 'nobody'::text])))),
  constraint scopes_key_check CHECK (((key = ANY (ARRAY['all'::text, 'nobody'::text, 'none'::text, 'user'::text, 'team'::text, 'account'::text])) OR (key ~ '^member:[a-z]+$'::text))),
  constraint scopes_pkey PRIMARY KEY (entity, scope)
);
