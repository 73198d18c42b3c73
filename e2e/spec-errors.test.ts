import { expect as patient, type Page } from "@playwright/test";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// The sentences of the specification about what is shown when something fails (docs/spec-conformance.md).

const expect = patient.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 100_000 });

test("what nobody caught is recorded by our own server, of nobody, without consent and beyond sign-out", async ({
  browser,
  demo,
}) => {
  const [hers, nobodys] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const page = await signIn(hers, "sales3@demo.test");
  const door = await nobodys.newPage();
  const { person } = (await (await page.request.get("/api/session")).json()) as {
    person: { id: string; name: string; email: string; consents: object };
  };
  expect(person.consents).toEqual({});
  const fail = (on: Page) =>
    on.evaluate(() => {
      setTimeout(() => {
        throw new Error("a planted error");
      });
      void Promise.reject(new Error("a planted rejection"));
    });
  for (const [on, path] of [
    [page, "/leads?q=secret-words"],
    [door, "/auth/client"],
  ] as const) {
    const origins = new Set<string>();
    on.on("request", (request) => origins.add(new URL(request.url()).origin));
    await on.goto(path);
    await expect(on.getByRole("heading", { level: 1 })).toBeVisible();
    const told: Record<string, unknown>[] = [];
    const kept: Promise<unknown>[] = [];
    on.on("response", (response) => {
      if (!response.url().endsWith("/api/frontend-failures")) return;
      told.push(response.request().postDataJSON() as Record<string, unknown>);
      kept.push(response.request().allHeaders());
      expect(response.status()).toBe(204);
    });
    await fail(on);
    await expect
      .poll(() => told.map(({ event_type }) => event_type).toSorted())
      .toEqual(["uncaught_error", "unhandled_rejection"]);
    for (const { details } of told)
      expect(details).toEqual({
        error: expect.stringMatching(/^a planted (error|rejection)$/),
        stack: expect.stringContaining("Error: a planted"),
        page: path.replace(/\?.*/, ""),
        timestamp: expect.stringMatching(/^\d{4}-/),
      });
    // Nobody is named, by the text or by a cookie, and it goes nowhere else.
    const sent = JSON.stringify([told, await Promise.all(kept)]);
    for (const named of [person.id, person.name, person.email, "secret-words", "session_token"])
      expect(sent).not.toContain(named);
    expect([...origins]).toEqual([new URL(on.url()).origin]);
    // The same again says nothing new.
    await fail(on);
    await on.waitForTimeout(300);
    expect(told).toHaveLength(2);
  }
  await Promise.all([hers.close(), nobodys.close()]);
});
