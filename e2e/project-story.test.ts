import { type Browser, expect, type Page, test } from "@playwright/test";
import { clean } from "./clean.ts";
import {
  daysOf,
  dialog,
  french,
  givenToSales,
  inWords,
  iso,
  keptAsTemplate,
  monday,
  nextFriday,
  panel,
  picked,
  tasksOf,
  working,
} from "./project-story.ts";
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
const members = (page: Page) => panel(page).getByRole("region", { name: /^Members/ });

async function opened(page: Page, task: string) {
  await page.goto(`/tasks?project=SHOP&q=${encodeURIComponent(task)}`);
  await page.locator("[data-row] a").first().click();
  await expect(panel(page).getByRole("heading", { name: task })).toBeVisible();
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
      await members(maud).getByRole("button", { name: "Add member" }).click();
      await dialog(maud).getByRole("button", { name: "Person" }).click();
      await picked(maud, who);
      await dialog(maud).getByLabel("Part").fill(does);
      await dialog(maud).getByRole("button", { name: "Add member" }).click();
      await expect(members(maud)).toContainText(`${who}${does}`);
    }
    await panel(maud)
      .getByRole("button", { name: /^Status/ })
      .click();
    await maud.getByRole("menuitem", { name: /Active$/ }).click();
    await panel(maud).getByRole("button", { name: "Change Shown to the client" }).click();
    await panel(maud).getByLabel("Shown to the client").selectOption({ label: "Yes" });
    await panel(maud).getByRole("button", { name: "Change Budget in hours" }).click();
    await panel(maud).getByLabel("Budget in hours").fill("20");
    await maud.keyboard.press("Enter");
    await expect(panel(maud).getByText("0 min of 20h")).toBeVisible();
    for (const line of ["Write to the client @nadia every Monday", `Photographs ~8h ${inWords(nextFriday)} @hugo`]) {
      await maud.keyboard.press("q");
      await expect(dialog(maud).getByLabel("Task")).toBeFocused();
      await maud.keyboard.type(`${line} #shop`);
      await expect(dialog(maud).getByRole("listitem").filter({ hasText: name })).toBeVisible();
      await dialog(maud).getByLabel("Task").press("Enter");
      await expect(maud.getByText(/is created\.$/).last()).toBeVisible();
      await expect(dialog(maud)).toHaveCount(0);
    }
    for (const [task, who] of [
      ["Check it with the client", "Nadia Colin"],
      ["Build the shop", "Hugo Renaud"],
      ["Design the shop", "Hugo Renaud"],
    ] as const) {
      await opened(maud, task);
      await panel(maud).getByRole("button", { name: "Assign…" }).click();
      await picked(maud, who);
      await dialog(maud).getByRole("button", { name: "Assign" }).click();
      await expect(dialog(maud)).toHaveCount(0);
    }
    await panel(maud).getByRole("button", { name: "Change Shown to the client" }).click();
    await panel(maud).getByLabel("Shown to the client").selectOption({ label: "Yes" });
  });

  await test.step("who does a task says what blocks it, asks a colleague on a phone, and goes on", async () => {
    await hugo.goto("/");
    await hugo.getByRole("button", { name: /^Notifications/ }).click();
    await dialog(hugo)
      .getByRole("link", { name: /Design the shop/ })
      .first()
      .click();
    await panel(hugo).getByRole("button", { name: "Say what blocks it…" }).click();
    await dialog(hugo).getByLabel("What blocks it").fill("The logo is missing");
    await dialog(hugo).getByRole("button", { name: "Say what blocks it" }).click();
    const words = panel(hugo).getByRole("textbox", { name: "Add comment" });
    await words.fill("Have you the logo? ");
    await words.pressSequentially("@Nadia");
    await expect(hugo.getByRole("option", { name: "Nadia Colin" })).toHaveAttribute("aria-selected", "true");
    await hugo.keyboard.press("Enter");
    await expect(words).toHaveValue("Have you the logo? @Nadia Colin ");
    await hugo.keyboard.press("Control+Enter");
    await expect(panel(maud).getByText("The logo is missing").first()).toBeVisible();
    await expect(panel(maud).getByText("Have you the logo?")).toBeVisible();
    await nadia.goto("/");
    await nadia.getByRole("button", { name: /^Notifications/ }).click();
    await dialog(nadia)
      .getByRole("link", { name: /Design the shop/ })
      .first()
      .click();
    await panel(nadia).getByRole("textbox", { name: "Commenter" }).fill("C’est envoyé.");
    await nadia.keyboard.press("Control+Enter");
    await expect(panel(hugo).getByText("C’est envoyé.")).toBeVisible();
    await panel(hugo).getByRole("button", { name: "Nothing blocks it any more" }).click();
    await expect(panel(maud).getByText("The logo is missing", { exact: true })).toHaveCount(0);
  });

  await test.step("days move with what follows them, over the holiday, and back as one act", async () => {
    const moved = async () => [await daysOf(maud, "Design the shop"), await daysOf(maud, "Build the shop")];
    const before = await moved();
    const after = [
      [iso(working(1)), iso(working(5))],
      [iso(working(6)), iso(working(8))],
    ];
    const shift = async () => {
      await panel(maud).getByRole("button", { name: "Reschedule…" }).click();
      await dialog(maud)
        .getByLabel("Begins")
        .fill(french(working(1)));
      await dialog(maud)
        .getByLabel("Due")
        .fill(french(working(5)));
      await expect(dialog(maud)).toContainText("Build the shop");
      await dialog(maud).getByRole("button", { name: "Move all 2" }).click();
      await expect.poll(moved).toEqual(after);
    };
    await shift();
    await maud.getByRole("button", { name: "Undo" }).last().click();
    await expect.poll(moved).toEqual(before);
    await shift();
  });

  await test.step("without a line a task that comes again is done on the phone, and its next one is there", async () => {
    const all = async () => (await tasksOf(maud)).filter((task) => task.name === "Write to the client");
    await opened(nadia, "Write to the client");
    // (What comes behind the panel has come.)
    await nadia.waitForTimeout(1500);
    await nadia.context().setOffline(true);
    await panel(nadia)
      .getByRole("button", { name: /^Statut/ })
      .click();
    await nadia.getByRole("menuitem", { name: /Terminé/ }).click();
    await expect(panel(nadia).getByRole("button", { name: /^Statut/ })).toContainText("Terminé");
    expect((await all()).map(({ status }) => status)).toEqual(["todo"]);
    await nadia.context().setOffline(false);
    await expect
      .poll(async () => (await all()).map(({ status }) => status), { timeout: 30_000 })
      .toEqual(["done", "todo"]);
    const [first, next] = (await all()).map(({ due_on }) => Date.parse(due_on ?? ""));
    expect((next ?? 0) - (first ?? 0)).toBe(7 * 86_400_000);
  });

  await test.step("time runs, is typed, submitted and approved; the manager sees what it took of the budget", async () => {
    await panel(hugo).getByRole("button", { name: "Start the timer" }).click();
    await hugo.reload();
    await hugo.getByRole("group", { name: "Timer" }).getByRole("button", { name: "Stop the timer" }).click();
    await hugo.goto("/tasks?tab=time&view=week");
    const today = hugo.getByRole("textbox", { name: /^Design the shop, / });
    await expect(today.first()).toBeVisible();
    await today.first().fill("4h");
    await hugo.keyboard.press("Enter");
    await hugo.getByRole("button", { name: /^Submit / }).click();
    await expect(hugo.getByText(/^Submitted: /)).toBeVisible();
    await maud.goto("/tasks?tab=time&view=approval");
    await maud
      .getByRole("button", { name: /^Approve: Hugo Renaud/ })
      .first()
      .click();
    await expect(maud.getByText(/^Approved: /)).toBeVisible();
    await maud.goto("/dashboard/project-manager");
    await expect(maud.getByRole("row", { name: /Shop for Rouen/ })).toContainText("20 %");
  });

  await test.step("the manager sees who has too much, and moves work", async () => {
    const hers = maud.getByRole("row", { name: /^Nadia Colin/ });
    const cell = maud.getByRole("row", { name: /^Hugo Renaud/ }).getByRole("button", { name: /^Hugo Renaud, week/ });
    const before = await hers.textContent();
    await cell.nth(1).click();
    await panel(maud)
      .getByRole("listitem")
      .filter({ hasText: "Photographs" })
      .getByRole("button", { name: /^Move SHOP-/ })
      .click();
    await maud.getByRole("menuitem", { name: /^Give to Nadia Colin/ }).click();
    await expect(maud.getByText(/is Nadia Colin’s now\.$/)).toBeVisible();
    await expect.poll(() => hers.textContent()).not.toBe(before);
    await clean(maud);
  });

  const client = await signIn(await someBrowser(browser, demo, { width: 390 }), "client@demo.test");
  await client.goto("/");
  const own = client.getByRole("region", { name: "Your projects" }).getByRole("listitem").filter({ hasText: name });
  await test.step("its client sees what is meant for them", async () => {
    await expect(own.first()).toBeVisible();
    await expect(own.first()).toContainText("The shop is open");
    await own.first().getByText("0 of 1 tasks done").click();
    await expect(own.first().getByText("Design the shop")).toBeVisible();
    await expect(client.getByText(/Build the shop|Former shop|Photographs|Write to the client/)).toHaveCount(0);
    await clean(client);
  });

  await test.step("it is finished, by each their part, and closed; its client sees that", async () => {
    const done = async (page: Page, task: string, [status, word] = ["Status", "Done"]) => {
      await opened(page, task);
      await panel(page)
        .getByRole("button", { name: new RegExp(`^${status}`) })
        .click();
      await page.getByRole("menuitem", { name: new RegExp(`${word}$`) }).click();
      await expect(panel(page).getByRole("button", { name: new RegExp(`^${status}`) })).toContainText(word ?? "");
    };
    await done(hugo, "Design the shop");
    await done(hugo, "Build the shop");
    for (const task of ["Check it with the client", "Photographs"]) await done(nadia, task, ["Statut", "Terminé"]);
    await maud.goto(`/projects?q=${encodeURIComponent(name)}`);
    await maud.locator("[data-row] a").first().click();
    await panel(maud)
      .getByRole("button", { name: /^Status/ })
      .click();
    await maud.getByRole("menuitem", { name: /Completed$/ }).click();
    await expect(own.first()).toContainText("Completed");
    await expect(own.first()).toContainText("1 of 1 tasks done");
  });

  await test.step("who leaves it keeps what was theirs to do, and sees nothing else of it", async () => {
    await members(maud).getByRole("button", { name: "Remove Nadia Colin" }).click();
    await expect(members(maud)).not.toContainText("Nadia Colin");
    await nadia.goto("/tasks?project=SHOP");
    await expect(nadia.getByText("Photographs")).toBeVisible();
    await expect(nadia.getByText(/Design the shop|Build the shop/)).toHaveCount(0);
    const projects = await nadia.request.get("/api/projects?q=Rouen");
    expect(((await projects.json()) as { data: object[] }).data).toEqual([]);
  });
});
