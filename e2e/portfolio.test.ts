import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signIn, signInAsAtFirst, someBrowser, test } from "./tandem.ts";
import { today } from "./today.ts";

const wide = (page: Page) => page.locator("main").evaluate((main) => main.scrollWidth - main.clientWidth);

test("the head asks how a project goes, and its manager says it from the notice, in French on a phone", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const [first, second] = [
    await someBrowser(browser, demo),
    await someBrowser(browser, demo, { width: 390, height: 844 }),
  ];
  const boss = await signInAsAtFirst(first, "ceo@demo.test");
  const maud = await signIn(second, "project_manager@demo.test");
  await prefer(maud, { language: "fr", locale: "fr-FR", theme: "dark" });
  await boss.goto("/dashboard/project-manager");
  await expect(boss.getByRole("heading", { level: 1, name: "Portfolio" })).toBeVisible();
  const row = boss.getByRole("row", { name: /Onboarding/ });
  await row.getByRole("button", { name: "Ask how Onboarding goes" }).click();
  await expect(boss.getByText("Maud Lacroix is asked how Onboarding goes.")).toBeVisible();
  await expect(row).toContainText("Asked by Paul");
  await expect(row.getByRole("button", { name: "Ask how Onboarding goes" })).toHaveCount(0);
  await clean(boss);

  await maud.goto("/dashboard/project-manager");
  await expect(maud.getByRole("heading", { level: 1, name: "Portefeuille" })).toBeVisible();
  await expect.poll(() => wide(maud)).toBe(0);
  await clean(maud);
  await expect
    .poll(
      async () => {
        const { data } = (await (await maud.request.get("/api/notifications?order=-created_at&limit=5")).json()) as {
          data: { kind: string; action_url: string }[];
        };
        return data.find(({ kind }) => kind === "report_asked")?.action_url ?? "";
      },
      { timeout: 30_000 },
    )
    .toContain("act=report");
  await maud.getByRole("button", { name: /Notifications/ }).click();
  await maud.getByText("Quelqu’un demande où en est le projet").first().click();
  const dialog = maud.getByRole("dialog", { name: /Onboarding/ });
  await dialog.getByLabel("Santé").selectOption("at_risk");
  await dialog.getByLabel("Motif").fill("Les droits ne sont pas encore donnés");
  await dialog.getByRole("button", { name: "Faire un point" }).click();
  await expect(dialog).toHaveCount(0);
  await boss.reload();
  await expect(row).toContainText("Les droits ne sont pas encore donnés");
  await expect(row).not.toContainText("Asked by Paul");
  await prefer(maud, { language: "en", theme: "light" });
  await Promise.all([first.close(), second.close()]);
});

test("work is moved from a week that is too full, by keyboard to a colleague and by drag to another week, and back", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const [first, second] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const maud = await signInAsAtFirst(first, "project_manager@demo.test");
  const hugo = await signInAsAtFirst(second, "team_member@demo.test");
  await maud.goto("/dashboard/project-manager");
  const grid = maud.getByRole("table", { name: "Who has time" });
  const cells = grid.getByRole("row", { name: /^Hugo Renaud/ }).getByRole("button", { name: /^Hugo Renaud, week/ });
  const full = cells.nth(2);
  await expect(full).toHaveAccessibleName(/too much/);
  const before = await full.getAttribute("aria-label");

  // One Tab stop, and arrows to the cell; Enter opens what lies behind it.
  await grid.getByRole("button").first().focus();
  for (let step = 0; step < 40; step++) {
    if (await full.evaluate((cell) => cell === document.activeElement)) break;
    const in_row = await maud.evaluate(
      () => document.activeElement?.getAttribute("aria-label")?.startsWith("Hugo") ?? false,
    );
    await maud.keyboard.press(in_row ? "ArrowRight" : "ArrowDown");
  }
  await expect(full).toBeFocused();
  await maud.keyboard.press("Enter");
  const work = maud.getByRole("complementary", { name: "Work of Hugo Renaud" });
  await expect(work.getByText("Move the old orders")).toBeVisible();
  await clean(maud);
  await work.getByRole("button", { name: "Move ROUV-10" }).focus();
  await maud.keyboard.press("Enter");
  await maud.getByRole("menuitem", { name: /^Give to Maud Lacroix/ }).focus();
  await maud.keyboard.press("Enter");
  await expect(maud.getByText("ROUV-10 is Maud Lacroix’s now.")).toBeVisible();
  await expect(full).not.toHaveAccessibleName(before ?? "");
  await expect(work.getByText("Move the old orders")).toHaveCount(0);
  const mine = async () => {
    const where = encodeURIComponent(JSON.stringify({ code: "ROUV-10" }));
    const { data } = (await (await hugo.request.get(`/api/tasks?where=${where}&include=owner`)).json()) as {
      data: { owner: { name: string }; due_on: string }[];
    };
    return [data[0]?.owner.name, data[0]?.due_on];
  };
  const [, due] = await mine();
  expect((await mine())[0]).toBe("Maud Lacroix");
  await maud.getByRole("button", { name: "Undo" }).click();
  await expect(full).toHaveAccessibleName(before ?? "");
  expect(await mine()).toEqual(["Hugo Renaud", due]);

  // By drag, a week later.
  await work.getByRole("listitem").filter({ hasText: "Move the old orders" }).dragTo(cells.nth(3));
  await expect(maud.getByText(/ROUV-10 lies in w\d+ now\./)).toBeVisible();
  await expect.poll(async () => Date.parse((await mine())[1] ?? "") - Date.parse(due ?? "")).toBe(7 * 86_400_000);
  await maud.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(mine).toEqual(["Hugo Renaud", due]);
  await Promise.all([first.close(), second.close()]);
});

