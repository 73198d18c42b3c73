import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { breakGlass } from "./break-glass.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const roleOf = async (id: string) =>
  (await company.owner.query<{ role: string }>("select app.current_role_of($1) as role", [id])).rows[0]?.role;
const logged = async (id: string) =>
  (
    await company.owner.query<{ entity: string; actor_id: string | null }>(
      "select entity, actor_id from app.log where request_id = 'bin/admin' and (row_id = $1 or after ->> 'user_id' = $1::text) order by id",
      [id],
    )
  ).rows;

test("an administrator gets a link for a new password that nobody could make for them otherwise", async () => {
  await company.row("auth.account", { accountId: admin.id, providerId: "credential", userId: admin.id, password: "x" });
  const said = await breakGlass(company.owner, "https://tandem.example", "reset-password", admin.email.toUpperCase());
  const token = said.match(/^https:\/\/tandem\.example\/auth\/employee#password=([\w-]{43})$/m)?.[1];
  const body = { token, password: "correct-horse-battery" };
  const used = await server.call(undefined, "POST", "/api/links/new-password", body);
  expect([used.status, used.body]).toEqual([200, { data: { signed_in: true } }]);
  expect(await logged(admin.id)).toEqual([{ entity: "sessions", actor_id: null }]);
});

test("somebody of the staff becomes an active administrator, without a second one's consent", async () => {
  await company.person("admin");
  const left = await company.person("employee");
  await company.owner.query("update public.people set status = 'suspended' where id = $1", [left.id]);
  expect(await breakGlass(company.owner, "", "make-admin", left.email)).toContain("is an active administrator");
  expect(await roleOf(left.id)).toBe("admin");
  expect((await server.call(left, "GET", "/api/people/roles")).status).toBe(200);
  expect((await logged(left.id)).map(({ entity }) => entity)).toEqual(["people", "user_roles"]);
});

test("nothing is done for a client, a stranger, or a suspended person's password", async () => {
  const client = await company.person("client");
  await expect(breakGlass(company.owner, "", "make-admin", client.email)).rejects.toThrow("this is a client");
  await expect(breakGlass(company.owner, "", "make-admin", "x@test.example")).rejects.toThrow("Nobody signs in");
  const away = await company.person("sales");
  await company.owner.query("update public.people set status = 'suspended' where id = $1", [away.id]);
  await expect(breakGlass(company.owner, "", "reset-password", away.email)).rejects.toThrow("suspended");
  for (const person of [await company.person("admin"), client])
    await expect(
      company.database.flush(person.actor, [
        { text: "select app.break_glass('make-admin', $1, '')", values: [person.email] },
      ]),
    ).rejects.toThrow(/permission denied/);
});
