import { hashPassword } from "better-auth/crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { openTestProvider, type TestProvider } from "../testing/provider.ts";
import { consent, ssoBrowser, type SsoBrowser } from "../testing/sso-browser.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let provider: TestProvider;
let hash: string;
let browser: SsoBrowser;
let subjects = 0;
const current = "correct-horse-battery";

beforeAll(async () => {
  company = await testCompany();
  provider = await openTestProvider();
  server = await testServer(company, { settings: provider.settings });
  browser = ssoBrowser(server);
  hash = await hashPassword(current);
});
beforeEach(() => {
  provider.wrong = undefined;
  provider.subject = `subject-${++subjects}`;
});
afterAll(async () => {
  await server.close();
  await company.close();
  await provider.close();
});

async function withPassword(role = "sales"): Promise<TestPerson> {
  const account_id = role === "client" ? await company.row("public.accounts", { name: "Cap Horizon" }) : undefined;
  const person = await company.person(role, account_id ? { account_id } : {});
  const account = { accountId: person.id, providerId: "credential", userId: person.id, password: hash };
  await company.row("auth.account", account);
  return person;
}
const begin = (person?: TestPerson) => (person ? browser.begin({ current }, person) : browser.begin({}));
const comeBack: SsoBrowser["comeBack"] = (...given) => browser.comeBack(...given);
const signIn = async () => {
  const { url, cookie } = await begin();
  return comeBack(await consent(url), cookie);
};
const link = async (person: TestPerson) => {
  const { url, cookie } = await begin(person);
  return comeBack(await consent(url), cookie, person);
};
const stateWith = (cookie: string) => browser.stateWith(cookie);

describe("an account at the provider", () => {
  test("opens nothing before somebody has linked it, then their session; and nothing once it is unlinked", async () => {
    const people = async () => (await company.owner.query("select count(*) from public.people")).rows;
    const person = await withPassword();
    const before = await people();
    expect((await signIn()).to).toBe("/auth/employee#sso=unknown");
    expect(await people()).toEqual(before);
    expect((await link(person)).to).toBe("/security#sso=linked");
    const entered = await signIn();
    expect(entered.to).toBe("/auth/employee");
    expect(await stateWith(entered.cookie)).toMatchObject({ state: "signed_in", person: { id: person.id } });
    const account = await server.call<{ data: { sso: { id: string; issuer: string }[] } }>(
      person,
      "GET",
      "/api/account",
    );
    const [kept] = account.body.data.sso;
    expect(kept?.issuer).toBe(provider.settings["TANDEM_OIDC_ISSUER"]);
    const unlink = (given: string) =>
      server.call(person, "POST", "/api/account/sso/unlink", { id: kept?.id, current: given });
    expect((await unlink("wrong-horse-battery")).status).toBe(422);
    expect((await unlink(current)).status).toBe(200);
    expect((await signIn()).to).toBe("/auth/employee#sso=unknown");
  });

  test("is one person's, whatever address it has; clients and suspended people do not come in by it", async () => {
    const [first, second, client] = [await withPassword(), await withPassword(), await withPassword("client")];
    expect((await link(client)).to).toBe("/security#sso=failed");
    expect((await link(first)).to).toBe("/security#sso=linked");
    expect((await link(second)).to).toBe("/security#sso=taken");
    await company.owner.query("update public.people set status = 'suspended' where id = $1", [first.id]);
    expect(await signIn()).toMatchObject({ to: "/auth/employee#sso=unknown" });
  });

  test("is no second step: where one is on, the code is still to be given", async () => {
    const person = await withPassword();
    await link(person);
    const on = `insert into auth.second_factor ("userId", secret, confirmed_at) values ($1, 'x', now())`;
    await company.owner.query(on, [person.id]);
    const entered = await signIn();
    expect(entered.to).toBe("/auth/employee#code");
    expect((await stateWith(entered.cookie)).state).toBe("signed_out");
  });

  test("is not linked without the password", async () => {
    const person = await withPassword();
    const begun = await server.call(person, "POST", "/api/account/sso/begin", { current: "wrong-horse-battery" });
    expect(begun.status).toBe(422);
    const { cookie, url } = await begin();
    const state = new URL(url).searchParams.get("state") ?? "";
    await comeBack((await consent(url)).replace(/code=[^&]+/, "code=none"), cookie);
    const values = [state];
    await expect(company.database.flush(person.actor, [{ text: "select app.link_sso($1)", values }])).rejects.toThrow(
      "RESOURCE_NOT_FOUND",
    );
    for (const text of ["select * from auth.sso_attempt", "select app.use_sso('s', 't', 'a', 'b')"])
      await expect(company.database.flush(person.actor, [{ text, values: [] }]), text).rejects.toThrow(
        /permission denied/,
      );
  });
});

