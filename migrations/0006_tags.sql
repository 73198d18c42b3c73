CREATE TABLE "tags" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"name" text NOT NULL,
	"color" text DEFAULT 'grey' NOT NULL,
	CONSTRAINT "tags_color" CHECK ("tags"."color" in ('grey', 'petrol', 'ochre', 'plum', 'green', 'blue', 'coral'))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "tag_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "tag_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name_index" ON "tags" USING btree (app.fold(name)) WHERE deleted_at is null;

-- Everybody who works with leads or clients may make a tag; it is the company's, so few may rename or remove it.
insert into app.role_permissions (role, entity, verb, scope)
select role, 'tags', verb, 'all' from (values
  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor}', '{read}'),
  ('{ceo,admin,project_manager,sales,marketing,support}', '{create}'),
  ('{ceo,admin}', '{update}'),
  ('{admin}', '{delete}')
) m (roles, verbs), unnest(roles::text[]) role, unnest(verbs::text[]) verb;

insert into app.reference_lists (entity, list, target) values ('leads', 'tag_ids', 'tags'), ('accounts', 'tag_ids', 'tags');
select app.govern('tags');
select app.govern('accounts', 'stage');
select app.govern('leads', 'stage');
