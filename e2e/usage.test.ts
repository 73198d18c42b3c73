import { gunzipSync } from "node:zlib";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { eventsIn, parsed, plain, reportsIn } from "./heard.ts";
import { listen, type Listener } from "./listener.ts";
import { password, signIn, someBrowser, startTandem, type Tandem } from "./tandem.ts";

let service: Listener;
let tandem: Tandem;

test.beforeAll(async () => {
  service = await listen((path) =>
    /flags|config/.test(path)
      ? { sessionRecording: { endpoint: "/s/" }, supportedCompression: [], autocapture_opt_out: false }
      : { status: 1 },
  );
  const outside = {
    TANDEM_POSTHOG_KEY: "phc_journey",
    TANDEM_POSTHOG_HOST: service.url,
    TANDEM_SENTRY_DSN: `${service.url.replace("://", "://public@")}/1`,
  };
  Object.assign(process.env, outside);
  tandem = await startTandem("--demo");
  for (const name of Object.keys(outside)) delete process.env[name];
});
test.afterAll(async () => {
  await tandem.stop();
  await service.close();
});

const said = (heard = service.heard) => heard.map(({ body }) => plain(body)).join("\n");

const eventsOf = (kind: string) => eventsIn(service.heard, kind);
const envelopesWith = (words: string) => reportsIn(service.heard, words);
type Person = { id: string; email: string; role: string };

// Within a recording, what the page shows is packed once more.
const shows = () =>
  said().replaceAll(/"\\u001f(?:[^"\\]|\\.)*"/g, (packed) =>
    gunzipSync(Buffer.from(JSON.parse(packed) as string, "latin1")).toString(),
  );

async function agree(page: Page, label: string): Promise<void> {
  const answer = page.waitForResponse("**/api/usage/consent");
  await page.getByLabel(label).click();
  expect((await answer).status()).toBe(204);
  await expect(page.getByLabel(label)).toBeChecked();
}

