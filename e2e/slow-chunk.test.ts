import { expect, type Page } from "@playwright/test";
import { signIn, someBrowser, test } from "./tandem.ts";

// No key is lost, and none acts as a shortcut, however slow the script of what opens is.

test("what is typed after Ctrl K lands in the search, though its script takes two seconds", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "admin@demo.test");
  await page.goto("/leads");
  await ready(page);
  await slow(page, "search-palette");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("garnyerr");
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("garnyer");
  await page.keyboard.type(" x");
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("garnyer x");
  await expect(page).toHaveURL("/leads");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // With everything closed, keys act again.
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await expect(page).toHaveURL("/clients");
  await context.close();
});

test("what is typed after N, field after field, lands in the form, though its script takes two seconds", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  await page.goto("/leads");
  await ready(page);
  await slow(page, "lead-create");
  await page.keyboard.press("n");
  await page.keyboard.type("Gaelle Jaxel");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Clinique");
  const form = page.getByRole("dialog", { name: "New lead" });
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Gaelle Jaxel");
  await expect(form.getByLabel("Company")).toHaveValue("Clinique");
  await page.keyboard.type(" Sud");
  await expect(form.getByLabel("Company")).toHaveValue("Clinique Sud");
  await expect(page).toHaveURL("/leads?new=1");
  await context.close();
});

test("a menu of states that is open stays so when what is late of its task comes", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "project_manager@demo.test");
  await page.goto("/tasks");
  await slow(page, "own-state-menu");
  const late = page.waitForResponse(/own-state-menu/);
  await page.locator("[data-row] a").filter({ hasText: "Write the tender" }).click();
  const panel = page.getByRole("complementary", { name: "Task" });
  await panel.getByRole("button", { name: /^Status/ }).click();
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  await late;
  await expect(panel.getByRole("region", { name: "Timeline" })).toBeVisible();
  await page.waitForTimeout(500);
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await context.close();
});

test("who turns away while the script is on its way has the keys back", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales2@demo.test");
  await page.goto("/leads");
  await ready(page);
  await slow(page, "search-palette");
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Control+k");
  await page.keyboard.press("/");
  await page.keyboard.type("hotel");
  await expect(page).toHaveURL(/q=hotel/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await context.close();
});

/** The keys of pages come after the page itself. */
async function ready(page: Page): Promise<void> {
  await expect(page.locator("[data-row]").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
}

/** Delays the script of a part of the app by two seconds. */
async function slow(page: Page, part: string): Promise<void> {
  await page.context().route(new RegExp(`/${part}[^/]*\\.js`), async (route) => {
    await new Promise((done) => setTimeout(done, 2000));
    await route.continue();
  });
}
