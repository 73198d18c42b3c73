import { hashPassword } from "better-auth/crypto";
import { expect } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "./company.ts";
import { testServer, type TestServer } from "./server.ts";

/** The password of everybody in a company with keys. */
export const current = "correct-horse-battery";

type Made = { data: { id: string; key: string; expires_at: string } };
type Created = { data: { id: string } };

/** A company whose people have a password and make API keys, and ways to call the API by one. */
export async function withKeys(settings: Record<string, string> = {}) {
  const company: TestCompany = await testCompany();
  const server: TestServer = await testServer(company, { settings });
  const password = await hashPassword(current);
  const account_id = await company.row("public.accounts", { name: "Cap Horizon" });
  async function person(role: string): Promise<TestPerson> {
    const made = await company.person(role, role.startsWith("client") ? { account_id } : {});
    await company.row("auth.account", { accountId: made.id, providerId: "credential", userId: made.id, password });
    return made;
  }
  const make = (by: TestPerson, wish: object) =>
    server.call<Made>(by, "POST", "/api/account/api-keys/make", { name: "Report", current, ...wish });
  const call = <T = { data: unknown }>(key: string, method: string, path: string, body?: unknown, headers = {}) =>
    server.call<T>(undefined, method, path, body, { authorization: `Bearer ${key}`, ...headers });
  return {
    company,
    server,
    account_id,
    person,
    make,
    async keyOf(by: TestPerson, scope: "read" | "write" = "write") {
      const { status, body } = await make(by, { scope });
      expect(status).toBe(201);
      return body.data;
    },
    end: (by: TestPerson, id: string) => server.call(by, "POST", "/api/account/api-keys/end", { id }),
    /** Calls the API by a key, without a cookie. */
    call,
    /** Makes a lead of this person's by a key. */
    lead: (key: string, owner: TestPerson, name: string) =>
      call<Created>(key, "POST", "/api/leads", { name, owner_id: owner.id }),
    /** Runs statements within the door as whoever has the key. */
    flush: (key: string, ...texts: string[]) =>
      company.database.flush(
        { proof: `key:${key}` },
        texts.map((text) => ({ text, values: [] })),
      ),
    async close() {
      await server.close();
      await company.close();
    },
  };
}