describe("an answer of the provider", () => {
  test.each(["signature", "issuer", "audience", "expired", "nonce"] as const)(
    "with a wrong %s opens nothing",
    async (wrong) => {
      await link(await withPassword());
      provider.wrong = wrong;
      const entered = await signIn();
      expect(entered.to).toBe("/auth/employee#sso=failed");
      expect((await stateWith(entered.cookie)).state).toBe("signed_out");
      provider.wrong = undefined;
      expect((await signIn()).to).toBe("/auth/employee");
    },
  );

  test("is good once, in the browser that asked, in time and with its own state", async () => {
    await link(await withPassword());
    const failed = { to: "/auth/employee#sso=failed" };
    const { url, cookie } = await begin();
    const path = await consent(url);
    const stranger = await begin();
    expect(await comeBack(path, stranger.cookie)).toMatchObject(failed);
    expect(await comeBack(path, "")).toMatchObject(failed);
    expect(await comeBack(path.replace(/state=[^&]+/, "state=made-up"), cookie)).toMatchObject(failed);
    expect((await comeBack(path, cookie)).to).toBe("/auth/employee");
    expect(await comeBack(path, cookie)).toMatchObject(failed);
    const late = await begin();
    await company.owner.query("update auth.sso_attempt set expires_at = now()");
    expect(await comeBack(await consent(late.url), late.cookie)).toMatchObject(failed);
  });

  test("of somebody else's browser links nothing with me", async () => {
    const [victim, attacker] = [await withPassword(), await withPassword()];
    const { url, cookie } = await begin(attacker);
    expect((await comeBack(await consent(url), cookie, victim)).to).toBe("/security#sso=failed");
    expect((await signIn()).to).toBe("/auth/employee#sso=unknown");
  });
});

test("asks with PKCE, state and nonce, for nothing but who it is", async () => {
  const { searchParams } = new URL((await begin()).url);
  expect(searchParams.get("code_challenge_method")).toBe("S256");
  expect(searchParams.get("scope")).toBe("openid");
  expect(searchParams.get("redirect_uri")).toBe("http://localhost:3000/api/sign-in/sso/return");
  for (const name of ["state", "nonce", "code_challenge"]) expect(searchParams.get(name)?.length).toBeGreaterThan(30);
});

test("a provider that is away, or in a private network that is not named, keeps nothing from starting and says so", async () => {
  const silent = { ...provider.settings, TANDEM_OIDC_ISSUER: "http://127.0.0.1:1" };
  const unnamed = { ...provider.settings, TANDEM_PRIVATE_HOSTS: "" };
  for (const settings of [silent, unnamed]) {
    const bare = await testServer(company, { settings });
    expect((await bare.call<{ ways: object }>(undefined, "GET", "/api/session")).body.ways).toMatchObject({
      sso: "Ferrand ID",
    });
    const answer = await bare.call(undefined, "POST", "/api/sign-in/sso/begin", {});
    expect([answer.status, answer.body.message]).toEqual([503, "Ferrand ID cannot be reached."]);
    await bare.close();
  }
  const without = await testServer(company);
  expect((await without.call(undefined, "POST", "/api/sign-in/sso/begin", {})).status).toBe(404);
  await without.close();
});
