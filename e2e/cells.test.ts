import { expect, type Page } from "@playwright/test";
import { plant } from "./calendar.ts";
import { signIn, someBrowser, test } from "./tandem.ts";

const stored = async (page: Page, id: string) =>
  ((await (await page.request.get(`/api/leads/${id}`)).json()) as { data: Record<string, unknown> }).data;

// What changes cells comes when somebody turns to the table.
async function turnTo(page: Page, name: string) {
  const row = page.getByRole("row", { name });
  await row.hover();
  await expect(page.getByText("F2 changes one")).toBeAttached();
  return row;
}

test("one press opens the panel, two change the cell; somebody else's is not offered", async ({ browser, demo }) => {
  const claire = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  const auditor = await signIn(await someBrowser(browser, demo), "auditor@demo.test");
  const id = await plant(claire.context(), { name: "Perrine Twice", next_activity: "Call", value: 3000 });
  await claire.goto("/leads?q=perrine");
  const row = await turnTo(claire, "Perrine Twice");
  const panel = claire.getByRole("complementary", { name: "Lead" });
  const next = row.locator('[data-column="value"]');
  await next.click();
  await expect(panel).toBeVisible();
  await claire.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  // (A third press within the time of two would be none of them.)
  await claire.mouse.move(0, 0);
  await next.dblclick();
  const field = row.getByRole("textbox", { name: "Value" });
  await expect(field).toBeFocused();
  await expect(panel).toHaveCount(0);
  await field.fill("4000");
  await claire.getByRole("searchbox", { name: "Search leads" }).click();
  await expect.poll(() => stored(claire, id)).toMatchObject({ value: 4000 });
  await expect(claire.getByRole("searchbox", { name: "Search leads" })).toBeFocused();

  await auditor.goto("/leads?q=perrine");
  const theirs = await turnTo(auditor, "Perrine Twice");
  await theirs.locator('[data-column="value"]').dblclick();
  await expect(auditor.getByText("This is not yours to change.")).toBeVisible();
  await expect(theirs.getByRole("textbox")).toHaveCount(0);
  await Promise.all([claire, auditor].map((page) => page.context().close()));
});

test("a list that is scrolled to its end takes the page nowhere", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  await page.goto("/leads");
  await page.getByRole("row").nth(2).hover();
  await expect(page.getByText("F2 changes one")).toBeAttached();
  const beyond = await page.locator("main").evaluate((main) => main.scrollHeight - main.clientHeight);
  expect(beyond).toBe(0);
  await context.close();
});
