import { function_callers } from "./function-callers.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDoor } from "../database/door.ts";
import { testCompany, type TestCompany } from "../testing/company.ts";

let company: TestCompany;
beforeAll(async () => void (company = await testCompany()));
afterAll(() => company.close());

const names = async (sql: string) => (await company.owner.query<{ name: string }>(sql)).rows.map(({ name }) => name);
// Extensions put theirs into public too.
const own_functions = `p.pronamespace in ('app'::regnamespace, 'public'::regnamespace)
  and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')`;

describe("every function", () => {
  test("pins its search path; definers belong to the role that cannot log in", async () => {
    const functions = `from pg_proc p where ${own_functions}`;
    expect(
      await names(
        `select p.proname as name ${functions} and p.prosqlbody is null and not coalesce(p.proconfig::text, '') ~ 'search_path=pg_catalog, pg_temp'`,
      ),
    ).toEqual([]);
    expect(
      await names(`select p.proname as name ${functions} and p.prosecdef and p.proowner <> 'tandem_definer'::regrole`),
      // (It makes policies, which the owner of a table alone may; only definers call it.)
    ).toEqual(["remake_policies"]);
  });

  test("is executable by those it is meant for", async () => {
    const found =
      await names(`select p.proname || ': ' || string_agg(g.grantee::regrole::text, ', ' order by g.grantee::regrole::text) as name
      from pg_proc p, aclexplode(p.proacl) g
      where ${own_functions} and g.grantee not in (p.proowner, 'tandem_definer'::regrole, current_user::regrole) group by p.oid, p.proname order by 1`);
    expect(found).toEqual(
      Object.entries(function_callers)
        .flatMap(([callers, names_of]) =>
          names_of
            .trim()
            .split(/\s+/)
            .map((name) => `${name}: ${callers}`),
        )
        .toSorted(),
    );
    expect(
      await names(
        `select p.proname as name from pg_proc p where ${own_functions} and (p.proacl is null or p.proacl::text ~ '[{,]=X')`,
      ),
    ).toEqual([]);
  });

  test("of the definers is not taken over by temporary or public objects of the same name", async () => {
    const app = openDoor(company.login_url("tandem_app"), { connections: 1 });
    for (const schema of ["pg_temp", "public", "app"]) {
      const taken = app.outside({ text: `create table ${schema}.people (id uuid, role text)`, values: [] });
      await expect(taken).rejects.toThrow(/permission denied/);
    }
    await app.close();
  });
});
