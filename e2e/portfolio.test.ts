import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { signInAsAtFirst, someBrowser, test } from "./tandem.ts";

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
