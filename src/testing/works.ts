import type pg from "pg";
import { integer, pgTable, text, uuid } from "../database/drizzle.ts";
import { common } from "../database/columns.ts";
import { people } from "../entities/people/people.schema.ts";
import { entity } from "../entity/describe.ts";
import type { TestCompany } from "./company.ts";

/** What people are members of. */
const test_projects = pgTable("test_projects", { ...common(), name: text().notNull() });
export const projects = entity(test_projects, {
  title: { one: "Project", many: "Projects" },
  about: "What people are members of; planted.",
});

/** What makes them members. */
export const project_members = entity(
  pgTable("test_project_members", {
    ...common(),
    user_id: uuid()
      .notNull()
      .references(() => people.id),
    project_id: uuid()
      .notNull()
      .references(() => test_projects.id),
  }),
  { title: { one: "Member", many: "Members" }, about: "What makes people members; planted." },
);

/** What later parts will bring: something that is seen by the members of a project, and by its owner. */
export const works = entity(
  pgTable("test_works", {
    ...common(),
    name: text().notNull(),
    state: text().notNull().default("open"),
    owner_id: uuid().references(() => people.id),
    project_id: uuid().references(() => test_projects.id),
    rank: integer(),
    secret: text(),
  }),
  { title: { one: "Work", many: "Works" }, about: "A planted entity.", example: { name: "Sails" } },
);

/** Makes the tables of projects, their members and works in a company, as their migration would. */
export async function plantWorks(owner: pg.Client | pg.PoolClient): Promise<void> {
  await owner.query(`${common_columns("test_projects")}, name text not null);
    ${common_columns("test_project_members")}, user_id uuid not null references public.people (id), project_id uuid not null references public.test_projects (id));
    ${common_columns("test_works")}, name text not null, state text not null default 'open', rank int, secret text,
      owner_id uuid references public.people (id), project_id uuid references public.test_projects (id));
    create index on public.test_works (project_id, created_at desc, id);
    create index on public.test_works (project_id, name, id);
    create index on public.test_works (owner_id, created_at desc, id);
    insert into app.entities (entity) values ('test_projects'), ('test_project_members'), ('test_works');
    insert into app.membership_sources values ('test_project_members', 'mill', 'user_id', 'project_id');
    insert into app.scopes (entity, scope, col, "key") values ('test_works', 'project', 'project_id', 'member:mill'), ('test_projects', 'project', 'id', 'member:mill');
    insert into app.scopes (entity, scope, col, "key", extra) values ('test_works', 'open', 'project_id', 'member:mill', $$state = 'open'$$);
    insert into app.role_permissions (role, entity, verb, scope) values ('admin', 'test_works', 'read', 'all'),
      ('project_manager', 'test_works', 'read', 'project'), ('project_manager', 'test_projects', 'read', 'project'), ('team_member', 'test_works', 'read', 'open'),
      ('sales', 'test_works', 'read', 'own'), ('sales', 'test_works', 'read', 'project'), ('project_manager', 'test_works', 'export', 'all');
    insert into app.searchable (entity, entity_type, texts) values ('test_works', 'task', '{state}');
    select app.settle()`);
}

/** Makes somebody a member; answers the row that does. */
export function join(company: TestCompany, user_id: string, project_id: string): Promise<string> {
  return company.row("public.test_project_members", { user_id, project_id });
}

/** The beginning of a planted table, with what all have. */
export const common_columns = (
  table: string,
) => `create table public.${table} (id uuid primary key default app.new_id(),
  created_at timestamptz not null default now(), created_by uuid, updated_at timestamptz not null default now(), updated_by uuid,
  version int not null default 1, deleted_at timestamptz, deleted_by uuid`;
