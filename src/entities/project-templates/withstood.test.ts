import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import { withoutTriggers } from "../../testing/without-triggers.ts";

// What an attacker found in templates.
type Row = Record<string, unknown> & { id: string; version: number };
type Answer = {
  data: Row;
  result?: { template_id: string };
  message?: string;
  details?: { fields?: Record<string, string> };
};

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (entity: string, values: object) => server.made<Answer["data"]>(maud, entity, values);

test("a template reckons on to no day that nobody could have said: one beyond the year 9999 is refused", async () => {
  const { id } = await made("projects", { name: "Long", starts_on: "2026-11-02" });
  await made("milestones", { project_id: id, name: "End", due_on: "2028-11-02" });
  const kept = await call(maud, "POST", "projects/keep_as_template", { id });
  const template_id = kept.body.result?.template_id;
  const late = await call(maud, "POST", "projects", { name: "Late", starts_on: "9999-12-30", template_id });
  expect([late.status, late.body.details?.fields]).toEqual([422, { due_on: "is not between the years 1 and 9999" }]);
  const milestones = await call(maud, "POST", "projects", {
    name: "Late",
    starts_on: "9999-12-30",
    due_on: "9999-12-31",
    template_id,
  });
  expect([milestones.status, milestones.body.details?.fields]).toEqual([
    422,
    { due_on: "is not between the years 1 and 9999" },
  ]);
});

test("no day of any table is beyond those that are taken", async () => {
  const { rows } = await company.owner.query(
    `select c.relname || '.' || a.attname as place from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and a.atttypid = 'date'::regtype and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
          and a.attnum = any (k.conkey) and pg_get_constraintdef(k.oid) ~ '9999-12-31')`,
  );
  expect(rows).toEqual([]);
});

test("a project of thousands of long tasks is too large for a template", async () => {
  const { id } = await made("projects", { name: "Huge" });
  // (Nobody searches their 77 MB of text.)
  await withoutTriggers(company.owner, { "public.tasks": ["y_search_insert", "z_log"] }, () =>
    company.owner.query(
      "insert into public.tasks (name, project_id, body) select 'T' || n, $1, repeat(md5(n::text), 600) from generate_series(1, 4000) n",
      [id],
    ),
  );
  const refused = await call(maud, "POST", "projects/keep_as_template", { id });
  expect([refused.status, refused.body.message]).toEqual([
    422,
    "A template holds at most 300 tasks, with 60 KB of text.",
  ]);
});
