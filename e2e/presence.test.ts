import { expect } from "@playwright/test";
import { signIn, someBrowser, test } from "./tandem.ts";

test("two people see each other online, and who has the same lead open; one who leaves is gone", async ({
  browser,
  demo,
}) => {
  const claire = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  const theirs = await someBrowser(browser, demo);
  const thomas = await signIn(theirs, "sales2@demo.test");
  await claire.goto("/leads");
  await claire.locator("[data-row] a").first().click();
  await thomas.goto(claire.url());
  const here = (name: string) => new RegExp(`${name}.* has this open too`);
  await expect(claire.getByRole("img", { name: here("Thomas") })).toBeVisible({ timeout: 20_000 });
  await expect(thomas.getByRole("img", { name: here("Claire") })).toBeVisible({ timeout: 20_000 });
  await claire.getByRole("button", { name: /online$/ }).click();
  await expect(claire.getByRole("dialog", { name: "Who is online" }).getByText("Thomas")).toBeVisible();
  await thomas.goto("about:blank");
  await expect(claire.getByRole("img", { name: here("Thomas") })).toHaveCount(0, { timeout: 30_000 });
  await theirs.close();
});
