CREATE TABLE "choices" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"list" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"retired_at" timestamp with time zone,
	"replaced_by" text,
	"leaving" boolean DEFAULT false NOT NULL,
	CONSTRAINT "choices_name" CHECK (btrim("choices"."name") <> '' and length("choices"."name") <= 100),
	CONSTRAINT "choices_list" CHECK ("choices"."list" in ('sources', 'lost_reasons', 'industries'))
);

CREATE TABLE "rates" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"currency" text NOT NULL,
	"rate" numeric(20, 10) NOT NULL,
	CONSTRAINT "rates_currency" CHECK ("rates"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "rates_rate" CHECK ("rates"."rate" > 0 and "rates"."rate" < 1000000)
);

CREATE UNIQUE INDEX "choices_key_index" ON "choices" USING btree ("list","key");
CREATE UNIQUE INDEX "choices_name_index" ON "choices" USING btree ("list",app.fold(name)) WHERE retired_at is null;
CREATE INDEX "choices_list_rank_index" ON "choices" USING btree ("list","rank");
CREATE UNIQUE INDEX "rates_currency_index" ON "rates" USING btree ("currency") WHERE deleted_at is null;
insert into app.entities (entity) values ('choices'), ('rates');
insert into app.role_permissions (role, entity, verb, scope) select role, entity, verb, 'all' from (values
  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor}'::text[], '{read}'::text[]),
  ('{admin}', '{create,update}')) granted (roles, verbs), unnest(roles) role, unnest(verbs) verb, unnest('{choices,rates}'::text[]) entity;
insert into app.role_permissions (role, entity, verb, scope) values ('admin', 'rates', 'delete', 'all');

-- What three records or more say becomes the lists, the most frequent first; of those that differ by case or accents only, the more
-- frequent. What fewer say may be meant for few: an administrator puts it there.
insert into public.choices (list, key, name, rank)
select list, value, value, row_number() over (partition by list order by times desc, value) from (
  select *, row_number() over (partition by list order by times desc, value) as nth from (
    select distinct on (list, app.fold(value)) list, value, count(*) as times from (
      select 'sources' as list, source as value from public.leads union all
      select 'lost_reasons', lost_reason from public.leads union all
      select 'industries', industry from public.accounts) said
     where value = btrim(value) and length(value) between 1 and 100 and value <> 'none'
     group by list, value having count(*) > 2 order by list, app.fold(value), count(*) desc, value) distinct_ones) counted
 where nth <= 100;
-- A list of which nothing is said yet begins with what is usual.
insert into public.choices (list, key, name, rank)
select list, name, name, nth from (values
  ('sources', '{Website,Referral,Trade fair,Phone call,Partner,Advertising}'::text[]),
  ('lost_reasons', '{Price,Chose a competitor,No budget,No need,No answer,Bad timing}'),
  ('industries', '{Agriculture,Construction,Education,Finance,Health,Hospitality,Industry,Public sector,Retail,Services,Technology,Transport}'))
  usual (list, names), unnest(names) with ordinality entry (name, nth)
 where not exists (select from public.choices c where c.list = usual.list);
