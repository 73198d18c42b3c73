import { expect } from "@playwright/test";
import { signIn, someBrowser, test } from "./tandem.ts";

test("a change of page takes the focus to its heading and the title with it; a first load does not", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  await page.goto("/clients");
  await expect(page.getByRole("heading", { name: "Clients", level: 1 })).toBeVisible();
  await expect(page.locator("body")).toBeFocused();
  await page.getByRole("link", { name: "Leads", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Leads", level: 1 })).toBeFocused();
  await expect(page).toHaveTitle("Leads · Tandem");
  await page.getByRole("link", { name: "Unowned" }).click();
  await expect(page.getByRole("heading", { name: "Leads", level: 1 })).not.toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Clients", level: 1 })).toBeFocused();
  await context.close();
});

test("who goes on to something else while a page comes stays there", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo, { width: 390 });
  const page = await signIn(context, "sales@demo.test");
  await page.goto("/team/dashboard");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // (The page waits for what it needs of the server, too; either holds it up.)
  await page.route(/\/assets\/.*\.js|\/api\/leads/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Leads", exact: true }).click();
  const search = page.getByRole("button", { name: "Search" });
  await search.focus();
  release();
  await expect(page.getByRole("heading", { name: "Leads", level: 1 })).toBeVisible();
  await expect(page.locator("[data-row]").first()).toBeVisible();
  await expect(search).toBeFocused();
  await context.close();
});

test("who goes from a field that they change straight to another one changes that", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "project_manager@demo.test");
  await page.goto("/projects?q=Onboarding");
  await page.locator("[data-row] a").first().click();
  const panel = page.getByRole("complementary", { name: "Project" });
  await panel.getByRole("button", { name: "Change Planned start" }).click();
  // At once, as a finger does it: the first field is left and the second one pressed within one frame.
  await panel.getByRole("button", { name: "Change Budget in hours" }).evaluate((button) => {
    (document.activeElement as HTMLElement).blur();
    (button as HTMLElement).click();
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(panel.getByLabel("Budget in hours")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel.getByRole("button", { name: "Change Budget in hours" })).toBeFocused();
  await context.close();
});
