import { type Browser, expect, type Page, test } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signIn, signInAsAtFirst, someBrowser, startTandem, type Tandem } from "./tandem.ts";

// One project from the won lead to its end, by what people press and type alone: sales, its manager, two who work in it, its client.
let demo: Tandem;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  demo = await startTandem("--demo");
});
test.afterAll(() => demo.stop());
test.use({ actionTimeout: 15_000 });

const name = "Shop for Rouen";
const panel = (page: Page) => page.getByRole("complementary");
const dialog = (page: Page) => page.getByRole("dialog");
const part = (page: Page, words: RegExp) => panel(page).getByRole("region", { name: words });

/** The Monday of the week in which the next Christmas is a working day, and what comes so many working days later. */
const monday = (() => {
  for (let year = new Date().getUTCFullYear(); ; year++) {
    const day = new Date(Date.UTC(year, 11, 25));
    const weekday = (day.getUTCDay() + 6) % 7;
    if (weekday < 5 && day.getTime() > Date.now() + 20 * 86_400_000) return addDays(day, -weekday);
  }
})();
function addDays(day: Date, days: number): Date {
  return new Date(day.getTime() + days * 86_400_000);
}
function working(days: number): Date {
  let day = monday;
  const off = (at: Date) => [0, 6].includes(at.getUTCDay()) || ["12-25", "01-01"].includes(iso(at).slice(5));
  for (let left = days; left > 0;) if (!off((day = addDays(day, 1)))) left -= 1;
  return day;
}
const iso = (day: Date) => day.toISOString().slice(0, 10);
const french = (day: Date) => iso(day).split("-").reverse().join("/");

type Task = { code: string; name: string; starts_on: string | null; due_on: string | null; status: string };
/** The project's tasks as somebody reads them, by number. */
async function tasksOf(page: Page): Promise<Task[]> {
  const where = encodeURIComponent(JSON.stringify({ project_key: "SHOP" }));
  const answer = await page.request.get(`/api/tasks?where=${where}&order=number`);
  return ((await answer.json()) as { data: Task[] }).data;
}
const daysOf = async (page: Page, which: string) => {
  const { starts_on, due_on } = (await tasksOf(page)).find((task) => task.name === which) ?? {};
  return [starts_on, due_on];
};

async function opened(page: Page, task: string) {
  await page.goto(`/tasks?q=${encodeURIComponent(task)}`);
  await page.locator("[data-row] a").first().click();
  await expect(panel(page).getByRole("heading", { name: task })).toBeVisible();
}

async function picked(page: Page, words: string) {
  await dialog(page).getByRole("searchbox").fill(words);
  await dialog(page).locator("[role=radiogroup] label").filter({ hasText: words }).first().click();
}

