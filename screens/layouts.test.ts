import { expect, type Page } from "@playwright/test";
import { places } from "../src/entities/places.ts";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// A question that only one entity's layout asks, such as a calendar of what is sorted by its day, fails where nobody looks.

const lists = Object.values(places)
  .filter(({ screen, path }) => screen && path)
  .map(({ path, tab }) => `${path}${tab ? `?tab=${tab}` : ""}`);

for (const role of ["ceo", "team_member"]) {
  test(`each layout of each list answers what it asks: ${role}`, async ({ browser, demo }) => {
    test.setTimeout(240_000);
    const context = await someBrowser(browser, demo);
    const page = await signIn(context, `${role}@demo.test`);
    const { pages } = (await (await context.request.get("/api/session")).json()) as { pages: string[] };
    const failed: string[] = [];
    page.on("response", (answer) => {
      // (What a tab lists that is not for this role is denied.)
      if (answer.status() >= 400 && answer.status() !== 403)
        failed.push(`${page.url()}: ${answer.status()} ${decodeURIComponent(answer.url())}`);
    });
    page.on("pageerror", (error) => failed.push(`${page.url()}: ${error.message}`));
    let drawn = 0;
    for (const list of lists.filter((each) => pages.includes(each.replace(/\?.*/, "")))) {
      await page.goto(list);
      await expect(page.locator("h1").first()).toBeVisible();
      drawn += await drawAll(page);
    }
    expect(failed).toEqual([]);
    expect(drawn).toBeGreaterThan(3);
    await context.close();
  });
}

/** Chooses each layout of the list that is open, and in each all that there is to choose between. Answers how many there were. */
async function drawAll(page: Page): Promise<number> {
  await page.waitForLoadState("networkidle");
  const layouts = page.getByRole("radiogroup", { name: "Layout" }).getByRole("radio");
  const count = await layouts.count();
  for (let place = 0; place < count; place++) {
    await layouts.nth(place).check({ force: true });
    await page.waitForLoadState("networkidle");
    const others = page.locator("main [role=radiogroup]:not([aria-label=Layout]) input");
    for (let choice = 0; choice < (await others.count()); choice++) {
      await others.nth(choice).dispatchEvent("click");
      await page.waitForLoadState("networkidle");
    }
    await expect(page.getByRole("heading", { name: /^(Database Error|Something went wrong)$/ })).toHaveCount(0);
  }
  return count;
}
