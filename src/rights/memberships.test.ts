import { sql } from "../database/drizzle.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { join, plantWorks } from "../testing/works.ts";

let company: TestCompany;
let server: TestServer;
let mara: TestPerson;
let noel: TestPerson;
let project: string;
let elsewhere: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  await plantWorks(company.owner);
  mara = await company.person("project_manager");
  noel = await company.person("project_manager");
  project = await company.row("public.test_projects", { name: "Mill" });
  elsewhere = await company.row("public.test_projects", { name: "Harbour" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const members = async (project_id = project) => {
  const { rows } = await company.owner.query<{ user_id: string }>("select user_id from app.memberships where id = $1", [
    project_id,
  ]);
  return rows.map(({ user_id }) => user_id);
};
const drop = (row: string) => company.owner.query("delete from public.test_project_members where id = $1", [row]);
const seen = (person: TestPerson) =>
  company.database.as(person.actor, async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(sql`select name from public.test_works order by name`);
    return rows.map(({ name }) => name);
  });

describe("a membership", () => {
  test("begins with its row and ends with the last, in the bin or for good, and the person's history tells", async () => {
    const [one, other] = [await join(company, mara.id, project), await join(company, mara.id, project)];
    expect([await members(), await members(elsewhere)]).toEqual([[mara.id], []]);
    await drop(one);
    expect(await members()).toEqual([mara.id]);
    await company.owner.query("update public.test_project_members set deleted_at = now() where id = $1", [other]);
    expect(await members()).toEqual([]);
    await company.owner.query(
      "update public.test_project_members set deleted_at = null, project_id = $2 where id = $1",
      [other, elsewhere],
    );
    expect([await members(), await members(elsewhere)]).toEqual([[], [mara.id]]);
    await drop(other);
    const { rows } = await company.owner.query<{ verb: string }>(
      "select verb from app.log where row_id = $1 and verb in ('join', 'leave') order by id",
      [mara.id],
    );
    expect(rows.map(({ verb }) => verb)).toEqual(["join", "leave", "join", "leave"]);
  });

  test("ends when two rows go at once", async () => {
    const [one, other] = [await join(company, mara.id, project), await join(company, mara.id, project)];
    const second = new pg.Client({ connectionString: company.login_url("tandem_owner") });
    await second.connect();
    try {
      await company.owner.query("begin");
      await drop(one);
      const waiting = second.query("delete from public.test_project_members where id = $1", [other]);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await company.owner.query("commit");
      await waiting;
    } finally {
      await second.end();
    }
    expect(await members()).toEqual([]);
  });

  test("opens the rows of its project and no others, until it ends", async () => {
    await company.row("public.test_works", { name: "Sails", project_id: project });
    await company.row("public.test_works", { name: "Cranes", project_id: elsewhere });
    const row = await join(company, mara.id, project);
    await join(company, noel.id, elsewhere);
    expect([await seen(mara), await seen(noel)]).toEqual([["Sails"], ["Cranes"]]);
    await drop(row);
    expect([await seen(mara), await seen(noel)]).toEqual([[], ["Cranes"]]);
  });
});

test("streams tell members, and who was one until now; who joins reads anew", async () => {
  const row = await join(company, mara.id, project);
  const [hers, his] = [await server.listen(mara), await server.listen(noel)];
  const work = await company.row("public.test_works", { name: "Told", project_id: project });
  const told = (stream: typeof hers, id: string) =>
    vi.waitFor(() => expect(JSON.stringify(stream.heard)).toContain(id), 15_000);
  await told(hers, work);
  // It goes to the other project: she must lose it, he gets it.
  await company.owner.query("update public.test_works set project_id = $2 where id = $1", [work, elsewhere]);
  await told(his, work);
  const before = hers.heard.length;
  const last = await company.row("public.test_works", { name: "His alone", project_id: elsewhere });
  await told(his, last);
  expect(JSON.stringify(hers.heard)).not.toContain(last);
  expect(JSON.stringify(hers.heard.slice(0, before)).split(work).length - 1).toBeGreaterThanOrEqual(2);
  // Who leaves hears that all may be different, and nothing of what comes after.
  await drop(row);
  await vi.waitFor(() => expect(hers.heard).toContainEqual({ entity: "test_works", ids: [] }), 15_000);
  const after = await company.row("public.test_works", { name: "Without her", project_id: project });
  await join(company, noel.id, project);
  await vi.waitFor(() => expect(his.heard).toContainEqual({ entity: "test_works", ids: [] }), 15_000);
  expect(JSON.stringify(hers.heard)).not.toContain(after);
  await Promise.all([hers.close(), his.close()]);
});

test.each([
  [
    "another governed table",
    "extra",
    "owner_id in (select id from public.people)",
    /cannot use subquery in check constraint/,
  ],
  ["a function that may ask one", "extra", "app.sees('leads', owner_id)", /a scope asks of the row alone/],
  ["a bare list of memberships", "extra", "project_id = any (app.member_ids('mill'))", /a scope asks of the row alone/],
  ["a column that was not copied from the parent", "col", "account_id", /copy it from the parent/],
  ["a membership that nothing makes", "key", "member:guild", /no table makes anybody one/],
])("a scope that asks %s is refused", async (_, part, planted, refusal) => {
  await company.owner.query("begin");
  try {
    await company.owner.query(`update app.scopes set "${part}" = $1 where entity = 'test_works' and scope = 'open'`, [
      planted,
    ]);
    await expect(company.owner.query("select app.settle()")).rejects.toThrow(refusal);
  } finally {
    await company.owner.query("rollback");
  }
});