test("somebody says when they are away; who plans sees that, and an administrator who sees a project", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const [first, second] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const nadia = await signInAsAtFirst(first, "employee@demo.test");
  const ada = await signInAsAtFirst(second, "admin@demo.test");
  await nadia.goto("/security?part=absences");
  const list = nadia.getByRole("list", { name: "Absences" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  const monday = new Date(today().getTime() + 35 * 86_400_000);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  const typed = (days: number) => {
    const [year, month, day] = new Date(monday.getTime() + days * 86_400_000).toISOString().slice(0, 10).split("-");
    return `${day}/${month}/${year}`;
  };
  await nadia.getByLabel("Away from").fill(typed(0));
  await nadia.getByLabel("Away until").fill(typed(4));
  await nadia.getByRole("button", { name: "Add absence" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await clean(nadia);
  await ada.goto("/dashboard/project-manager");
  const row = ada.getByRole("row", { name: /^Nadia Colin/ });
  await expect(row.getByRole("button", { name: /away \d/ })).toHaveCount(2);
  await row.getByRole("button", { name: /hours and absences of Nadia Colin$/ }).click();
  const dialog = ada.getByRole("dialog", { name: "Nadia Colin" });
  await expect(dialog.getByRole("list", { name: "Absences" }).getByRole("listitem")).toHaveCount(2);
  await clean(ada);
  await ada.keyboard.press("Escape");
  await list
    .getByRole("button", { name: /^Remove the absence/ })
    .last()
    .click();
  await expect(list.getByRole("listitem")).toHaveCount(1);

  await ada.goto("/dashboard/admin/projects");
  await expect(ada.getByRole("heading", { level: 1, name: "All projects" })).toBeVisible();
  await ada
    .getByRole("link", { name: /Site and shop/ })
    .first()
    .click();
  const panel = ada.getByRole("complementary", { name: "Project" });
  await panel.getByRole("button", { name: "Who sees this project" }).click();
  const seen = panel.getByRole("region", { name: "Who sees this project" });
  await expect(seen.getByRole("listitem").filter({ hasText: "Hugo Renaud" })).toContainText("member");
  await expect(seen.getByRole("listitem").filter({ hasText: "Hélène Marchand" })).toContainText("its client");
  await clean(ada);
  await Promise.all([first.close(), second.close()]);
});

test("one’s day begins with one’s tasks, which are finished from there, and back", async ({ browser, demo }) => {
  const first = await someBrowser(browser, demo);
  const hugo = await signInAsAtFirst(first, "team_member@demo.test");
  await hugo.goto("/team/dashboard");
  const mine = hugo.getByRole("region", { name: "Tasks late or due within seven days" });
  const line = mine.getByRole("listitem").filter({ hasText: "Delivery dates in the basket" });
  await line.getByRole("button", { name: /^Done/ }).click();
  await expect(line).toHaveCount(0);
  await hugo.getByRole("button", { name: "Undo" }).click();
  await expect(line).toHaveCount(1);
  await line.getByRole("link").click();
  await expect(hugo.getByRole("complementary", { name: "Task" })).toContainText("Delivery dates in the basket");
  await first.close();
});

test("of many people those in sight are drawn; arrows and what is dragged reach the last", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const own = await someBrowser(browser, demo);
  const maud = await signInAsAtFirst(own, "project_manager@demo.test");
  // (As the server tells of 200 people: the demonstration has few.)
  await maud.route("**/api/portfolio/workload?*", async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { people: { id: string; name: string; weeks: unknown[] }[] } };
    const one = data.people.find(({ name }) => name === "Hugo Renaud");
    if (!one) throw new Error("Hugo is not there.");
    const others = Array.from({ length: 190 }, (_, n) => {
      const id = `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
      return { ...one, id, name: `Somebody ${n}` };
    });
    data.people = [...data.people, ...others];
    await route.fulfill({ response: answer, json: { data } });
  });
  const moved: string[] = [];
  await maud.route("**/api/tasks/assign", async (route) => {
    moved.push((route.request().postDataJSON() as { owner_id: string }).owner_id);
    await route.abort();
  });
  await maud.goto("/dashboard/project-manager");
  const grid = maud.getByRole("table", { name: "Who has time" });
  const rows = Number(await grid.getAttribute("aria-rowcount"));
  expect(rows).toBeGreaterThan(190);
  expect(await grid.locator("tr").count()).toBeLessThan(60);
  await expect(grid.getByText("Somebody 189")).toHaveCount(0);

  const full = grid.getByRole("row", { name: /^Hugo Renaud/ }).getByRole("button", { name: /^Hugo Renaud, week/ });
  await full.nth(2).click();
  await clean(maud);
  const bottom = () =>
    maud.evaluate(() => document.activeElement?.getAttribute("aria-label")?.startsWith("Somebody 189,"));
  for (let step = 0; step < 3 * rows && !(await bottom()); step++) await maud.keyboard.press("ArrowDown");
  await expect(grid.getByRole("button", { name: /^Somebody 189, week/ }).nth(2)).toBeFocused();
  await clean(maud);
  // Away from the focus, and back to the next of it.
  await grid.locator("xpath=..").evaluate((box) => box.scrollTo(0, 0));
  await expect(grid.getByRole("row", { name: /^Hugo Renaud/ })).toBeVisible();
  await maud.keyboard.press("ArrowUp");
  await expect(grid.getByRole("button", { name: /^Somebody 188, week/ }).nth(2)).toBeFocused();

  // Held at the lower edge until the last one is there.
  await grid.locator("xpath=..").evaluate((box) => box.scrollTo(0, 0));
  const work = maud.getByRole("complementary", { name: "Work of Hugo Renaud" });
  await work.getByRole("listitem").filter({ hasText: "Move the old orders" }).hover();
  const box = await grid.locator("xpath=..").boundingBox();
  if (!box) throw new Error("The grid is not there.");
  await maud.mouse.down();
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 15];
  await maud.mouse.move(x, y - 60, { steps: 4 });
  const last = grid.getByRole("row", { name: /^Somebody 189/ });
  let aside = 1;
  await expect
    .poll(
      async () => {
        await maud.mouse.move(x + (aside = -aside), y, { steps: 3 });
        return last.count();
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBe(1);
  // (What is held at the edge goes on drawing the rows along until there are no more.)
  const place = () => last.getByRole("button").nth(5).boundingBox();
  let was: unknown;
  const stands = async () => {
    const [before, now] = [was, JSON.stringify(await place())];
    was = now;
    return before === now;
  };
  await expect.poll(stands, { intervals: [250] }).toBe(true);
  const cell = await place();
  if (cell) await maud.mouse.move(cell.x + 10, Math.min(cell.y + 10, y), { steps: 4 });
  await maud.mouse.up();
  await expect.poll(() => moved.length).toBe(1);
  expect(moved[0]).toMatch(/^00000000-0000-4000-8000-0000000001/);
  await own.close();
});
