import { expect, test } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signIn, someBrowser, startTandem, type Tandem } from "./tandem.ts";

// A company of its own, since people choose how it looks and speaks.
let demo: Tandem;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  demo = await startTandem("--demo");
});
test.afterAll(() => demo.stop());

test("how the app looks and speaks is one's own, on every device, before any script has run", async ({ browser }) => {
  const claire = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  const thomas = await signIn(await someBrowser(browser, demo), "sales2@demo.test");
  await thomas.goto("/");
  await claire.goto("/security?part=look");
  const kept = () => claire.waitForResponse("**/api/account/settings");
  await Promise.all([kept(), claire.getByText("Dark", { exact: true }).click()]);
  await expect(claire.locator("html")).toHaveClass("dark");
  await Promise.all([claire.waitForEvent("load"), claire.getByText("Français", { exact: true }).click()]);
  await expect(claire.getByRole("heading", { name: "Apparence et langue" })).toBeVisible();
  await Promise.all([claire.waitForEvent("load"), claire.getByLabel("Format régional").selectOption("en-US")]);
  await expect(claire.getByText("€12,500.00")).toBeVisible();

  const elsewhere = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  await elsewhere.goto("/");
  await expect(elsewhere.locator("html")).toHaveAttribute("lang", "fr");
  await expect(elsewhere.locator("html")).toHaveClass("dark");
  await thomas.reload();
  await expect(thomas.locator("html")).toHaveAttribute("lang", "en");
  await expect(thomas.locator("html")).toHaveClass("");

  const still = await browser.newContext({
    baseURL: demo.url,
    javaScriptEnabled: false,
    storageState: await claire.context().storageState(),
  });
  const page = await still.newPage();
  await page.goto("/leads");
  await expect(page.locator("html")).toHaveClass("dark");
  await expect(page).toHaveTitle("Prospects · Tandem");
  await expect(page.locator("h1")).toHaveText("Prospects");
  await expect(page.locator("nav [aria-current=page]").first()).toHaveText("Prospects");
  await expect(page.getByText("Claire Vasseur")).toBeAttached();
  await Promise.all([claire, thomas, elsewhere, page].map((one) => one.context().close()));
});

test("the frame that the server draws is the one that the app draws", async ({ browser }) => {
  for (const [email, width] of [
    ["sales2@demo.test", 1440],
    ["project_manager@demo.test", 900],
    ["client@demo.test", 390],
  ] as const) {
    const context = await someBrowser(browser, demo, { width });
    const page = await signIn(context, email);
    await prefer(page, { language: "fr" });
    await page.goto("/security");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // (What the page itself leads to is no part of the frame.)
    const drawn = await page
      .getByRole("navigation")
      .evaluateAll((all) => all.filter((nav) => !nav.closest("main")).map((nav) => nav.textContent));
    const still = await browser.newContext({
      baseURL: demo.url,
      viewport: { width, height: 900 },
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    const bare = await still.newPage();
    await bare.goto("/security");
    await expect(bare.locator("[inert] h1")).toHaveText("Réglages");
    const texts = await bare
      .locator("nav")
      .evaluateAll((all) => all.filter((nav) => nav.checkVisibility()).map((nav) => nav.textContent));
    expect(texts).toEqual(drawn);
    await Promise.all([context.close(), still.close()]);
  }
});

test("the settings show one part at a time: found by its name, led to by old addresses, with a way back and the focus on its heading", async ({
  browser,
}) => {
  const admin = await signIn(await someBrowser(browser, demo), "admin@demo.test");
  const sales = await signIn(await someBrowser(browser, demo, { width: 390, height: 844 }), "sales@demo.test");
  await prefer(sales, { language: "fr" });
  await admin.goto("/security#pipelines");
  await expect(admin).toHaveURL(/\/security\?part=pipelines$/);
  const parts = admin.getByRole("navigation", { name: "Parts of the settings" });
  await expect(parts.getByRole("link", { name: "Pipelines" })).toHaveAttribute("aria-current", "page");
  await expect(admin.getByRole("main").getByRole("heading", { level: 2 })).toHaveText("Pipelines");
  await parts.getByRole("link", { name: "Score" }).press("Enter");
  await expect(admin.getByRole("heading", { level: 2, name: "Score" })).toBeFocused();
  await admin.goBack();
  await expect(admin.getByRole("heading", { level: 2, name: "Pipelines" })).toBeFocused();
  await parts.getByRole("searchbox", { name: "Find a setting" }).fill("work");
  await expect(parts.getByRole("link")).toHaveText(["Working time"]);
  await clean(admin);
  await admin.keyboard.press("Enter");
  await expect(admin.getByRole("heading", { level: 2, name: "Working time" })).toBeFocused();
  await parts.getByRole("searchbox").fill("zzz");
  await expect(parts.getByText("No part is called so.")).toBeVisible();

  // On a phone the list is a page, and each part one of its own.
  await sales.goto("/security");
  const list = sales.getByRole("navigation", { name: "Parties des réglages" });
  await expect(list.getByRole("link", { name: "Entreprise" })).toHaveCount(0);
  await expect(list.getByRole("searchbox")).toHaveCount(0);
  await clean(sales);
  await list.getByRole("link", { name: "Sessions" }).click();
  await expect(sales.getByRole("heading", { level: 2, name: "Sessions" })).toBeFocused();
  await expect(list).toBeHidden();
  await clean(sales);
  await sales.getByRole("link", { name: "Tous les réglages" }).click();
  await expect(list.getByRole("link", { name: "Sessions" })).toBeFocused();
  // What is not theirs, or is not, is the first.
  for (const part of ["pipelines", "nowhere"]) {
    await sales.goto(`/security?part=${part}`);
    await expect(sales.getByRole("heading", { level: 2, name: "Profil" })).toBeVisible();
  }
  await prefer(sales, { language: "en" });
  await Promise.all([admin, sales].map((one) => one.context().close()));
});