test("outside services hear of those who agreed, once they have, and of nobody else", async ({ browser }) => {
  test.setTimeout(240_000);
  // The service's script leaves out browsers that are driven by a program.
  const [hers, his] = [await someBrowser(browser, tandem), await someBrowser(browser, tandem)];
  for (const context of [hers, his])
    await context.addInitScript(() => {
      Object.defineProperty(navigator, "webdriver", { get: () => false });
      const agent = navigator.userAgent.replace("Headless", "");
      Object.defineProperty(navigator, "userAgent", { get: () => agent });
    });
  const claire = await signIn(hers, "sales@demo.test");
  const thomas = await signIn(his, "sales2@demo.test");
  for (const page of [claire, thomas]) {
    await page.goto("/leads?q=secret-words");
    await expect(page.getByRole("heading", { name: "Leads" })).toBeVisible();
    await page.waitForFunction(() => "initializeAgentSystem" in window);
  }
  expect(service.heard).toEqual([]);

  await claire.goto("/security?part=noted");
  await agree(claire, "Tell the analytics service of it");
  await agree(claire, "Record my sessions there");
  await agree(claire, "Report errors of the app");
  await claire.goto("/leads?q=secret-words");
  await claire.getByRole("button", { name: "Columns" }).click();
  await expect.poll(() => said(), { timeout: 20_000 }).toContain("$pageview");
  await expect.poll(() => said(), { timeout: 20_000 }).toContain("$identify");
  const recorded = async () => {
    // A recording begins once somebody acts.
    await claire.getByRole("heading", { name: "Leads" }).click();
    return service.heard.some(({ path }) => path === "/s/");
  };
  await expect.poll(recorded, { timeout: 20_000 }).toBe(true);
  const { person } = (await (await claire.request.get("/api/session")).json()) as { person: Person };
  // Who it is: id, address and role, to the analytics service as to the one of errors.
  const identified = eventsOf("$identify");
  // (Told again where the service was slow to answer.)
  for (const each of identified)
    expect(each).toMatchObject({ distinct_id: person.id, $set: { email: "sales@demo.test", role: "sales" } });
  await claire.getByRole("button", { name: "Columns" }).click();
  await expect.poll(() => said(), { timeout: 20_000 }).toContain("$autocapture");
  // What tells of errors comes after the page; one that was thrown before it is told of by nobody.
  const planted = async () => {
    await claire.evaluate(() =>
      setTimeout(() => {
        throw new Error("A planted failure");
      }),
    );
    return said();
  };
  await expect.poll(planted, { timeout: 20_000 }).toContain("A planted failure");
  const [reported] = envelopesWith("A planted failure");
  expect(reported?.user).toMatchObject({ id: person.id, email: "sales@demo.test", role: "sales" });

  await thomas.goto("/clients");
  await thomas.getByRole("button", { name: "Columns" }).click();
  await thomas.waitForFunction(() => "initializeAgentSystem" in window);
  expect(said()).not.toContain("sales2@demo.test");
  // A recording shows what the screen shows; that was agreed to on its own.
  const told = service.heard.filter(({ path }) => path !== "/s/");
  expect(said(told)).not.toContain("secret-words");
  expect(said()).not.toContain("session_token");

  // A recording holds what is typed, but no password.
  const typed = (box: Locator, words: string, seen: string) =>
    expect
      .poll(
        async () => {
          await box.fill("");
          await box.fill(words);
          return said();
        },
        { timeout: 60_000 },
      )
      .toContain(seen);
  await claire.getByRole("button", { name: "Search..." }).click();
  await typed(claire.getByPlaceholder("Search documents, tasks, users..."), "typed-words", "typed-words");
  await claire.goto("/security?part=signing-in");
  await claire.getByRole("button", { name: "Change your password" }).click();
  await typed(claire.getByLabel("Present password"), "typed-secret", "*".repeat("typed-secret".length));
  expect(said()).not.toContain("typed-secret");
  // Nor what is shown once, such as a new key.
  await claire.goto("/security?part=api-keys");
  await claire.getByRole("button", { name: "Make a key" }).click();
  const form = claire.getByRole("dialog", { name: "Make a key" });
  await form.getByLabel("Present password").fill(password);
  await typed(form.getByLabel("Name"), "typed-name", "typed-name");
  await claire.keyboard.press("Enter");
  const shown = claire.getByRole("dialog", { name: "Your new key" });
  const key = await shown.getByLabel("Key", { exact: true }).inputValue();
  await shown.getByRole("button", { name: "Copy the key" }).click();
  await expect.poll(shows, { timeout: 60_000 }).toContain("It is shown only now.");
  await shown.getByRole("button", { name: "I have kept it" }).click();
  await claire.getByRole("link", { name: "Signing in" }).click();
  await claire.getByRole("button", { name: "Change your password" }).click();
  await typed(claire.getByLabel("Present password"), "typed-later-on", "*".repeat("typed-later-on".length));
  expect(shows()).not.toContain(key);
  await claire.goto("/leads");

  const before = await claire.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("ph_")));
  expect(before).not.toEqual([]);
  const fail = (words: string) =>
    claire.evaluate((message) => {
      setTimeout(() => {
        throw new Error(message);
      });
    }, words);
  // On this page, too, reports have begun.
  const reports = async () => {
    await fail("Planted before sign-out");
    return envelopesWith("Planted before sign-out")[0]?.user?.id;
  };
  await expect.poll(reports, { timeout: 20_000 }).toBe(person.id);
  // The page stays where it is, so that one sees what it still knows of whoever has left.
  await claire.route(
    (url) => url.pathname === "/",
    (route) => route.fulfill({ status: 204 }),
  );
  await claire.getByRole("button", { name: /^Account of/ }).click();
  const leaving = claire.waitForRequest((request) => new URL(request.url()).pathname === "/");
  await claire.getByRole("menuitem", { name: "Sign out" }).click();
  await leaving;
  await fail("Planted after sign-out");
  await expect.poll(() => envelopesWith("Planted after sign-out"), { timeout: 20_000 }).toHaveLength(1);
  expect(JSON.stringify(envelopesWith("Planted after sign-out")[0]?.user ?? {})).not.toMatch(person.id);
  expect(JSON.stringify(envelopesWith("Planted after sign-out")[0]?.user ?? {})).not.toContain("@demo.test");
  expect(await claire.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(person.id);
  await claire.unrouteAll();
  await claire.goto("/");
  await expect(claire.getByText("Signed out successfully")).toBeVisible();
  await expect.poll(() => said(), { timeout: 20_000 }).toContain("$pageleave");
  const after = await claire.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(after).not.toContain(person.id);
  await Promise.all([claire.context().close(), thomas.context().close()]);
});

