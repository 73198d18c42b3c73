CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"external_source" text,
	"external_id" text,
	"owner_id" uuid,
	"team_id" uuid,
	"name" text NOT NULL,
	"legal_name" text,
	"legal_form" text,
	"stage" text DEFAULT 'prospect' NOT NULL,
	"type" text DEFAULT 'prospect' NOT NULL,
	"siren" text,
	"siret" text,
	"vat_id" text,
	"naf" text,
	"industry" text,
	"size" integer,
	"revenue" numeric(16, 2),
	"domains" text[] DEFAULT '{}' NOT NULL,
	"website" text,
	"phone" text,
	"address" text,
	"postcode" text,
	"city" text,
	"country" text DEFAULT 'FR' NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"payment_terms" text,
	"parent_id" uuid,
	"since" date,
	"note" text,
	"search" text GENERATED ALWAYS AS (app.fold(name, legal_name, city, siren, siret, vat_id, app.words(domains))) STORED,
	"custom" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "accounts_siren" CHECK ("accounts"."siren" ~ '^[0-9]{9}$'),
	CONSTRAINT "accounts_siret" CHECK ("accounts"."siret" ~ '^[0-9]{14}$' and ("accounts"."siren" is null or left("accounts"."siret", 9) = "accounts"."siren"))
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"external_source" text,
	"external_id" text,
	"owner_id" uuid,
	"team_id" uuid,
	"account_id" uuid,
	"name" text NOT NULL,
	"civility" text,
	"title" text,
	"decision_role" text,
	"primary" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"emails" text[] DEFAULT '{}' NOT NULL,
	"phones" text[] DEFAULT '{}' NOT NULL,
	"language" text,
	"consents" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"portal_user_id" uuid,
	"last_seen" timestamp with time zone,
	"note" text,
	"search" text GENERATED ALWAYS AS (app.fold(name, title, app.words(emails), app.words(phones))) STORED,
	"custom" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"external_source" text,
	"external_id" text,
	"owner_id" uuid,
	"team_id" uuid,
	"name" text NOT NULL,
	"title" text,
	"company_name" text,
	"account_id" uuid,
	"emails" text[] DEFAULT '{}' NOT NULL,
	"phones" text[] DEFAULT '{}' NOT NULL,
	"website" text,
	"city" text,
	"country" text,
	"language" text,
	"source" text,
	"stage" text DEFAULT 'new' NOT NULL,
	"stage_entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reopened_to" text,
	"value" numeric(14, 2),
	"currency" text DEFAULT 'EUR' NOT NULL,
	"probability" integer DEFAULT 5 NOT NULL,
	"weighted" numeric(14, 2) GENERATED ALWAYS AS (round(value * probability / 100, 2)) STORED,
	"expected_close" date,
	"score" integer,
	"next_activity" text,
	"next_activity_at" timestamp with time zone,
	"last_touch_at" timestamp with time zone,
	"lost_reason" text,
	"lost_note" text,
	"do_not_contact" boolean DEFAULT false NOT NULL,
	"duplicate_of" uuid,
	"note" text,
	"search" text GENERATED ALWAYS AS (app.fold(name, company_name, title, city, app.words(emails), app.words(phones))) STORED,
	"custom" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "leads_stage" CHECK ("leads"."stage" in ('new', 'contacted', 'qualified', 'proposal', 'negotiation', 'on_hold', 'won', 'lost')),
	CONSTRAINT "leads_lost_reason" CHECK ("leads"."stage" <> 'lost' or "leads"."lost_reason" is not null),
	CONSTRAINT "leads_probability" CHECK ("leads"."probability" between 0 and 100),
	CONSTRAINT "leads_score" CHECK ("leads"."score" between 0 and 100),
	CONSTRAINT "leads_value" CHECK ("leads"."value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"name" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"locale" text DEFAULT 'fr-FR' NOT NULL,
	"time_zone" text DEFAULT 'Europe/Paris' NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"team_id" uuid,
	"account_id" uuid,
	"title" text,
	"search" text GENERATED ALWAYS AS (app.fold(name, email, title)) STORED,
	"phone" text,
	"language" text DEFAULT 'en' NOT NULL,
	"locale" text DEFAULT 'fr-FR' NOT NULL,
	"time_zone" text DEFAULT 'Europe/Paris' NOT NULL,
	CONSTRAINT "people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"name" text NOT NULL,
	"lead_id" uuid
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"granted_by" uuid,
	"reason" text,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_parent_id_accounts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_portal_user_id_people_id_fk" FOREIGN KEY ("portal_user_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_duplicate_of_leads_id_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_lead_id_people_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_people_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_created_at_id_index" ON "accounts" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "accounts_team_id_created_at_id_index" ON "accounts" USING btree ("team_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "accounts_owner_id_created_at_id_index" ON "accounts" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "accounts_parent_id_index" ON "accounts" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "accounts_name_id_index" ON "accounts" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "accounts_external_source_external_id_index" ON "accounts" USING btree ("external_source","external_id");--> statement-breakpoint
CREATE INDEX "accounts_search_index" ON "accounts" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_created_at_id_index" ON "contacts" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "contacts_team_id_created_at_id_index" ON "contacts" USING btree ("team_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "contacts_owner_id_created_at_id_index" ON "contacts" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "contacts_account_id_created_at_id_index" ON "contacts" USING btree ("account_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "contacts_portal_user_id_index" ON "contacts" USING btree ("portal_user_id");--> statement-breakpoint
CREATE INDEX "contacts_name_id_index" ON "contacts" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "contacts_external_source_external_id_index" ON "contacts" USING btree ("external_source","external_id");--> statement-breakpoint
CREATE INDEX "contacts_search_index" ON "contacts" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_created_at_id_index" ON "leads" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "leads_team_id_created_at_id_index" ON "leads" USING btree ("team_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "leads_owner_id_created_at_id_index" ON "leads" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "leads_account_id_index" ON "leads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "leads_duplicate_of_index" ON "leads" USING btree ("duplicate_of");--> statement-breakpoint
CREATE INDEX "leads_stage_created_at_id_index" ON "leads" USING btree ("stage","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "leads_external_source_external_id_index" ON "leads" USING btree ("external_source","external_id");--> statement-breakpoint
CREATE INDEX "leads_search_index" ON "leads" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "company_single" ON "company" USING btree ((true));--> statement-breakpoint
CREATE INDEX "people_team_id_index" ON "people" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "people_account_id_index" ON "people" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "people_name_id_index" ON "people" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "people_search_index" ON "people" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "teams_lead_id_index" ON "teams" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "user_roles_user_id_created_at_id_index" ON "user_roles" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);