/** Sends a write as one's programs do: what is there before the story begins. */
async function write(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(`/api/${path}`, { data, headers: { "idempotency-key": crypto.randomUUID() } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

/** A project of two working weeks with a relation, kept as a template; its holiday is another one. */
async function keptAsTemplate(page: Page) {
  const project_id = await write(page, "projects", { name: "Former shop", starts_on: "2026-11-02" });
  const days = {
    design: ["2026-11-02", "2026-11-06"],
    build: ["2026-11-09", "2026-11-12"],
    check: [null, "2026-11-13"],
  };
  const [design, build] = [
    await write(page, "tasks", {
      project_id,
      name: "Design the shop",
      starts_on: days.design[0],
      due_on: days.design[1],
      estimate: 1200,
    }),
    await write(page, "tasks", {
      project_id,
      name: "Build the shop",
      starts_on: days.build[0],
      due_on: days.build[1],
      estimate: 1800,
    }),
  ];
  await write(page, "tasks", { project_id, name: "Check it with the client", due_on: days.check[1], estimate: 240 });
  await write(page, "task_links", { from_id: design, to_id: build, kind: "blocks", lag: 0 });
  await write(page, "milestones", { project_id, name: "The shop is open", due_on: "2026-11-13", client_visible: true });
  await page.goto("/projects?q=Former+shop");
  await page.locator("[data-row] a").first().click();
  await panel(page).getByRole("button", { name: "Keep as template…" }).click();
  await dialog(page).getByLabel("Name").fill("Shop in two weeks");
  await dialog(page).getByRole("button", { name: "Keep as template" }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** The client whose people sign in is given to sales. */
async function givenToSales(admin: Page, to: Page) {
  const { person } = (await (await to.request.get("/api/session")).json()) as { person: { id: string } };
  const found = await admin.request.get("/api/accounts?q=Ateliers%20Rouvray");
  const { data } = (await found.json()) as { data: { id: string; name: string }[] };
  const id = data.find((account) => account.name === "Ateliers Rouvray")?.id;
  await write(admin, "accounts/assign", { id, owner_id: person.id });
}

const person = async (browser: Browser, email: string, width = 1440) =>
  signInAsAtFirst(await someBrowser(browser, demo, { width, height: 900 }), email);

test("a won lead becomes a project that three people plan, shift, repeat, time and finish, and its client sees what is theirs", async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const [admin, claire, maud, hugo] = [
    await person(browser, "admin@demo.test"),
    await person(browser, "sales@demo.test"),
    await person(browser, "project_manager@demo.test"),
    await person(browser, "team_member@demo.test"),
  ];
  const nadia = await person(browser, "employee@demo.test", 390);
  await prefer(nadia, { language: "fr" });

  await test.step("a won lead becomes a project from a template, over a holiday", async () => {
    await givenToSales(admin, claire);
    await keptAsTemplate(maud);
    await claire.goto("/leads");
    await expect(claire.locator("[data-row]").first()).toBeVisible();
    await claire.keyboard.press("n");
    await dialog(claire).getByLabel("Name", { exact: true }).fill("Hélène Marchand");
    await dialog(claire).getByLabel("Company").fill("Ateliers Rouvray");
    await claire.keyboard.press("Enter");
    await expect(panel(claire).getByRole("heading", { name: "Hélène Marchand" })).toBeVisible();
    await panel(claire).getByRole("button", { name: "More acts" }).click();
    await claire.getByRole("menuitem", { name: "Win and convert…" }).click();
    await expect(dialog(claire).getByRole("radio", { name: /^Ateliers Rouvray/ })).toBeChecked();
    await dialog(claire).getByRole("radio", { name: "New project" }).check();
    await dialog(claire).getByLabel("Name of the project").fill(name);
    await dialog(claire).getByLabel("Begins on").fill(french(monday));
    await dialog(claire)
      .getByRole("button", { name: /^Who manages it/ })
      .click();
    await picked(claire, "Maud Lacroix");
    await dialog(claire)
      .getByRole("button", { name: /^Template/ })
      .click();
    await picked(claire, "Shop in two weeks");
    await clean(claire);
    await dialog(claire).getByRole("button", { name: "Win and convert" }).click();
    await expect(claire.getByText("Hélène Marchand is a client: Ateliers Rouvray.")).toBeVisible();
    expect((await tasksOf(maud)).map(({ name: called, starts_on, due_on }) => [called, starts_on, due_on])).toEqual([
      ["Design the shop", iso(working(0)), iso(working(4))],
      ["Build the shop", iso(working(5)), iso(working(7))],
      ["Check it with the client", null, iso(working(8))],
    ]);
  });

  await test.step("its manager brings people to it, shows it to the client, and says what comes again", async () => {
    await maud.goto(`/projects?q=${encodeURIComponent(name)}`);
    await maud.locator("[data-row] a").first().click();
    for (const [who, does] of [
      ["Hugo Renaud", "Development"],
      ["Nadia Colin", "Texts"],
    ] as const) {
      await part(maud, /^Members/)
        .getByRole("button", { name: "Add member" })
        .click();
      await dialog(maud).getByRole("button", { name: "Person" }).click();
      await picked(maud, who);
      await dialog(maud).getByLabel("Part").fill(does);
      await dialog(maud).getByRole("button", { name: "Add member" }).click();
      await expect(part(maud, /^Members/)).toContainText(`${who}${does}`);
    }
    await maud.keyboard.press("q");
    await maud.keyboard.type("Write to the client #shop @nadia every Monday");
    await expect(dialog(maud).getByRole("listitem").filter({ hasText: "every Monday" })).toBeVisible();
    await dialog(maud).getByLabel("Task").press("Enter");
    await expect(maud.getByText("Write to the client is created.")).toBeVisible();
  });
  await maud.pause();
});
