ALTER TABLE "comments" ADD COLUMN "account_id" uuid;
ALTER TABLE "comments" ADD COLUMN "written_by" text;
ALTER TABLE "comments" ADD CONSTRAINT "comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action
	ON UPDATE no action;
CREATE INDEX "comments_account_id_created_at_id_index" ON "comments" USING btree ("account_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
update public.comments c set written_by = p.name from public.people p where p.id = c.created_by;

-- What is said to a client is read and answered by whoever signs in for them; the rest of a comment is the company's own.
-- (What was taken back is read no more, nor how it was worded before.)
insert into app.scopes (entity, scope, col, "key", extra) values ('comments', 'account', 'account_id', 'account', 'deleted_at is null');
create policy client_words on app.log as restrictive for select to tandem_client, tandem_client_admin using (entity <> 'comments');
insert into app.role_permissions (role, entity, verb, scope, columns) select role, 'comments', verb, 'account', columns::name[] from (values
    ('read', '{entity,row_id,account_id,body,written_by,created_by}'), ('create', '{entity,row_id,account_id,body}')) rights (verb, columns),
  unnest('{client,client_admin}'::text[]) role;
insert into app.notice_kinds (kind, place, security, email) values ('client_wrote', 1, false, true), ('company_wrote', 2, false, true);
