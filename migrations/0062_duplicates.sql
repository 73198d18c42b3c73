ALTER TABLE "accounts" ADD COLUMN "duplicate_of" uuid;
ALTER TABLE "contacts" ADD COLUMN "duplicate_of" uuid;
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_duplicate_of_accounts_id_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."accounts"("id") ON DELETE no
	action ON UPDATE no action;
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_duplicate_of_contacts_id_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."contacts"("id") ON DELETE no
	action ON UPDATE no action;
CREATE INDEX "accounts_duplicate_of_index" ON "accounts" USING btree ("duplicate_of");
CREATE INDEX "contacts_duplicate_of_index" ON "contacts" USING btree ("duplicate_of");

-- By what records of one kind are held to be the same: which column, and how its values are looked for (app.alike). `beside`: a column
-- that must be the same, too.
create table app.likenesses (entity name not null, place int not null, reason text not null, col name not null, manner text not null
    check (manner in ('value', 'list', 'code', 'domain', 'site', 'words')), beside name, primary key (entity, place));
insert into app.likenesses (entity, place, reason, col, manner, beside) values
  ('leads', 1, 'email', 'emails', 'list', null), ('leads', 2, 'phone', 'phones', 'code', null), ('leads', 3, 'name', 'name', 'words', 'company_name'),
  ('accounts', 1, 'siren', 'siren', 'value', null), ('accounts', 2, 'domain', 'domains', 'domain', null), ('accounts', 3, 'domain', 'website', 'site', null),
  ('accounts', 4, 'phone', 'phone', 'value', null), ('accounts', 5, 'name', 'name', 'words', null),
  ('contacts', 1, 'email', 'emails', 'list', null), ('contacts', 2, 'phone', 'phones', 'list', null), ('contacts', 3, 'name', 'name', 'words', 'account_id');

-- Pairs that probably are one, with the reasons; those of which somebody said that they are two stay, so that nobody is asked again.
create table app.duplicate_pairs (entity text not null, one uuid not null, other uuid not null check (one < other), reasons text[] not null,
    found_at timestamptz not null default now(), dismissed_at timestamptz, dismissed_by uuid, primary key (entity, one, other));
create index on app.duplicate_pairs (entity, other);
create index on app.duplicate_pairs (entity, (cardinality(reasons)) desc, found_at desc) where dismissed_at is null;
-- Up to where the feed has been read for them (app.find_duplicates). It begins with what there is.
create table app.duplicates_read (one boolean primary key default true check (one), xid xid8 not null, id bigint not null);
insert into app.duplicates_read (xid, id) values ('0', 0);

-- What was merged into what, by which transaction, of which the log knows all that moved (app.take_apart).
create table app.merges (id uuid primary key default app.new_id(), entity text not null, kept_id uuid not null, gone_id uuid not null,
    filled text[] not null, xid xid8 not null default pg_current_xact_id(), at timestamptz not null default now(), actor_id uuid, ended_at timestamptz);
create index on app.merges (entity, kept_id) where ended_at is null;
create index on app.merges (entity, gone_id) where ended_at is null;
-- What refers to a record goes over to the one it is merged into. What does not: columns that follow from others, and rows that are made
-- anew since they cannot move. And columns for whose sake a record cannot be the one that goes, with the sentence.
create table app.merge_ways (entity name not null, col name not null, way text not null check (way in ('follows', 'anew', 'holds')), sentence text,
    primary key (entity, col));
insert into app.merge_ways (entity, col, way, sentence) values ('contacts', 'account_id', 'follows', null), ('people', 'account_id', 'follows', null),
  ('invitations', 'account_id', 'follows', null), ('affiliations', 'account_id', 'anew', null), ('affiliations', 'contact_id', 'anew', null),
  ('leads', 'converted_at', 'holds', 'The duplicate is converted to a client. Keep that one instead, or take its conversion back first.'),
  ('contacts', 'portal_user_id', 'holds', 'The duplicate signs in as a client. Keep that one instead.');
