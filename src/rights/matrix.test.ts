import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { disagreements, matrixCompany, type MatrixCompany, missing } from "./matrix-company.ts";
import { narrowed } from "./matrix.ts";

let made: MatrixCompany;
beforeAll(async () => void (made = await matrixCompany()), 240_000);
afterAll(() => made.company.close());

test("the database says in every cell what the matrix says", async () => {
  expect(await disagreements(made)).toEqual([]);
}, 240_000);

test("every table of the company has its block with every role, and a row of each kind that the block speaks of", async () => {
  expect(await missing(made)).toEqual([]);
});

test.each(
  narrowed
    .trim()
    .split("\n")
    .map((line) => line.split(/\s+/)),
)("%s on %s may %s only %s", async (role = "", table = "", verb = "", columns = "") => {
  const privilege = { read: "select", create: "insert" }[verb] ?? "update";
  const { rows } = await made.company.owner.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and has_column_privilege($2, attrelid, attnum, $3)`,
    [`public.${table}`, `tandem_${role}`, privilege],
  );
  const always = always_granted[verb] ?? [];
  const named = (names: string[]) => names.filter((name) => !always.includes(name)).sort();
  expect(named(rows.map(({ name }) => name))).toEqual(named(columns.split(",")));
});

// Ids to refer to, whatever else is hidden; the bin is another verb's.
const always_granted: Record<string, string[]> = {
  read: "id,name,created_at,created_by,updated_at,updated_by,version,deleted_at,deleted_by,owner_id,team_id,account_id".split(
    ",",
  ),
  create: ["id"],
  update: ["deleted_at"],
};

describe("a planted mutation turns the matrix red:", () => {
  test.each([
    ["a dropped policy", "leads", "drop policy sales_read on public.leads"],
    ["a dropped write policy", "contacts", "drop policy client_update on public.contacts"],
    [
      "a widened scope",
      "leads",
      "drop policy sales_update on public.leads; create policy sales_update on public.leads for update to tandem_sales using (true)",
    ],
    [
      "a negated predicate",
      "leads",
      "alter policy team_member_read on public.leads using (not (owner_id = (select app.user_id())))",
    ],
    [
      "another column in the predicate",
      "accounts",
      "alter policy client_read on public.accounts using (owner_id is null)",
    ],
    ["a missing predicate on new rows", "accounts", "alter policy sales_create on public.accounts with check (true)"],
    [
      "a removal by all who may change",
      "leads",
      "alter policy sales_update on public.leads using (owner_id = (select app.user_id()) or team_id = (select app.team_id())) with check (team_id = (select app.team_id()))",
    ],
    [
      "row security switched off",
      "contacts",
      "alter table public.contacts no force row level security; alter table public.contacts disable row level security",
    ],
    [
      "a grant too many",
      "user_roles",
      "grant insert on public.user_roles to tandem_sales; create policy x on public.user_roles for insert to tandem_sales with check (true)",
    ],
    ["a policy for everybody", "people", "create policy x on public.people for select to tandem_client using (true)"],
    [
      "a right added to the data",
      "leads",
      "insert into app.role_permissions values ('support', 'leads', 'update', 'all'); select app.govern('leads')",
    ],
    ["a verb's scope widened", "leads", "insert into app.role_permissions values ('sales', 'leads', 'claim', 'all')"],
  ])(
    "%s",
    async (_, entity, mutation) => {
      const { owner } = made.company;
      await owner.query("create temporary table kept as table app.role_permissions");
      try {
        await owner.query(mutation);
        expect((await disagreements(made, entity)).length).toBeGreaterThan(0);
      } finally {
        await owner.query(
          "delete from app.role_permissions; insert into app.role_permissions table kept; drop table kept",
        );
        await owner.query(`select app.govern('${entity}')`);
      }
      expect(await disagreements(made, entity)).toEqual([]);
    },
    60_000,
  );
});
