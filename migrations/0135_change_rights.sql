ALTER TABLE "user_roles" ADD COLUMN "former" text;
CREATE INDEX "user_roles_expires_at_index" ON "user_roles" USING btree ("expires_at") WHERE expires_at is not null;
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_for_a_time" CHECK (("user_roles"."expires_at" is null) = ("user_roles"."former" is null));
-- A role for a time that waits for another administrator.
alter table app.role_proposals add expires_at timestamptz;
-- Records of which an administrator may change who does what with them. What is not named stays as the product makes it.
alter table app.entities add changeable boolean not null default false;
update app.entities set changeable = true where entity = any ('{accounts,contacts,leads,projects,tasks,milestones,risks,phases,time_entries,tickets,documents,
  document_folders,campaigns,campaign_links,suppressions,briefs,brief_assets,brand_kits,email_templates,reports,forms,form_submissions,targets,source_costs,
  absences,task_templates,project_templates}');
insert into app.role_permissions (role, entity, verb, scope) values ('admin', 'rights', 'change', 'all');
-- Each change of a right: which scopes it had and is to have, why, and what became of it.
create table app.right_changes (id uuid primary key default app.new_id(), role text not null, entity text not null, verb text not null,
  before text[] not null, after text[] not null, widens boolean not null,
  reason text not null check (btrim(reason) <> '' and length(reason) <= 500),
  state text not null default 'proposed' check (state in ('proposed', 'made', 'declined', 'taken_back')), takes_back uuid references app.right_changes,
  proposed_by uuid not null, proposed_at timestamptz not null default clock_timestamp(), decided_by uuid, decided_at timestamptz);
create unique index on app.right_changes (role, entity, verb) where state = 'proposed' and widens;
create index on app.right_changes (proposed_at desc);
create index on app.right_changes (role, entity, verb, decided_at desc);
create index on app.right_changes (takes_back);
-- The rights that a company has made its own, with what the product ships in their place.
create table app.company_rights (role text not null, entity text not null, verb text not null, made jsonb not null, shipped jsonb not null,
  in_force boolean not null default true, moved_at timestamptz, dropped_at timestamptz, primary key (role, entity, verb));
