import { expect, type Page } from "@playwright/test";
import { signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("a list prints all of its rows, those that had not been fetched too", async ({ browser, demo }) => {
  const claire = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  const count = 130;
  for (let nth = 0; nth < count; nth++) {
    const headers = { "idempotency-key": crypto.randomUUID() };
    await claire.request.post("/api/leads", { data: { name: `Paper ${nth}` }, headers });
  }
  await claire.goto("/leads?q=paper&order=name");
  const rows = claire.locator("[data-row]");
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(count);
  await claire.evaluate(() => {
    window.print = () => {
      document.body.dataset["printed"] = String(document.querySelectorAll("[data-row]").length);
    };
  });
  await claire.keyboard.press("Control+p");
  await expect(claire.locator("body")).toHaveAttribute("data-printed", String(count));
  await send(claire, "afterprint");
  await expect.poll(() => rows.count()).toBeLessThan(count);

  // A browser that prints by its menu draws at once what has been fetched: it waits for nothing.
  await send(claire, "beforeprint");
  expect(await rows.count()).toBe(count);
  await send(claire, "afterprint");
  await expect.poll(() => rows.count()).toBeLessThan(count);
});

const send = (page: Page, type: string) =>
  page.evaluate((name: string) => void window.dispatchEvent(new Event(name)), type);
