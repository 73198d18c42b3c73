import { expect, type Locator, type Page } from "@playwright/test";
import { scoreByHand } from "../e2e/scores.ts";
import { plant } from "../e2e/calendar.ts";
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

/** Goes to the cell of a row by keys, from its name on, and begins to change it. */
async function enter(page: Page, row: Locator, cells: number): Promise<void> {
  await row.getByRole("link").focus();
  for (let at = 0; at < cells; at++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
}

test("a cell is changed where it stands, by the keyboard, and taken back", async ({ browser, demo }) => {
  await scoreByHand(browser, demo);
  const page = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  const id = await plant(page.context(), { name: "Odile Cell", score: 40, value: 1000, next_activity: "Call" });
  await plant(page.context(), { name: "Odile Below", score: 41 });
  await page.goto("/leads?q=odile&sort=score");
  const row = await turnTo(page, "Odile Cell");
  const cell = (name: string) => row.locator(`[data-column="${name}"]`);
  await row.getByRole("link").focus();
  await page.keyboard.press("ArrowRight");
  await expect(cell("stage")).toBeFocused();
  await page.keyboard.press("F2");
  await expect(page.getByText("Stage is not changed in the table.")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("row", { name: "Odile Below" }).locator('[data-column="score"]')).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  const score = row.getByRole("textbox", { name: "Score" });
  await expect(score).toBeFocused();
  await score.fill("lots");
  await page.keyboard.press("Tab");
  // What cannot be read stays, and says so.
  await expect(row.getByRole("alert")).toHaveText("Write a number.");
  await score.fill("55");
  await page.keyboard.press("Tab");
  const value = row.getByRole("textbox", { name: "Value" });
  await expect(value).toBeFocused();
  await value.fill("2500,50");
  await page.keyboard.press("Enter");
  await expect(cell("value")).toBeFocused();
  await expect(cell("value")).toHaveText(/2.500[.,]50/);
  await expect.poll(() => stored(page, id)).toMatchObject({ score: 55, value: 2500.5 });
  await expect(page.getByText("Value changed.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(() => stored(page, id)).toMatchObject({ score: 55, value: 1000 });

  await cell("value").focus();
  await page.keyboard.press("Enter");
  await value.fill("7");
  await page.keyboard.press("Escape");
  await expect(value).toHaveCount(0);
  await expect(cell("value")).toBeFocused();
  expect(await stored(page, id)).toMatchObject({ value: 1000 });
  // On the name Enter opens as ever, and F2 changes it.
  await row.getByRole("link").focus();
  await page.keyboard.press("F2");
  await row.getByRole("textbox", { name: "Name" }).fill("Odile Renamed");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: "Odile Renamed" }).getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary", { name: "Lead" })).toBeVisible();
  await page.context().close();
});

test("cells changed one right after the other are never refused, and each is taken back by itself", async ({
  browser,
  demo,
}) => {
  await scoreByHand(browser, demo);
  const page = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  const id = await plant(page.context(), { name: "Solveig Cells", score: 40, value: 1000, next_activity: "Call" });
  await page.goto("/leads?q=solveig");
  const row = await turnTo(page, "Solveig Cells");
  const answers: number[] = [];
  page.on("response", (answer) => answer.request().method() === "PATCH" && answers.push(answer.status()));
  await enter(page, row, 2);
  await row.getByRole("textbox", { name: "Score" }).fill("55");
  await page.keyboard.press("Tab");
  await row.getByRole("textbox", { name: "Value" }).fill("2500,50");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Value changed.")).toBeVisible();
  // The earlier one, though the record has gone on since, by the same hand and by another.
  const admin = await signIn(await someBrowser(browser, demo), "ceo@demo.test");
  const headers = { "idempotency-key": crypto.randomUUID() };
  await admin.request.patch(`/api/leads/${id}`, { data: { next_activity: "Visit" }, headers });
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(() => stored(page, id)).toMatchObject({ score: 40, value: 2500.5, next_activity: "Visit" });
  expect(answers.slice(0, 2)).toEqual([200, 200]);
  await Promise.all([page, admin].map((each) => each.context().close()));
});

test("two who change one cell are told of each other in it", async ({ browser, demo }) => {
  const claire = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  const admin = await signIn(await someBrowser(browser, demo), "ceo@demo.test");
  const id = await plant(claire.context(), { name: "Quentin Both", value: 100 });
  await claire.goto("/leads?q=quentin");
  const row = await turnTo(claire, "Quentin Both");
  await enter(claire, row, 3);
  const field = row.getByRole("textbox", { name: "Value" });
  await expect(field).toBeFocused();
  await admin.request.patch(`/api/leads/${id}`, {
    data: { value: 300 },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  await field.fill("200");
  await field.press("Enter");
  await expect(row.getByRole("alert")).toContainText("300");
  await row.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(() => stored(claire, id)).toMatchObject({ value: 200 });
  await Promise.all([claire, admin].map((page) => page.context().close()));
});
