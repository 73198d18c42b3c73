import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany } from "../testing/company.ts";

let company: TestCompany;
beforeAll(async () => void (company = await testCompany()));
afterAll(() => company.close());

const names = async (sql: string) => (await company.owner.query<{ name: string }>(sql)).rows.map(({ name }) => name);

describe("the logins", () => {
  test("own nothing and can do nothing special", async () => {
    const { rows } = await company.owner
      .query(`select rolname, rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication as special, rolinherit as inherits from pg_roles
      where rolname in ('tandem_app', 'tandem_auth', 'tandem_jobs') order by 1`);
    expect(rows).toEqual(
      ["tandem_app", "tandem_auth", "tandem_jobs"].map((rolname) => ({ rolname, special: false, inherits: false })),
    );
    const owners = "('tandem_app', 'tandem_auth', 'tandem_jobs')";
    const grants = "select table_name as name from information_schema.table_privileges where grantee = 'tandem_app'";
    // (The tables of the job runner are its login's, and nothing else is.)
    const owned = `select relname as name from pg_class where pg_get_userbyid(relowner) in ${owners}
      and (relnamespace::regnamespace::text, relowner::regrole::text) <> ('graphile_worker', 'tandem_jobs')`;
    expect(await names(`${owned} and relkind <> 't' and relname !~ '^pg_toast'`)).toEqual([]);
    expect(await names(grants)).toEqual([]);
    const owner = await company.owner.query("select rolsuper from pg_roles where rolname = current_user");
    expect(owner.rows).toEqual([{ rolsuper: false }]);
  });
});
