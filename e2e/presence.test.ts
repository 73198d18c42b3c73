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

test("whoever comes back after a while, or was not heard, is told again when they change a filter", async ({
  browser,
  demo,
}) => {
  const own = await someBrowser(browser, demo);
  const page = await signIn(own, "sales@demo.test");
  const told: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/employee_presence"))
      told.push((request.postDataJSON() as { is_online: boolean }).is_online);
  });
  await page.clock.install();
  await page.goto("about:blank");
  told.length = 0;
  await page.goto("/leads");
  const search = page.getByRole("main").getByPlaceholder("Search leads");
  await expect(search).toBeVisible();
  await expect.poll(() => told).toEqual([true]);
  // (The clock stands but where it is told to run, and that is less than the 30 s after which it is said anyway.)
  const change = async (letter: string) => {
    told.length = 0;
    await search.press(letter);
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(new RegExp(`q=\\w*${letter}`));
    await page.clock.runFor(5000);
  };
  await page.clock.pauseAt(Date.now() + 310_000);
  await expect.poll(() => told.at(-1)).toBe(false);
  await change("a");
  await expect.poll(() => told).toEqual([true]);

  await change("b");
  expect(told).toEqual([]);
  await page.route("**/api/employee_presence", (route) => route.abort());
  const unheard = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/employee_presence"));
  await page.clock.runFor(30_000);
  await unheard;
  await page.unroute("**/api/employee_presence");
  await change("c");
  await expect.poll(() => told.at(-1)).toBe(true);
  await own.close();
});
