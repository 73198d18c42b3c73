import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { password, signIn, someBrowser, test } from "./tandem.ts";

/** Nothing that axe finds fault with, where the page is now. */
async function clean(page: Page) {
  // What is still fading in has no contrast yet.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Opens a one-use link, sees that its token leaves the address, and becomes the invited person. */
async function accept(context: BrowserContext, link: string, name: string): Promise<Page> {
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url(), request.headers()["referer"] ?? ""));
  await page.goto(link);
  await expect(page.getByRole("heading", { name: /invites you/ })).toBeVisible();
  await clean(page);
  await page.getByRole("button", { name: "Accept and sign in" }).click();
  await expect(page.getByText("Use at least 12 characters.").first()).toBeVisible();
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/dashboard/);
  const token = link.split("=")[1] ?? "";
  // (The first is the page itself, which the browser asks for without what is behind the #.)
  expect(asked.slice(1).filter((url) => url.includes(token))).toEqual([]);
  return page;
}

test("an admin invites; the invited person works; a used link is good for nothing", async ({ browser, demo }) => {
  const office = await someBrowser(browser, demo);
  await office.grantPermissions(["clipboard-read", "clipboard-write"]);
  const admin = await signIn(office, "admin@demo.test");
  await admin.goto("/rbac");
  await admin.getByRole("button", { name: "Invite somebody" }).click();
  await admin.getByRole("button", { name: "Make the invitation" }).click();
  await expect(admin.getByText("This is no e-mail address.").first()).toBeVisible();
  await admin.getByLabel("E-mail").fill("nina@demo.test");
  await admin.getByRole("combobox", { name: "Team" }).selectOption({ label: "Ventes Nord" });
  await clean(admin);
  await admin.keyboard.press("Enter");
  await expect(admin.getByText("Tandem sends no e-mail.", { exact: false })).toBeVisible();
  await clean(admin);
  await admin.getByRole("button", { name: "Copy the link" }).click();
  await expect(admin.getByText("The link is copied.")).toBeVisible();
  const link = await admin.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("/auth/employee#invitation=");
  await admin.getByRole("button", { name: "Done" }).click();
  await expect(
    admin.getByRole("region", { name: "Open invitations" }).getByText("nina@demo.test").first(),
  ).toBeVisible();
  await clean(admin);

  const home = await someBrowser(browser, demo);
  const nina = await accept(home, link, "Nina Petit");
  await nina.goto("/leads");
  await expect(nina.getByRole("heading", { name: "Leads" })).toBeVisible();
  await expect(nina.getByRole("button", { name: /Nina Petit/ })).toBeVisible();
  await expect(admin.getByRole("row", { name: /Nina Petit/ })).toBeVisible();
  await expect(admin.getByRole("region", { name: "Open invitations" })).toHaveCount(0);

  const elsewhere = await someBrowser(browser, demo, { width: 390, height: 844 });
  const late = await elsewhere.newPage();
  await late.goto(link);
  await expect(late.getByRole("heading", { name: "This link can no longer be used" })).toBeVisible();
  await clean(late);
  await late.getByRole("link", { name: "Go to sign-in" }).click();
  await expect(late.getByRole("heading", { name: "Employee sign-in" })).toBeVisible();
  for (const context of [office, home, elsewhere]) await context.close();
});
