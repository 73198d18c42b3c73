import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { openTestProvider, type TestProvider } from "../testing/provider.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { consent, ssoBrowser, type SsoBrowser } from "../testing/sso-browser.ts";

let company: TestCompany;
let server: TestServer;
let provider: TestProvider;
let browser: SsoBrowser;
let admin: TestPerson;
let invitations = 0;

beforeAll(async () => {
  company = await testCompany();
  provider = await openTestProvider();
  server = await testServer(company, { settings: provider.settings });
  browser = ssoBrowser(server);
  admin = await company.person("admin");
});
beforeEach(() => {
  provider.subject = randomUUID();
});
afterAll(async () => {
  await server.close();
  await company.close();
  await provider.close();
});

async function invite(role: string, more: object = {}) {
  const email = `invited${++invitations}@test.example`;
  const made = await server.call<{ data: { id: string; link: string } }>(admin, "POST", "/api/invitations", {
    email,
    role,
    ...more,
  });
  return { id: made.body.data.id, email, token: made.body.data.link.split("#invitation=")[1] ?? "" };
}
const setOut = (token: string, name = "Nina Petit") => browser.begin({ invitation: { token, name, language: "fr" } });
async function accept(token: string) {
  const { url, cookie } = await setOut(token);
  return browser.comeBack(await consent(url), cookie);
}
async function signIn() {
  const { url, cookie } = await browser.begin({});
  return browser.comeBack(await consent(url), cookie);
}
const people = async () =>
  (await company.owner.query<{ email: string }>("select email from public.people")).rows.map(({ email }) => email);
const refused = { to: "/auth/employee#sso=not-accepted" };

test("an invitation is accepted by the account at the provider, which signs in from then on", async () => {
  const { token, email } = await invite("support");
  const accepted = await accept(token);
  expect(accepted.to).toBe("/auth/employee");
  const me = await browser.stateWith(accepted.cookie);
  expect(me).toMatchObject({
    state: "signed_in",
    person: { name: "Nina Petit", email, role: "support", language: "fr" },
  });
  expect((await signIn()).to).toBe("/auth/employee");
  expect((await setOut(token)).status).toBe(404);
});

test("whoever came so has no password: none opens the door, nor an act that asks for it, until one is chosen by a link", async () => {
  const { token, email } = await invite("sales");
  const { cookie } = await accept(token);
  const me = await browser.stateWith(cookie);
  const account = await server.call<{ data: object }>(undefined, "GET", "/api/account", undefined, { cookie });
  expect(account.body.data).toMatchObject({ has_password: false, sso: [{}] });
  const password = "correct-horse-battery";
  const enter = (given: string) =>
    server.call(
      undefined,
      "POST",
      "/api/sign-in",
      { door: "employee", email, password: given },
      { "x-forwarded-for": "10.8.0.1" },
    );
  for (const given of ["", "null", password]) expect((await enter(given)).status, given).not.toBe(200);
  const acted = await server.call(undefined, "POST", "/api/account/second-factor/begin", { current: "" }, { cookie });
  expect(acted.status).toBe(422);
  const reset = await server.call<{ data: { link: string } }>(admin, "POST", "/api/people/reset", {
    user_id: me.person?.id,
  });
  const chosen = { token: reset.body.data.link.split("#password=")[1], password };
  expect((await server.call(undefined, "POST", "/api/links/new-password", chosen)).status).toBe(200);
  expect((await enter(password)).status).toBe(200);
});

test("an account that is somebody's already accepts nothing for another, and leaves the invitation good", async () => {
  const [first, second] = [await invite("sales"), await invite("sales")];
  await accept(first.token);
  expect(await accept(second.token)).toMatchObject(refused);
  expect(await people()).not.toContain(second.email);
  provider.subject = randomUUID();
  expect((await accept(second.token)).to).toBe("/auth/employee");
});

test("what ended while the browser was away makes nobody: taken back, used in two browsers, or the provider lies", async () => {
  const { id, token, email } = await invite("sales");
  const away = await setOut(token);
  provider.wrong = "signature";
  expect(await accept(token)).toMatchObject(refused);
  provider.wrong = undefined;
  await server.call(admin, "POST", "/api/invitations/revoke", { id });
  expect(await browser.comeBack(await consent(away.url), away.cookie)).toMatchObject(refused);
  expect(await people()).not.toContain(email);

  const raced = await invite("sales");
  const [one, two] = [await setOut(raced.token, "One"), await setOut(raced.token, "Two")];
  const first = await consent(one.url);
  provider.subject = randomUUID();
  const second = await consent(two.url);
  const ends = await Promise.all([browser.comeBack(first, one.cookie), browser.comeBack(second, two.cookie)]);
  expect(ends.map(({ to }) => to).toSorted()).toEqual(["/auth/employee", refused.to]);
});

test("a client's invitation is not accepted so", async () => {
  const account_id = await company.row("public.accounts", { name: "Cap Horizon" });
  const { token, email } = await invite("client", { account_id });
  expect(await accept(token)).toMatchObject(refused);
  expect(await people()).not.toContain(email);
});

test("whatever fails, the browser is led to a page that says it, and no answer is for programs", async () => {
  const { token, email } = await invite("sales");
  const { url, cookie } = await setOut(token);
  expect(await browser.comeBack("/api/sign-in/sso/return?state=%00", cookie)).toMatchObject({
    to: "/auth/employee#sso=failed",
  });
  await company.owner.query(
    `create function public.refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
     create trigger refuse before insert on auth.account for each row execute function public.refuse()`,
  );
  expect(await browser.comeBack(await consent(url), cookie)).toMatchObject(refused);
  await company.owner.query("drop trigger refuse on auth.account");
  expect(await people()).not.toContain(email);
  expect((await accept(token)).to).toBe("/auth/employee");
  const again = { "x-forwarded-for": "10.9.250.1" };
  const ends = await Promise.all(
    Array.from({ length: 31 }, () => server.send(undefined, "GET", "/api/sign-in/sso/return", undefined, again)),
  );
  expect(new Set(ends.map(({ status, headers }) => `${status} ${headers.get("location")}`))).toEqual(
    new Set(["302 /auth/employee#sso=failed"]),
  );
});

test("an administrator who would be one of more than two waits for a second one to agree; nobody is made by whom was suspended", async () => {
  await company.person("admin");
  const { token } = await invite("admin");
  const { cookie } = await accept(token);
  expect(await browser.stateWith(cookie)).toMatchObject({ person: { role: "employee" } });
  const { token: left, email } = await invite("sales");
  const away = await setOut(left);
  await company.owner.query("update public.people set status = 'suspended' where id = $1", [admin.id]);
  expect(await browser.comeBack(await consent(away.url), away.cookie)).toMatchObject(refused);
  expect(await people()).not.toContain(email);
});
