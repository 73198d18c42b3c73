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
