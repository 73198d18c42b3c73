import { type Browser, expect, type Page } from "@playwright/test";
import { signIn, someBrowser, type Tandem } from "./tandem.ts";

/** An administrator on the page of roles and rights, whose clipboard can be read. */
export async function adminAtWork(browser: Browser, demo: Tandem): Promise<Page> {
  const office = await someBrowser(browser, demo);
  await office.grantPermissions(["clipboard-read", "clipboard-write"]);
  const admin = await signIn(office, "admin@demo.test");
  await admin.goto("/rbac");
  return admin;
}

/** The link that was just made, by way of the clipboard; `look` looks at what shows it. */
export async function copyLink(page: Page, look: (page: Page) => Promise<void>): Promise<string> {
  await expect(page.getByText("Tandem sends no e-mail.", { exact: false })).toBeVisible();
  await look(page);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("The link is copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Done" }).click();
  return link;
}
