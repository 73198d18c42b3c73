import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signIn, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

const week = (page: Page, name = "Week") => page.getByRole("region", { name, exact: true });
const plant = async (page: Page, name: string) => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answer = await page.request.post("/api/leads", { data: { name }, headers });
  expect(answer.status()).toBe(201);
};

test("one's week and the team's: something is planned from a day, seen by a colleague, and opened", async ({
  browser,
  demo,
}) => {
  const claire = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  const thomas = await signInAsAtFirst(await someBrowser(browser, demo), "sales2@demo.test");
  await plant(claire, "Nolwenn Kerguelen");
  await claire.goto("/team/dashboard");
  await claire.getByRole("tab", { name: "Week" }).click();
  await expect(claire).toHaveURL(/tab=week/);
  await expect(claire.getByRole("heading", { level: 1, name: "My week" })).toBeVisible();
  await expect(claire).toHaveTitle("My week · Tandem");
  await expect(week(claire).getByRole("listitem").first()).toBeVisible();
  await claire.keyboard.press("PageDown");
  await expect(claire).toHaveURL(/week=\d{4}-\d\d-\d\d/);
  // Half a year on nothing stands but what is planned here.
  const later = new Date(Date.now() + 182 * 86_400_000).toISOString().slice(0, 10);
  await claire.goto(`/team/dashboard?tab=week&week=${later}`);
  await expect(week(claire).getByRole("heading", { level: 3 })).toHaveCount(7);
  // A day off that holds nothing takes no more than its head does.
  const widthOf = async (day: string) =>
    (await week(claire).getByRole("heading", { name: day }).locator("..").boundingBox())?.width ?? 0;
  expect(await widthOf("Saturday")).toBeLessThan((await widthOf("Wednesday")) * 0.8);
  await clean(claire);
  await week(claire)
    .getByRole("button", { name: /^Plan on Wednesday/ })
    .click();
  const dialog = claire.getByRole("dialog", { name: "Plan" });
  await dialog.getByLabel("Subject").fill("Walk through the mill");
  await dialog.getByRole("searchbox", { name: "Find with whom" }).fill("Nolwenn Kerguelen");
  await dialog.getByRole("radiogroup").getByText("Nolwenn Kerguelen").click();
  await clean(claire);
  await dialog.getByRole("button", { name: "Plan it" }).click();
  const planned = week(claire).getByRole("link", { name: /09:00.*Walk through the mill.*Nolwenn Kerguelen/s });
  await expect(planned).toBeVisible();
  const address = new URL(claire.url());

  // It stands at its hour: another is planned by a press at half past two, and the arrows lead from one to the other.
  const hours = week(claire).getByRole("group", { name: "Hours of the week" });
  const wednesday = hours.getByRole("listitem").filter({ has: claire.getByRole("heading", { name: /^Wednesday/ }) });
  const below = (await planned.boundingBox())?.y ?? 0;
  const column = await wednesday.boundingBox();
  await claire.mouse.click((column?.x ?? 0) + 30, below + 5.6 * 48);
  await expect(dialog.getByLabel("When")).toHaveValue(/14:30$/);
  await dialog.getByLabel("What it is").selectOption("call");
  await dialog.getByRole("searchbox", { name: "Find with whom" }).fill("Nolwenn Kerguelen");
  await dialog.getByRole("radiogroup").getByText("Nolwenn Kerguelen").click();
  await dialog.getByRole("button", { name: "Plan it" }).click();
  const call = week(claire).getByRole("link", { name: /14:30.*Nolwenn Kerguelen.*Phone call/s });
  await expect(call).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await planned.focus();
  await claire.keyboard.press("ArrowDown");
  await expect(call).toBeFocused();
  await expect(planned).toHaveAttribute("tabindex", "-1");
  await claire.keyboard.press("ArrowUp");
  await expect(planned).toBeFocused();

  // Thomas has another week; nobody reads more of a team's than its records.
  await thomas.goto(`${address.pathname}${address.search}`);
  await expect(week(thomas).getByRole("heading", { level: 3 })).toHaveCount(7);
  await expect(week(thomas).getByText("Walk through the mill")).toHaveCount(0);
  await thomas.goto(`${address.pathname}${address.search}&of=team`);
  await expect(week(thomas).getByRole("link", { name: /Walk through the mill.*Claire Vasseur/s })).toBeVisible();

  // More than a first page of this week's, to its last day.
  await thomas.goto("/team/dashboard?tab=week&of=team");
  await expect.poll(() => week(thomas).getByRole("link").count()).toBeGreaterThan(60);
  // What finds no room is counted, and shown day by day.
  await week(thomas)
    .getByRole("button", { name: /^\d+ more$/ })
    .first()
    .click();
  await expect(thomas.getByRole("dialog").getByRole("link").nth(5)).toBeVisible();
  await clean(thomas);

  await claire.keyboard.press("Enter");
  await expect(claire.getByRole("complementary", { name: "Lead" })).toContainText("Nolwenn Kerguelen");
  await claire.goBack();
  await claire.keyboard.press("t");
  await expect(claire).not.toHaveURL(/week=/);
  await Promise.all([claire, thomas].map((page) => page.context().close()));
});

test("in French on a phone the days stand below each other; a client has no week", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo, { width: 390, height: 844 });
  const page = await signInAsAtFirst(context, "sales@demo.test");
  await prefer(page, { language: "fr", theme: "dark" });
  await page.goto("/team/dashboard?tab=week");
  await expect(week(page, "Semaine").getByRole("heading", { level: 3 })).toHaveCount(7);
  await clean(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await prefer(page, { language: "en", theme: "light" });
  const client = await signIn(await someBrowser(browser, demo), "client@demo.test");
  const answer = await client.request.get("/api/activities");
  expect(answer.status()).toBe(403);
  await Promise.all([context, client.context()].map((each) => each.close()));
});

test("on a phone a week begins with today; in a narrow window words keep their room; what is late says so in its list", async ({
  browser,
  demo,
}) => {
  const page = await signInAsAtFirst(await someBrowser(browser, demo, { width: 390, height: 700 }), "sales@demo.test");
  const named = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "Europe/Paris" }).format();
  await page.goto("/team/dashboard?tab=week");
  const heads = week(page).getByRole("heading", { level: 3 });
  await expect(heads.and(page.locator(`[aria-label^=${named}]`))).toBeInViewport();
  if (named !== "Monday") await expect(heads.first()).not.toBeInViewport();
  // Which week it is, and the way to others, stay in sight.
  await expect(week(page).getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(week(page).getByRole("button", { name: "Next week" })).toBeInViewport();

  await page.setViewportSize({ width: 1040, height: 900 });
  const narrowest = () =>
    page
      .getByRole("group", { name: "Hours of the week" })
      .locator("li[style] > a")
      .evaluateAll((all) => Math.min(...all.map((each) => (each as HTMLElement).offsetWidth)));
  await expect.poll(narrowest).toBeGreaterThan(40);
  expect(await narrowest()).toBeLessThan(150);

  const lead = await page.request.post("/api/leads", {
    data: { name: "Ronan Lately" },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  const { data } = (await lead.json()) as { data: { id: string } };
  const at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  await page.request.post("/api/activities", {
    data: { entity: "leads", row_id: data.id, kind: "call", subject: "Lately forgotten", at },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  await page.goto("/leads?tab=activities&q=lately");
  await expect(page.getByRole("row").filter({ hasText: "Lately forgotten" })).toContainText("3 days late");
});
