import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

type Week = Record<string, number[][]>;
type Company = { id: string; version: number; working_week: Week };

const month = "/leads?view=calendar&q=riou&month=2031-07";
const dayOf = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

test("days off stand in the calendar of a list and in the week by their name, asked once, and weekends by a word", async ({
  browser,
  demo,
}) => {
  const as = async (email: string) => signInAsAtFirst(await someBrowser(browser, demo), email);
  const [claire, thomas, admin] = [
    await as("sales@demo.test"),
    await as("sales2@demo.test"),
    await as("admin@demo.test"),
  ];
  const data = { day: "2031-07-09", name: "Summer closing & more" };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const made = await admin.request.post("/api/holidays", { data, headers });
  expect(made.status()).toBe(201);
  const lead = { name: "Soazig Riou", expected_close: "2031-07-09" };
  const planted = await claire.request.post("/api/leads", {
    data: lead,
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  expect(planted.status()).toBe(201);
  const asked: string[] = [];
  claire.on("request", (one) => one.url().includes("/api/holidays") && asked.push(one.url()));
  await claire.goto(month);
  await expect(dayOf(claire, "2031-07-09").getByText("Summer closing & more")).toBeVisible();
  await expect(dayOf(claire, "2031-07-09")).toHaveAccessibleName(/2031, Summer closing & more, 1 lead/);
  await expect(dayOf(claire, "2031-07-12")).toHaveAccessibleName(/2031, Not worked, /);
  await expect(claire.getByRole("columnheader", { name: "Saturday · Not worked" })).toBeVisible();
  await expect(claire.getByRole("columnheader", { name: /Wednesday/ })).not.toContainText("Not worked");
  expect(asked).toHaveLength(1);
  await clean(claire);
  await prefer(thomas, { language: "fr", theme: "dark" });
  await thomas.setViewportSize({ width: 390, height: 844 });
  await thomas.goto(month);
  await expect(thomas.getByRole("heading", { name: /Summer closing & more/ })).toBeVisible();
  await clean(thomas);
  await thomas.goto("/team/dashboard?tab=week&week=2031-07-07");
  const wednesday = thomas.getByRole("listitem").filter({ has: thomas.getByRole("heading", { name: /^mercredi/ }) });
  await expect(wednesday).toContainText("Summer closing & more");
  await expect(thomas.getByRole("heading", { name: /^samedi.*Non travaillé/ })).toBeVisible();
  await clean(thomas);
  // Taken off the list, the day is one like others, for whoever looks at it, too.
  const { data: holiday } = (await made.json()) as { data: { id: string; version: number } };
  const removing = { "idempotency-key": crypto.randomUUID() };
  const path = `/api/holidays/${holiday.id}?version=${holiday.version}`;
  expect((await admin.request.delete(path, { headers: removing })).ok()).toBe(true);
  await expect(dayOf(claire, "2031-07-09").getByText("Summer closing & more")).toHaveCount(0);
  await prefer(thomas, { language: "en", theme: "light" });
  // Another week is known to whoever has a calendar open.
  const week = async (change: (week: Week) => Week) => {
    const { data: all } = (await (await admin.request.get("/api/company")).json()) as { data: Company[] };
    const [company] = all as [Company];
    const body = { working_week: change(company.working_week), version: company.version };
    const once = { "idempotency-key": crypto.randomUUID() };
    expect((await admin.request.patch(`/api/company/${company.id}`, { data: body, headers: once })).ok()).toBe(true);
    return company.working_week;
  };
  const usual = await week((days) => Object.fromEntries(Object.entries(days).filter(([day]) => day !== "5")));
  await expect(claire.getByRole("columnheader", { name: "Friday · Not worked" })).toBeVisible({ timeout: 10_000 });
  await week(() => usual);
  await expect(claire.getByRole("columnheader", { name: /Friday/ })).not.toContainText("Not worked", {
    timeout: 10_000,
  });
  await Promise.all([claire, thomas, admin].map((page) => page.context().close()));
});
