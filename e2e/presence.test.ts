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

test("a page that is opened is told of once, and the next one when it is opened", async ({ browser, demo }) => {
  const own = await someBrowser(browser, demo);
  const page = await signIn(own, "sales@demo.test");
  const told: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/employee_presence"))
      told.push((request.postDataJSON() as { current_page: string }).current_page);
  });
  await page.clock.install();
  await page.goto("about:blank");
  told.length = 0;
  await page.goto("/leads");
  await expect.poll(() => told).toEqual(["/leads"]);
  await page.clock.runFor(5000);
  await page.getByRole("link", { name: "Clients", exact: true }).first().click();
  await expect(page).toHaveURL(/\/clients/);
  await page.clock.runFor(5000);
  await expect.poll(() => told.at(-1)).not.toBe("/leads");
  expect(told.filter((each) => each === "/leads")).toEqual(["/leads"]);
  await own.close();
});
