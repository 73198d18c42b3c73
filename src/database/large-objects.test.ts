import { afterAll, beforeAll, expect, test } from "vitest";
import { openDoor } from "./door.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";

// Large objects have no row security and no quota. Whoever owns the cluster takes them away (src/database/open.ts); the
// owner of a database on somebody else's server cannot (docs/decisions/0017-large-objects.md).
const external = !!process.env["DATABASE_URL"];

let company: TestCompany;
let people: TestPerson[];
beforeAll(async () => {
  company = await testCompany();
  people = [await company.person("admin"), await company.person("client")];
});
afterAll(() => company.close());

const functions = "p.pronamespace = 'pg_catalog'::regnamespace and p.proname ~ '^(lo_.*|loread|lowrite)$'";

const refused = /permission denied for function lo_create/;

test("no login and no role of people may execute a function of large objects, but on a server whose superuser has not denied it", async () => {
  const { rows } = await company.owner.query<{ open: string }>(
    `select distinct r.rolname || ' ' || p.proname as open from pg_proc p, pg_roles r
      where ${functions} and r.rolname like 'tandem\\_%' and r.rolname <> 'tandem_owner' and has_function_privilege(r.oid, p.oid, 'execute') order by 1`,
  );
  const open = rows.map((row) => row.open);
  expect(open.filter((name) => name.endsWith(" lo_create")).length > 0).toBe(external);
  expect(open.length > 0).toBe(external);
  // The ones that reach the server's files are a superuser's everywhere.
  expect(open.filter((name) => /lo_(import|export)$/.test(name))).toEqual([]);
});

test("nobody makes one, inside the door or outside", async () => {
  const text = "select lo_create(0)";
  const outside = openDoor(company.login_url("tandem_app"), { connections: 1 });
  const answers = await Promise.allSettled([
    outside.outside({ text, values: [] }),
    ...people.map(({ actor }) => company.database.flush(actor, [{ text, values: [] }])),
  ]);
  const told = answers.map((answer) => (answer.status === "rejected" ? refused.test(String(answer.reason)) : "made"));
  expect(told).toEqual(Array(3).fill(external ? "made" : true));
  await outside.close();
});

test("the owner of a database on somebody else's server changes nothing by a revoke, which only warns, and elsewhere has none to make", async () => {
  const revoked = await company.owner.query("revoke execute on function pg_catalog.lo_create(oid) from public").then(
    () => "warned",
    (error: Error) => refused.test(error.message),
  );
  expect(revoked).toBe(external ? "warned" : true);
  const { rows } = await company.owner.query(
    "select has_function_privilege('tandem_app', 'pg_catalog.lo_create(oid)', 'execute') as may",
  );
  expect(rows).toEqual([{ may: external }]);
});
