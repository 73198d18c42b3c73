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
