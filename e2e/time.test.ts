import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// What somebody worked: by a timer that survives its page, by a sheet that is typed; a manager refuses it with a reason, it is mended and approved.

const panel = (page: Page) => page.getByRole("complementary");
const timer = (page: Page) => page.getByRole("group", { name: /^(Timer|Chronomètre)$/ });
const cell = (page: Page, name: RegExp) => page.getByRole("textbox", { name });
const write = (page: Page, path: string, data: object) =>
  page.request.post(`/api/${path}`, { data, headers: { "idempotency-key": crypto.randomUUID() } });

test("a timer runs on through a reload and on a second device, without a line too, and is stopped there", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const desk = await signIn(contexts[0], "support@demo.test");
  const phone = await signIn(contexts[1], "support@demo.test");
  // (It is open for a while, which what is done without a line later needs.)
  await phone.goto("/");
  await desk.goto("/tasks?q=ONBO-4");
  await desk.locator("[data-row] a").first().click();
  await expect(panel(desk).getByRole("button", { name: "Start the timer" })).toBeVisible();
  await desk.keyboard.press("s");
  await expect(timer(desk)).toContainText("Training, three half days");
  await expect(panel(desk).getByRole("button", { name: "Stop the timer" })).toBeVisible();
  await clean(desk);
  await desk.reload();
  await expect(timer(desk)).toContainText("ONBO-4");
  await prefer(phone, { language: "fr" });
  // Nothing but the timer stands in the frame of a page that has nothing to do with it.
  await phone.goto("/security");
  await expect(timer(phone)).toContainText("0\u202fmin");
  await clean(phone);

  // The moment of the press counts, whenever it is told.
  await contexts[1].setOffline(true);
  await timer(phone).getByRole("button", { name: "Arrêter le chronomètre" }).click();
  await expect(timer(phone)).toHaveCount(0);
  await expect(timer(desk)).toBeVisible();
  await contexts[1].setOffline(false);
  await expect(timer(desk)).toHaveCount(0, { timeout: 20_000 });
  await prefer(phone, { language: "en" });
  await desk.goto("/tasks?tab=time&owner=me&status=draft");
  await expect(desk.locator("[data-row]").filter({ hasText: "Training, three half days" }).first()).toContainText(
    "1 min",
  );
  await Promise.all(contexts.map((context) => context.close()));
});

test("a week is typed by keys, submitted, refused with a reason, mended on a phone in French, and approved", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const contexts = [
    await someBrowser(browser, demo),
    await someBrowser(browser, demo),
    await someBrowser(browser, demo, { width: 390 }),
  ] as const;
  const desk = await signIn(contexts[0], "team_member@demo.test");
  const manager = await signIn(contexts[1], "project_manager@demo.test");
  const phone = await signIn(contexts[2], "team_member@demo.test");
  // A week of long ago, in which there is nothing but what is typed here.
  await desk.goto("/tasks?tab=time&view=week&week=2026-03-09");
  const sheets = /^Shop: product sheets, /;
  const monday = cell(desk, /^Shop: product sheets, Monday,? 9 March 2026/);
  await expect(monday).toBeVisible();
  await clean(desk);
  await monday.focus();
  await desk.keyboard.type("1h30");
  await desk.keyboard.press("ArrowRight");
  await desk.keyboard.type("2,25");
  await desk.keyboard.press("Enter");
  await expect(monday).toHaveValue("1h30");
  await expect(cell(desk, sheets).nth(1)).toHaveValue("2h15");
  await expect(desk.getByRole("button", { name: "Submit 3h45" })).toBeVisible();
  await monday.focus();
  await desk.keyboard.type("soon");
  await desk.keyboard.press("Tab");
  await expect(desk.getByText("Write a duration such as 1h30.")).toBeVisible();
  await expect(monday).toHaveValue("1h30");
  await desk.getByRole("button", { name: "Submit 3h45" }).click();
  await expect(desk.getByText("Submitted: 2 time entries")).toBeVisible();

  await manager.goto("/tasks?tab=time&view=approval&day=2026-03-09..2026-03-15");
  const week = manager.getByRole("listitem").filter({ hasText: "Hugo Renaud" }).first();
  await expect(week).toContainText("3h45");
  await clean(manager);
  await week
    .getByRole("button", { name: /^Reject: Hugo Renaud/ })
    .first()
    .click();
  await manager
    .getByRole("dialog")
    .getByLabel(/rejected/)
    .fill("Tuesday was for the film");
  await manager.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await expect(manager.getByText("Nothing waits for your approval.")).toBeVisible();

  // Whose it is hears of it, on a phone and in French, and mends it there.
  await prefer(phone, { language: "fr" });
  await expect
    .poll(async () => {
      const answer = await phone.request.get("/api/notifications?where=%7B%22kind%22%3A%22time_refused%22%7D");
      return ((await answer.json()) as { data: { message: string }[] }).data[0]?.message;
    })
    .toBe("Tuesday was for the film");
  await phone.goto("/tasks?tab=time&view=week&week=2026-03-09");
  await phone.getByRole("radio", { name: /^mardi 10 mars/ }).click();
  const tuesday = cell(phone, /^Shop: product sheets, mardi 10 mars/);
  await expect(tuesday).toHaveValue("2\u202fh\u202f15");
  await clean(phone);
  await tuesday.fill("45 min");
  await phone.keyboard.press("Tab");
  await expect(tuesday).toHaveValue("45\u202fmin");
  await phone.getByRole("button", { name: /^Soumettre/ }).click();
  await expect(phone.getByText("Soumis\u202f: 2 saisies de temps")).toBeVisible();

  await expect(manager.getByRole("button", { name: /^Approve: Hugo Renaud/ }).first()).toBeVisible();
  await manager
    .getByRole("button", { name: /^Approve: Hugo Renaud/ })
    .first()
    .click();
  await expect(manager.getByText("Approved: 2 time entries")).toBeVisible();
  // It is locked: the sheet takes it back to what it is.
  await prefer(phone, { language: "en" });
  await desk.reload();
  await expect(monday).toHaveValue("1h30");
  await monday.focus();
  await desk.keyboard.type("1");
  await desk.keyboard.press("Tab");
  await expect(desk.getByText("What is submitted or approved is not changed here.")).toBeVisible();
  await expect(monday).toHaveValue("1h30");
  const left = await write(desk, "time_entries/bulk", { matching: { where: { status: "approved" } }, do: "withdraw" });
  expect(((await left.json()) as { data: { changed: string[] } }).data.changed).toEqual([]);
  await Promise.all(contexts.map((context) => context.close()));
});

