import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// How a record's fields are typed and shown: days in the person's regional format, clashes with a name, French in full.

test("a day is typed in the person's regional format, whatever the browser's, and nothing moves", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "admin@demo.test");
  await page.goto("/leads?q=hotel");
  await page.locator("[data-row] a").first().click();
  const panel = page.getByRole("complementary", { name: "Lead" });
  const field = panel.getByRole("textbox", { name: "Expected close" });
  const change = panel.getByRole("button", { name: /^Change Expected close/ });
  const below = panel.getByRole("region", { name: "Timeline" });
  for (const [locale, pattern, typed, shown] of [
    ["en-US", "mm/dd/yyyy", "12/24/2031", "Dec 24, 2031"],
    ["de-DE", "dd.mm.yyyy", "3.2.31", "3 Feb 2031"],
    ["fr-FR", "dd/mm/yyyy", "24/12/2031", "24 Dec 2031"],
  ] as const) {
    await prefer(page, { locale });
    await page.reload();
    await expect(below).toBeVisible();
    // (What comes later into the panel may move it on a slow machine: it is about the editor that it stays where it is.)
    const top = async () => (await below.boundingBox())?.y;
    const isStill = async () => {
      const before = await top();
      await page.waitForTimeout(500);
      return before === (await top());
    };
    await expect.poll(isStill).toBe(true);
    const place = await below.boundingBox();
    await change.click();
    await expect(field).toHaveAttribute("placeholder", pattern);
    expect((await below.boundingBox())?.y).toBe(place?.y);
    await field.fill("31/31/2031");
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("alert")).toContainText("Write a day such as");
    await field.fill(typed);
    await page.keyboard.press("Enter");
    await expect(change).toContainText(shown);
  }
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("button", { name: "Expected close", exact: true }).click();
  await page.getByRole("textbox", { name: "From" }).fill("1/12/2031");
  await page.getByRole("textbox", { name: "To" }).fill("31/12/2031");
  await clean(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/2031-12-01\.\.2031-12-31/);
  await context.close();
});

test("in French at 1440 px with the panel open, the views, the sums and the names are there in full", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "admin@demo.test");
  // A company with larger sums than the demonstration has, and in several currencies.
  const headers = () => ({ headers: { "idempotency-key": crypto.randomUUID() } });
  const made: string[] = [];
  for (const [currency, value] of [
    ["EUR", 98_765_432_109.87],
    ["USD", 12_345_678_901.23],
  ] as const) {
    const data = { name: `Large in ${currency}`, value, currency };
    const answer = await page.request.post("/api/leads", { data, ...headers() });
    made.push(((await answer.json()) as { data: { id: string } }).data.id);
  }
  await prefer(page, { language: "fr" });
  await page.goto("/leads");
  await page.locator("[data-row] a").first().click();
  await expect(page.getByRole("complementary").getByRole("region", { name: "Fil" })).toBeVisible();
  await expect(page.locator("main header p").first()).toContainText("$US");
  await expect(page.getByRole("button", { name: "Vues" })).toBeInViewport({ ratio: 1 });
  const cut = (element: Element) => element.scrollWidth > element.clientWidth;
  // (Once the buttons beside it have made room for the panel.)
  await expect.poll(() => page.locator("main header p").first().evaluate(cut)).toBe(false);
  const names = page.locator("[data-row] a");
  expect(await names.count()).toBeGreaterThan(10);
  expect(await names.evaluateAll((links) => links.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
  for (const id of made) await page.request.delete(`/api/leads/${id}`, headers());
  await prefer(page, { language: "en" });
  await context.close();
});
