import { expect } from "@playwright/test";
import { signIn, someBrowser, test } from "./tandem.ts";

test("a lost line is told, and that it is back; nothing while all is well", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  await page.goto("/leads");
  await page.locator("[data-row]").first().waitFor();
  const badge = page.getByRole("banner").getByRole("status");
  await expect(badge).toBeEmpty();
  await context.setOffline(true);
  await expect(badge).toHaveText("Offline");
  await context.setOffline(false);
  await expect(badge).toHaveText(/^Connected · \d+\u202fms$/);
  await expect(badge).toBeEmpty({ timeout: 10_000 });
  await context.close();
});

test("a part whose script is on its way when the line goes comes with the line; the page stays", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  let cut = () => {};
  const line_goes = new Promise<void>((resume) => (cut = resume));
  await page.route(/\/assets\/bell-.*\.js$/, (route) => line_goes.then(() => route.abort("internetdisconnected")), {
    times: 1,
  });
  await page.goto("/leads");
  await page.locator("[data-row]").first().waitFor();
  const badge = page.getByRole("banner").getByRole("status");
  await expect(badge).toBeEmpty();
  await context.setOffline(true);
  cut();
  await expect(badge).toHaveText("Offline");
  await expect(page.locator("[data-row]").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Notifications/ })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
  await context.close();
});

test("what changed while a page was refused its first stream is read when it opens", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  const write = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(path, {
      method,
      data,
      headers: { "idempotency-key": crypto.randomUUID() },
    });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const id = await write("POST", "/api/leads", { name: "Ysolde Unheard" });
  let refused = 0;
  await context.route(
    "**/api/events",
    (route) => ((refused += 1), route.fulfill({ status: 429, json: { code: "RATE_LIMIT_EXCEEDED", message: "" } })),
    { times: 1 },
  );
  await page.goto("/leads?q=ysolde");
  await page.getByRole("row", { name: /Ysolde Unheard/ }).waitFor();
  await expect.poll(() => refused).toBe(1);
  await write("PATCH", `/api/leads/${id}`, { name: "Ysolde Renamed" });
  await expect(page.getByRole("row", { name: /Ysolde Renamed/ })).toBeVisible();
  await context.close();
});

test("a list that asked for too much says how long it waits, and is there then without a press", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  const refusal = { code: "RATE_LIMIT_EXCEEDED", message: "Wait.", request_id: "r1", timestamp: "" };
  await page.route(
    "**/api/leads?*",
    (route) => route.fulfill({ status: 429, headers: { "retry-after": "4" }, json: refusal }),
    { times: 1 },
  );
  await page.goto("/leads");
  await expect(page.getByRole("heading", { name: "Too Many Requests" })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^Asked again by itself in 0:0[0-4]\.$/);
  await expect(page.locator("[data-row]").first()).toBeVisible();
  await context.close();
});