test("a timer for a project by itself, without a task, runs from its panel and ends there", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "project_manager@demo.test");
  await page.goto("/projects?q=rouv");
  await page.locator("[data-row] a").first().click();
  const project = page.getByRole("complementary", { name: "Project" });
  await expect(project.getByRole("button", { name: "Start the timer" })).toBeVisible();
  await page.keyboard.press("s");
  await expect(timer(page)).toContainText("Site and shop");
  await project.getByRole("button", { name: "Stop the timer" }).click();
  await expect(timer(page)).toHaveCount(0);
  await page.goto("/tasks?tab=time&owner=me&status=draft&order=-created_at");
  await expect(page.locator("[data-row]").filter({ hasText: "Site and shop" }).first()).toContainText("ROUV");
  await context.close();
});

test("a meeting becomes time by one press; a timer that is begun without a line has begun when it was pressed", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo)] as const;
  const desk = await signIn(contexts[0], "support@demo.test");
  const other = await signIn(contexts[1], "support@demo.test");
  const { data } = (await (await desk.request.get("/api/tasks?q=ONBO-4&columns=id")).json()) as {
    data: { id: string }[];
  };
  const met = { kind: "meeting", subject: "Exercises for the warehouse", at: "2026-03-18T09:00:00Z", duration: 75 };
  const planned = await write(desk, "activities", { ...met, state: "done", entity: "tasks", row_id: data[0]?.id });
  expect(planned.status(), await planned.text()).toBe(201);
  await desk.goto("/tasks?tab=time&view=week&week=2026-03-16");
  const offers = desk.getByRole("region", { name: "From the calendar" });
  await expect(offers.getByRole("listitem").filter({ hasText: "Exercises for the warehouse" })).toContainText("1h15");
  await clean(desk);
  await offers.getByRole("button", { name: "Enter time: Exercises for the warehouse" }).press("Enter");
  await expect(offers.getByText("Exercises for the warehouse")).toHaveCount(0);
  await expect(cell(desk, /^Training, three half days, Wednesday,? 18 March 2026/)).toHaveValue("1h15");

  await desk.goto("/tasks?q=ONBO-4");
  await desk.locator("[data-row] a").first().click();
  await expect(panel(desk).getByRole("button", { name: "Start the timer" })).toBeVisible();
  // (Parts whose scripts are on their way would fail with the line.)
  await desk.waitForLoadState("networkidle");
  await contexts[0].setOffline(true);
  const pressed = Date.now();
  await panel(desk).getByRole("button", { name: "Start the timer" }).click();
  await expect(timer(desk)).toContainText("Training, three half days");
  await desk.waitForTimeout(3000);
  await contexts[0].setOffline(false);
  await other.goto("/security");
  await expect(timer(other)).toContainText("ONBO-4", { timeout: 20_000 });
  const running = await other.request.get(
    "/api/time_entries?where=%7B%22status%22%3A%22running%22%7D&columns=started_at",
  );
  const began = ((await running.json()) as { data: { started_at: string }[] }).data[0]?.started_at;
  expect(Math.abs(Date.parse(String(began)) - pressed)).toBeLessThan(2500);
  await timer(other).getByRole("button", { name: "Stop the timer" }).click();
  await expect(timer(desk)).toHaveCount(0, { timeout: 20_000 });
  await Promise.all(contexts.map((context) => context.close()));
});
