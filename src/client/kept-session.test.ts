import { afterEach, expect, test, vi } from "vitest";
import { keptSession } from "./kept-session.ts";

afterEach(() => vi.unstubAllGlobals());

test("a session that an older version has kept opens the app, with the usual keys", () => {
  const person = { id: "01a", name: "Claire Martin", single_keys: true };
  const kept = { "tandem.session": JSON.stringify({ state: "signed_in", person, pages: ["/leads"], rights: {} }) };
  vi.stubGlobal("localStorage", { getItem: (key: string) => (kept as Record<string, string>)[key] ?? null });
  expect(keptSession()?.person).toEqual({ ...person, keys: {} });
});

test("nobody was signed in where nothing was kept", () => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  expect(keptSession()).toBeNull();
});