test("the log of the interface keeps its last 1,000 entries; what one agreed to is queued and sent", async ({
  browser,
}) => {
  const page = await signIn(await someBrowser(browser, tandem), "sales3@demo.test");
  const other = await signIn(await someBrowser(browser, tandem), "marketing@demo.test");
  await page.goto("/security?part=noted");
  await agree(page, "Note how I use the app");
  const { person } = (await (await page.request.get("/api/session")).json()) as { person: { id: string } };
  const key = `tandem.ui_log.${person.id}`;
  const old = { category: "ui", action: "press button", label: "old", timestamp: "2026-01-01T00:00:00Z" };
  const fill = ([name, entry]: [string, object]) => localStorage.setItem(name, JSON.stringify(Array(1000).fill(entry)));
  await page.evaluate(fill, [key, old] as [string, object]);
  await page.goto("/leads");
  await page.waitForFunction(() => "initializeAgentSystem" in window);
  await page.getByRole("button", { name: "Columns" }).click();
  const log = () => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "[]") as { label: string }[], key);
  await expect.poll(async () => (await log()).at(-1)?.label).toBe("Columns");
  expect(await log()).toHaveLength(1000);
  // Each entry with its parts: what kind, what was done, to what, when.
  const noted = (await log()).slice(-40) as unknown as Record<string, string>[];
  const began = Date.now() - 120_000;
  for (const entry of noted.filter(({ label }) => label !== "old")) {
    expect(entry["category"]).toMatch(/^(ui|page|error)$/);
    expect(entry["action"]).toMatch(/^(press \w+|view|script|promise)$/);
    expect(Date.parse(entry["timestamp"] ?? "")).toBeGreaterThan(began);
  }
  expect(noted.at(-1)).toMatchObject({ category: "ui", action: "press button", label: "Columns" });
  expect(noted).toContainEqual(expect.objectContaining({ category: "page", action: "view", label: "/leads" }));
  // What nobody caught stands there, too.
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error("A planted failure");
    }),
  );
  await expect
    .poll(async () => (await log()).at(-1))
    .toMatchObject({ category: "error", action: "script", label: expect.stringContaining("A planted failure") });
  const stored = (of: Page, name: string) =>
    of.evaluate((beginning) => {
      const found = Object.keys(localStorage).find((each) => each.startsWith(beginning));
      return found ? (localStorage.getItem(found) ?? "") : "";
    }, name);
  const queue = (of: Page) => stored(of, "tandem.crm_analytics");
  // What a record says is in no label.
  await page.locator("[data-row] a").first().click();
  const panel = page.getByRole("complementary", { name: "Lead" });
  await panel
    .getByRole("button", { name: /^Change / })
    .first()
    .click();
  await expect.poll(async () => (await log()).at(-1)?.label).toBe("");
  expect(await queue(page)).toContain("page.view");
  // How fast the page was: at least what is known once it has come, as a number with its name.
  const speeds = async () =>
    (parsed<{ name: string; properties?: Record<string, unknown> }[]>(await queue(page))[0] ?? [])
      .filter(({ name }) => name === "page.speed")
      .map(({ properties }) => properties);
  await expect.poll(speeds).toContainEqual({
    metric: "TTFB",
    value: expect.any(Number),
    rating: expect.stringMatching(/good|poor|needs/),
    device: "desktop",
  });
  const sent = page.waitForResponse("**/api/usage/events");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  expect((await sent).status()).toBe(204);
  await expect(page.getByText("Signed out successfully")).toBeVisible();
  expect(await queue(page)).toBe("");

  await other.goto("/leads");
  await other.waitForFunction(() => "initializeAgentSystem" in window);
  await other.getByRole("button", { name: "Columns" }).click();
  await expect.poll(() => stored(other, "tandem.ui_log")).toContain("Columns");
  expect(await queue(other)).toBe("");
  // Nothing stays of who leaves before a page has begun to note anything, either.
  await other.reload();
  await other.getByRole("button", { name: /^Account of/ }).click();
  await other.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(other.getByText("Signed out successfully")).toBeVisible();
  expect(await stored(other, "tandem.ui_log")).toBe("");
  await Promise.all([page.context().close(), other.context().close()]);
});

test("the functions on the window are there for staff, and a client has none", async ({ browser }) => {
  const page = await signIn(await someBrowser(browser, tandem), "admin@demo.test");
  await page.goto("/");
  const client = await signIn(await someBrowser(browser, tandem), "client@demo.test");
  await client.goto("/");
  await page.waitForFunction(() => "initializeAgentSystem" in window);
  await client.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("tandem.ui_log")));
  expect(await client.evaluate(() => "initializeAgentSystem" in window)).toBe(false);
  await Promise.all([page.context().close(), client.context().close()]);
});
