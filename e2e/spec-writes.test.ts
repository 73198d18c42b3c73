import { expect as patient, type Page, type Route } from "@playwright/test";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// The sentence of the specification about mutations that fail (docs/spec-conformance.md).

const expect = patient.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 90_000 });

/** The writes of leads that leave a page, each with its key, and what becomes of them. */
async function writesOf(page: Page, answer: (route: Route, nth: number) => Promise<void>): Promise<string[]> {
  const keys: string[] = [];
  await page.route(/\/api\/leads\/[^?]*$/, (route) => {
    const isWrite = route.request().method() === "PATCH";
    if (!isWrite) return route.fallback();
    keys.push(route.request().headers()["idempotency-key"] ?? "none");
    return answer(route, keys.length);
  });
  return keys;
}

/** Changes the name of the lead that is open, as one would. */
async function rename(page: Page, name: string): Promise<void> {
  const panel = page.getByRole("complementary", { name: "Lead" });
  await panel.getByRole("button", { name: /^Change Name / }).click();
  await panel.getByLabel("Name", { exact: true }).fill(name);
  await page.keyboard.press("Enter");
}

const failure = { code: "INTERNAL_ERROR", message: "failed", request_id: "r", timestamp: "2026-11-22T08:00:00Z" };

test("a write that fails is sent once more after a second, under the same key, and never a third time", async ({
  browser,
  demo,
}) => {
  const [hers, his] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const claire = await signIn(hers, "sales@demo.test");
  const admin = await signIn(his, "admin@demo.test");
  await claire.clock.install();
  await claire.goto("/leads");
  await claire.locator("[data-row] a").first().click();
  await expect(claire.getByRole("complementary", { name: "Lead" })).toBeVisible();
  const id = new URL(claire.url()).searchParams.get("id");
  let broken = 1;
  const keys = await writesOf(claire, (route, nth) => {
    return nth > broken ? route.continue() : route.fulfill({ status: 500, json: failure });
  });
  await claire.clock.pauseAt(await claire.evaluate(() => Date.now() + 60_000));
  await rename(claire, "Ada Honfleur");
  await expect.poll(() => keys).toHaveLength(1);
  await claire.clock.runFor(999);
  expect(keys).toHaveLength(1);
  await claire.clock.runFor(1);
  await expect.poll(() => keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  const stored = async () =>
    ((await (await admin.request.get(`/api/leads/${id}`)).json()) as { data: { name: string } }).data.name;
  await expect.poll(stored).toBe("Ada Honfleur");

  // The server fails for good: twice, and then it is said.
  broken = 100;
  keys.length = 0;
  await rename(claire, "Ada Fécamp");
  await expect.poll(() => keys).toHaveLength(1);
  await claire.clock.runFor(1000);
  await expect.poll(() => keys).toHaveLength(2);
  // With what the administrator is to be given; and what was typed is not lost.
  await expect(claire.getByRole("alert").filter({ hasText: "The server could not finish this." })).toContainText("(r)");
  await expect(claire.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Ada Fécamp");
  await claire.keyboard.press("Escape");
  await claire.clock.runFor(20_000);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await stored()).toBe("Ada Honfleur");

  // What is refused is not sent again.
  await claire.unroute(/\/api\/leads\/[^?]*$/);
  const refused = await writesOf(claire, (route) =>
    route.fulfill({ status: 403, json: { ...failure, code: "PERMISSION_DENIED" } }),
  );
  await rename(claire, "Ada Dieppe");
  await expect.poll(() => refused).toHaveLength(1);
  await claire.clock.runFor(20_000);
  expect(refused).toHaveLength(1);
  await Promise.all([hers.close(), his.close()]);
});

test("a write whose answer is lost on the way is done once", async ({ browser, demo }) => {
  const [hers, his] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const thomas = await signIn(hers, "sales2@demo.test");
  const admin = await signIn(his, "admin@demo.test");
  await thomas.goto("/leads");
  await thomas.locator("[data-row]").first().waitFor();
  const keys: string[] = [];
  await thomas.route("**/api/rpc/mark_all_notifications_read", async (route) => {
    keys.push(route.request().headers()["idempotency-key"] ?? "none");
    if (keys.length > 1) return route.continue();
    // It arrives, and is done; the line breaks before the answer is back.
    await route.fetch();
    return route.abort();
  });
  const { person } = (await (await thomas.request.get("/api/session")).json()) as { person: { id: string } };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const made = await admin.request.post("/api/leads", { headers, data: { name: "Told of twice" } });
  const { data } = (await made.json()) as { data: { id: string } };
  const given = { headers: { "idempotency-key": crypto.randomUUID() }, data: { id: data.id, owner_id: person.id } };
  expect((await admin.request.post("/api/leads/assign", given)).ok()).toBe(true);
  await thomas.getByRole("button", { name: /^Notifications, \d+ unread/ }).click();
  await thomas.getByRole("button", { name: "Mark all as read" }).click();
  await expect(thomas.getByText("All notifications marked as read", { exact: true })).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  await Promise.all([hers.close(), his.close()]);
});
