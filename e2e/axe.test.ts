import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { signIn, someBrowser, test } from "./tandem.ts";

const widths = [1440, 390];

for (const width of widths)
  test(`axe finds nothing on any page of staff and of a client, light and dark, ${width} px`, async ({
    browser,
    demo,
  }) => {
    test.setTimeout(180_000);
    for (const email of ["admin@demo.test", "client_admin@demo.test"]) {
      const context = await someBrowser(browser, demo, { width, height: 900 });
      const page = await signIn(context, email);
      const { pages } = (await (await page.request.get("/api/session")).json()) as { pages: string[] };
      // Pages whose content comes later differ in a sentence only.
      const later = pages.filter((path) => !built.includes(path));
      for (const path of [
        ...pages.filter((each) => built.includes(each)),
        later.at(0),
        "/security",
        "/unauthorized",
        "/nowhere",
      ])
        if (path) await see(page, path);
      await context.close();
    }
  });

for (const width of widths)
  test(`axe finds nothing in what opens above a list, light and dark, ${width} px`, async ({ browser, demo }) => {
    test.setTimeout(120_000);
    const context = await someBrowser(browser, demo, { width, height: 900 });
    const page = await signIn(context, "sales@demo.test");
    for (const path of ["/leads", "/clients"]) {
      await page.goto(`${path}?new=1`);
      await expect(page.getByRole("dialog")).toBeVisible();
      await cleanInBoth(page);
      await page.goto(path);
      await page.locator("[data-row] a").first().click();
      await expect(page.getByRole("complementary").getByRole("heading").first()).toBeVisible();
      await cleanInBoth(page);
      await page.goto(path);
      await page.getByRole("button", { name: "Views", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Saved views" })).toBeVisible();
      await cleanInBoth(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keys that work here" })).toBeVisible();
      await cleanInBoth(page);
    }
    await page.goto("/leads");
    await page.getByRole("button", { name: "Import" }).click();
    await expect(page.getByRole("dialog", { name: /import/i })).toBeVisible();
    await cleanInBoth(page);
    await context.close();
  });

const built = ["/leads", "/clients", "/rbac", "/dashboard/ceo", "/dashboard/leads", "/dashboard/ai-army"];

async function see(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main .animate-wait")).toHaveCount(0);
  await cleanInBoth(page);
}

/** In the dark, too: it is a class, and nothing is made anew for it. */
async function cleanInBoth(page: Page): Promise<void> {
  for (const dark of [false, true]) {
    await page.evaluate((on) => document.documentElement.classList.toggle("dark", on), dark);
    await clean(page);
  }
  await page.evaluate(() => document.documentElement.classList.remove("dark"));
}
