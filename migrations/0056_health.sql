ALTER TABLE "accounts" ADD COLUMN "health_score" integer;
ALTER TABLE "accounts" ADD COLUMN "health_reasons" jsonb;
ALTER TABLE "accounts" ADD COLUMN "health" text GENERATED ALWAYS AS (case when health_score >= 60 then 'good' when health_score >= 35 then 'fair' when
	health_score is not null then 'at_risk' end) STORED;
CREATE INDEX "accounts_health_name_id_index" ON "accounts" USING btree ("health","name","id");
CREATE INDEX "accounts_health_score_id_index" ON "accounts" USING btree ("health_score","id");

-- The health of clients follows from what is done with them: such a change is no new version of the client.
update app.entities set rolled_up = '{health_score,health_reasons}' where entity = 'accounts';
-- Of which clients it is to be worked out, and when. (Rows are only added by those who write, so that none of them waits for another.)
create table app.health_queue (account_id uuid not null, due timestamptz not null default now());
create index on app.health_queue (due);
create index on app.health_queue (account_id);
insert into app.health_queue (account_id) select id from public.accounts;
-- A client who became one by a conversion that is taken back is a prospect again.
insert into app.transitions (entity, "from", "to") values ('accounts', 'active', 'prospect');
