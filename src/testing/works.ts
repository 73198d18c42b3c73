import type pg from "pg";
import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { common } from "../database/columns.ts";
import { entity } from "../entity/describe.ts";
import type { TestCompany } from "./company.ts";

/** What later parts will bring: something that is seen by the members of a project, and by its owner. */
export const works = entity(
  pgTable("works", {
    ...common(),
    name: text().notNull(),
    state: text().notNull().default("open"),
    owner_id: uuid(),
    project_id: uuid(),
    rank: integer(),
    secret: text(),
  }),
  { title: { one: "Work", many: "Works" }, about: "A planted entity." },
);

/** Makes the tables of projects, their members and works in a company, as their migration would. */
export async function plantWorks(owner: pg.Client | pg.PoolClient): Promise<void> {
  await owner.query(`${common_columns("projects")}, name text not null);
    ${common_columns("project_members")}, user_id uuid not null references public.people (id), project_id uuid not null references public.projects (id));
    ${common_columns("works")}, name text not null, state text not null default 'open', rank int, secret text,
      owner_id uuid references public.people (id), project_id uuid references public.projects (id));
    create index on public.works (project_id, created_at desc, id);
    create index on public.works (project_id, name, id);
    create index on public.works (owner_id, created_at desc, id);
    insert into app.entities (entity) values ('projects'), ('project_members'), ('works');
    insert into app.membership_sources values ('project_members', 'project', 'user_id', 'project_id');
    insert into app.scopes (entity, scope, col, "key") values ('works', 'project', 'project_id', 'member:project'), ('projects', 'project', 'id', 'member:project');
    insert into app.scopes (entity, scope, col, "key", extra) values ('works', 'open', 'project_id', 'member:project', $$state = 'open'$$);
    insert into app.role_permissions (role, entity, verb, scope) values ('admin', 'works', 'read', 'all'),
      ('project_manager', 'works', 'read', 'project'), ('project_manager', 'projects', 'read', 'project'), ('team_member', 'works', 'read', 'open'),
      ('sales', 'works', 'read', 'own'), ('sales', 'works', 'read', 'project'), ('project_manager', 'works', 'export', 'all');
    insert into app.searchable (entity, entity_type, texts) values ('works', 'task', '{state}');
    select app.settle()`);
}

/** Makes somebody a member; answers the row that does. */
export function join(company: TestCompany, user_id: string, project_id: string): Promise<string> {
  return company.row("public.project_members", { user_id, project_id });
}

/** The beginning of a planted table, with what all have. */
export const common_columns = (
  table: string,
) => `create table public.${table} (id uuid primary key default app.new_id(),
  created_at timestamptz not null default now(), created_by uuid, updated_at timestamptz not null default now(), updated_by uuid,
  version int not null default 1, deleted_at timestamptz, deleted_by uuid`;
