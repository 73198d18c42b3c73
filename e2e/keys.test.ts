import { expect } from "@playwright/test";
import { signIn, someBrowser, test } from "./tandem.ts";

test("single keys act until somebody switches them off, and the arrows stay", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  await page.goto("/leads");
  // The keys of pages come after the page.
  const ready = async () => {
    await expect(page.getByRole("row").nth(2)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
  };
  await ready();
  await page.keyboard.press("?");
  // The focus does not scroll the first keys away.
  await expect(page.getByRole("dialog").getByText("Search in this list")).toBeInViewport();
  const kept = () => page.waitForResponse("**/api/account/settings");
  const off = kept();
  await page.getByRole("checkbox", { name: "Single keys act, such as N for new" }).uncheck();
  await off;
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.reload();
  await ready();
  await page.keyboard.press("n");
  await page.keyboard.press("?");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("row").nth(1).getByRole("link")).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.goto("/security?part=shortcuts");
  const on = kept();
  await page.getByRole("checkbox", { name: "Single keys act, such as N for new" }).check();
  await on;
  await page.goto("/leads");
  await expect(page.getByRole("row").nth(2)).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: "New lead" })).toBeVisible();
  await context.close();
});

test("a key that is pressed before those of the pages have come acts once they have, and words after it are kept", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  for (const path of ["/leads", "/team/dashboard"]) {
    let come = () => {};
    const held = new Promise<void>((done) => (come = done));
    await page.route(/header-end/, async (route) => held.then(() => route.continue()));
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.type("qBuy milk");
    come();
    await expect(page.getByRole("dialog").getByRole("textbox").first()).toHaveValue("Buy milk");
    await page.unroute(/header-end/);
  }
  await context.close();
});
