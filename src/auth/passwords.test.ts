import { hashPassword } from "better-auth/crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
const old = "correct-horse-battery";
const fresh = "fresh-horse-battery-staple";
let hash: string;
let addresses = 0;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  hash = await hashPassword(old);
  admin = await withPassword("admin");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

async function withPassword(role: string): Promise<TestPerson> {
  const person = await company.person(role);
  const account = { accountId: person.id, providerId: "credential", userId: person.id, password: hash };
  await company.row("auth.account", account);
  return person;
}
const from = () => ({ "x-forwarded-for": `10.4.0.${++addresses}` });
const signIn = async (person: TestPerson, password: string) =>
  (
    await server.call(
      undefined,
      "POST",
      "/api/sign-in",
      { door: person.role === "client" ? "client" : "employee", email: person.email, password },
      from(),
    )
  ).status;
const change = (person: TestPerson, current: string, password: string) =>
  server.call(person, "POST", "/api/account/password", { current, password });
const works = async (person: TestPerson) => (await server.call(person, "GET", "/api/people")).status;

describe("changing one's password", () => {
  test("needs the present one and a long one; ends the other sessions and the old password", async () => {
    const claire = await withPassword("sales");
    expect((await change(claire, "wrong-horse-battery", fresh)).body.details?.fields).toEqual({
      current: "This is not your password.",
    });
    expect((await change(claire, old, "short")).body.details?.fields).toHaveProperty("password");
    expect(await signIn(claire, old)).toBe(200);
    expect((await change(claire, old, fresh)).status).toBe(200);
    const { rows } = await company.owner.query<{ token: string }>(
      `select token from auth.session where "userId" = $1`,
      [claire.id],
    );
    expect(rows).toEqual([{ token: claire.token }]);
    expect([await works(claire), await signIn(claire, old), await signIn(claire, fresh)]).toEqual([200, 401, 200]);
  });

  test("cannot be guessed at through an open session", async () => {
    const claire = await withPassword("sales");
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++)
      statuses.push((await change(claire, `wrong-horse-${attempt}`, fresh)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  test("is no way around the present password from inside the door", async () => {
    const claire = await withPassword("sales");
    await expect(
      company.database.flush(claire.actor, [
        { text: "select app.change_password($1, $2, 'x')", values: [await hashPassword(old), "x"] },
      ]),
    ).rejects.toThrow("RESOURCE_CONFLICT");
    expect(await signIn(claire, old)).toBe(200);
  });
});

describe("a link for a new password", () => {
  const make = (by: TestPerson, user_id: string) =>
    server.call<{ data: { link: string } }>(by, "POST", "/api/people/reset", { user_id });
  const tokenOf = (link: string) => link.split("#password=")[1] ?? "";
  const made = async (person: TestPerson) => tokenOf((await make(admin, person.id)).body.data.link);
  const use = (token: string, password = fresh) =>
    server.call<{ data: { signed_in: boolean } }>(
      undefined,
      "POST",
      "/api/links/new-password",
      { token, password },
      from(),
    );

  test("sets it once, ends all sessions, signs in", async () => {
    const claire = await withPassword("sales");
    const { body } = await make(admin, claire.id);
    expect(body.data.link).toMatch(/^http:\/\/localhost:3000\/auth\/employee#password=/);
    const token = tokenOf(body.data.link);
    expect((await use(token, "short")).status).toBe(422);
    expect((await use(token)).body.data).toEqual({ signed_in: true });
    expect([await works(claire), await signIn(claire, old), await signIn(claire, fresh)]).toEqual([401, 401, 200]);
    expect((await use(token, "another-horse-battery")).status).toBe(404);
    expect(await signIn(claire, fresh)).toBe(200);
  });

  test("is made by admins only, for nobody who is one, and not for oneself", async () => {
    const claire = await withPassword("sales");
    const second = await withPassword("admin");
    for (const by of [claire, await company.person("ceo"), await company.person("client_admin")])
      expect((await make(by, admin.id)).status).toBe(403);
    for (const id of [admin.id, second.id]) expect((await make(admin, id)).status).toBe(403);
    expect((await make(second, admin.id)).status).toBe(403);
  });

  test("ends with its hour, a newer one, a changed password, its person's or its maker's rights", async () => {
    const gone = async (token: string) => expect((await use(token)).status).toBe(404);
    const aged = await withPassword("sales");
    const token = await made(aged);
    await company.owner.query("update app.password_resets set expires_at = now() where user_id = $1", [aged.id]);
    await gone(token);
    const twice = await withPassword("sales");
    const [first, second] = [await made(twice), await made(twice)];
    await gone(first);
    expect((await use(second)).status).toBe(200);
    const changed = await withPassword("sales");
    const before = await made(changed);
    await change(changed, old, fresh);
    await gone(before);
    const raised = await withPassword("sales");
    const as_sales = await made(raised);
    await company.row("public.user_roles", { user_id: raised.id, role: "admin" });
    await gone(as_sales);
    const suspended = await withPassword("sales");
    const active = await made(suspended);
    await company.owner.query("update public.people set status = 'suspended' where id = $1", [suspended.id]);
    await gone(active);
    expect((await make(admin, suspended.id)).status).toBe(403);
    const leaving = await company.person("admin");
    const left = await withPassword("sales");
    const theirs = tokenOf((await make(leaving, left.id)).body.data.link);
    await company.row("public.user_roles", { user_id: leaving.id, role: "employee" });
    await gone(theirs);
  });

  test("opened by many at once sets one password", async () => {
    const claire = await withPassword("sales");
    const token = await made(claire);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => use(token, `${fresh}-${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(5).fill(404)]);
  });

  test("is no invitation, and an invitation is no such link", async () => {
    const claire = await withPassword("sales");
    const token = await made(claire);
    const accept = { token, name: "x", language: "en", password: fresh };
    expect((await server.call(undefined, "POST", "/api/links/accept", accept, from())).status).toBe(404);
    const look = { purpose: "invitation", token };
    expect((await server.call(undefined, "POST", "/api/links/look", look, from())).status).toBe(404);
    expect((await use(token)).status).toBe(200);
  });
});
