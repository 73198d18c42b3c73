import { pgTable, text, uuid } from "../database/drizzle.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { common } from "../database/columns.ts";
import { accounts } from "../entities/accounts/account.schema.ts";
import { entity } from "../entity/describe.ts";
import { common_columns, plantWorks, project_members, projects, works } from "../testing/works.ts";
import { disagreements, matrixCompany, type MatrixCompany, missing } from "./matrix-company.ts";
import { cells } from "./matrix.ts";

// An entity, a child of it and a membership scope bring their blocks and nothing else: rows, changes and new records on trial
// follow from what is described and declared.
const checks = entity(
  pgTable("test_checks", {
    ...common(),
    note: text().notNull(),
    work_id: uuid()
      .notNull()
      .references(() => works.table.id),
    owner_id: uuid(),
    project_id: uuid(),
  }),
  { title: { one: "Check", many: "Checks" }, about: "A planted child.", written_by_verbs: ["owner_id", "project_id"] },
);

// What is lent holds whom it is lent to in one of its states only: none is so when it is new.
const loans = entity(
  pgTable("test_loans", {
    ...common(),
    name: text().notNull(),
    state: text({ enum: ["in", "out"] })
      .notNull()
      .default("in"),
    account_id: uuid().references(() => accounts.id),
  }),
  {
    title: { one: "Loan", many: "Loans" },
    about: "Planted.",
    state: "state",
    written_by_verbs: ["account_id"],
  },
);

// (What the company has anyway, matrix.test.ts tries.)
const planted = {
  test_projects: projects,
  test_project_members: project_members,
  test_works: works,
  test_checks: checks,
  test_loans: loans,
};
const roles = new Set(cells().map(({ role }) => role));
const block = (name: string, lines: Record<string, string>) =>
  [`${name} read create update delete`, ...[...roles].map((role) => `${role} ${lines[role] ?? "- - - -"}`)].join("\n");
const blocks = [
  block("test_projects", { project_manager: "project - - -" }),
  block("test_project_members", { project_manager: "- - - -" }),
  block("test_works", {
    admin: "* - - -",
    // (A work is open where nobody says otherwise.)
    project_manager: "project,open - - -",
    team_member: "project,open - - -",
    sales: "own,project,open own own -",
  }),
  block("test_checks", {
    admin: "* - - -",
    project_manager: "project project project -",
    sales: "own own - -",
  }),
  block("test_loans", { admin: "* * - -", client: "account - - -" }),
].join("\n\n");

let made: MatrixCompany;
beforeAll(async () => {
  made = await matrixCompany({
    entities: planted,
    blocks,
    plant: async (owner) => {
      await plantWorks(owner);
      await owner.query(`${common_columns("test_checks")}, note text not null, owner_id uuid references public.people (id), project_id uuid,
          work_id uuid not null references public.test_works (id));
        ${common_columns("test_loans")}, name text not null, state text not null default 'in', account_id uuid references public.accounts (id),
          check ((state = 'out') = (account_id is not null)));
        insert into app.entities (entity, state) values ('test_checks', null), ('test_loans', 'state');
        insert into app.transitions (entity, "from", "to") values ('test_loans', '', 'in'), ('test_loans', 'in', 'out');
        insert into app.role_permissions (role, entity, verb, scope) values ('admin', 'test_loans', 'read', 'all'),
          ('admin', 'test_loans', 'create', 'all'), ('client', 'test_loans', 'read', 'account');
        insert into app.copied_columns values ('test_checks', 'test_works', 'work_id', 'owner_id', 'owner_id'),
          ('test_checks', 'test_works', 'work_id', 'project_id', 'project_id');
        insert into app.scopes (entity, scope, col, "key") values ('test_checks', 'project', 'project_id', 'member:mill');
        insert into app.role_permissions (role, entity, verb, scope) values ('sales', 'test_works', 'create', 'own'), ('sales', 'test_works', 'update', 'own'),
          ('admin', 'test_checks', 'read', 'all'), ('sales', 'test_checks', 'read', 'own'), ('sales', 'test_checks', 'create', 'own');
        insert into app.role_permissions (role, entity, verb, scope)
          select 'project_manager', 'test_checks', verb, 'project' from unnest('{read,create,update}'::text[]) verb;
        select app.settle()`);
    },
  });
}, 120_000);
afterAll(() => made.company.close());

test("a new entity, its child and what people are members of are tried by their blocks alone", async () => {
  expect(await disagreements(made, ...Object.keys(planted))).toEqual([]);
  expect(await missing(made)).toEqual([]);
}, 120_000);

test("a wrong cell of theirs is found, as is a scope that another column holds", async () => {
  const read = made.tried.filter(({ role, verb }) => verb === "read" && ["project_manager", "sales"].includes(role));
  const wrong = { ...made, tried: read.map((cell) => ({ ...cell, kinds: ["own"] })) };
  expect((await disagreements(wrong, "test_works")).toSorted()).toEqual([
    "project_manager read test_works open: leaks",
    "project_manager read test_works own: is denied",
    "project_manager read test_works project: leaks",
    "sales read test_works open: leaks",
    "sales read test_works project: leaks",
  ]);
  const { owner } = made.company;
  await owner.query("alter policy project_manager_read on public.test_checks using (owner_id is not null)");
  expect(await disagreements(made, "test_checks")).toContain("project_manager read test_checks other: leaks");
}, 60_000);

test("a table without a block, a block without a role and an entity without rows are missed", async () => {
  const of = (tried: typeof made.tried) => missing({ ...made, tried });
  expect(await of(made.tried.filter(({ entity: name }) => name !== "test_checks"))).toContain("test_checks sales: ");
  expect(await of(made.tried.filter(({ role }) => role !== "sales"))).toContain("test_works sales: ");
  const kept = made.people.get("sales");
  const { test_checks: gone, ...rows } = kept?.rows ?? {};
  expect(gone).toBeDefined();
  const people = new Map([...made.people, ["sales", { ...kept, rows } as NonNullable<typeof kept>]]);
  expect(await missing({ ...made, people })).toEqual(["test_checks sales: project,own,other"]);
});
