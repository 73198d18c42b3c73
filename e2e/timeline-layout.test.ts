import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// Tasks along the time: a manager moves one by the mouse and by keys, with what follows it; a colleague on a phone, in French, sees it.

const bar = (page: Page, name: string) => page.locator(`[data-timeline] [data-span][title^="${name}"]`);
const dialog = (page: Page) => page.getByRole("dialog");
const line = (page: Page, name: string) => page.locator("[data-timeline] [data-bar]").filter({ hasText: name });

test("a task is drawn to other days with what follows it, once that was seen, and all of it goes back as one", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const manager = await signIn(contexts[0], "project_manager@demo.test");
  const colleague = await signIn(contexts[1], "support@demo.test");
  await prefer(colleague, { language: "fr" });
  await manager.goto("/tasks?view=timeline&project=ONBO");
  await expect(bar(manager, "Import 12,000")).toBeVisible();
  await clean(manager);
  const said = () => line(manager, "Training, three half days").textContent();
  const before = await said();
  await pulled(manager, "Import 12,000", 5);
  await expect(dialog(manager)).toContainText("Rights and teams");
  await expect(dialog(manager)).toContainText("Training, three half days");
  await clean(manager);
  await dialog(manager).getByRole("button", { name: "Move all 3" }).click();
  await expect(dialog(manager)).toHaveCount(0);
  await expect.poll(said).not.toBe(before);
  const after = await said();

  // The other sees it on a phone, where one reads and opens.
  await colleague.goto("/tasks?view=timeline&project=ONBO");
  await expect(line(colleague, "Training, three half days")).toBeVisible();
  await clean(colleague);
  await line(colleague, "Training, three half days").click();
  await expect(colleague.getByRole("complementary", { name: "Tâche" })).toContainText("Training, three half days");
  await colleague.getByRole("button", { name: "Replanifier…" }).click();
  await expect(dialog(colleague)).toContainText("Rien ne bougerait.");
  await clean(colleague);
  await manager.getByRole("button", { name: "Undo" }).click();
  await expect.poll(said).toBe(before);

  // By keys the same: shown and heard, nothing done until Enter.
  await line(manager, "Import 12,000").focus();
  for (let press = 0; press < 5; press++) await manager.keyboard.press("Shift+ArrowRight");
  await expect(manager.getByRole("status").filter({ hasText: "and 2 that follow" })).toBeVisible();
  await manager.keyboard.press("Escape");
  await expect.poll(said).toBe(before);
  for (let press = 0; press < 5; press++) await manager.keyboard.press("Shift+ArrowRight");
  await manager.keyboard.press("Enter");
  await dialog(manager).getByRole("button", { name: "Move all 3" }).click();
  await expect.poll(said).toBe(after);
  await manager.getByRole("button", { name: "Undo" }).click();
  await expect.poll(said).toBe(before);
  await manager.keyboard.press("Control+k");
  await manager.keyboard.press("Escape");
  await prefer(colleague, { language: "en" });
  await Promise.all(contexts.map((context) => context.close()));
});

test("projects lie along the time, too, and move with a way back", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const other = await someBrowser(browser, demo);
  const [manager, admin] = [await signIn(context, "project_manager@demo.test"), await signIn(other, "admin@demo.test")];
  await Promise.all([manager, admin].map((page) => page.goto("/projects?view=timeline&on=months")));
  const said = (page: Page) => line(page, "Brand film").textContent();
  // (Its milestone stands on its line.)
  await expect(line(manager, "Brand film")).toContainText("Final cut");
  const before = await said(manager);
  await line(manager, "Brand film").focus();
  await manager.keyboard.press("Shift+Alt+ArrowRight");
  await manager.keyboard.press("Enter");
  await expect.poll(() => said(manager)).not.toBe(before);
  await expect.poll(async () => (await said(admin)) === (await said(manager))).toBe(true);
  await manager.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => said(admin)).toBe(before);
  await clean(manager);
  await Promise.all([context.close(), other.close()]);
});

test("a project is drawn to other days with all that belongs to it and what waits for it, once that was seen, and goes back as one", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const manager = await signIn(contexts[0], "project_manager@demo.test");
  const colleague = await signIn(contexts[1], "team_member@demo.test");
  // What waits for the film: another project is added in its panel, is told to begin too early, and is taken off again.
  await unrelated(manager, "FILM", "WARE");
  await manager.goto("/projects?view=table");
  await manager.getByText("Brand film").first().click();
  const panel = manager.getByRole("complementary", { name: "Project" });
  await expect(panel.getByText("Citizens' portal")).toBeVisible();
  await panel.getByRole("button", { name: "Add relation" }).click();
  await dialog(manager).getByLabel("How this project stands to it").selectOption("Blocks");
  await dialog(manager).getByRole("searchbox").fill("Warehouse");
  await dialog(manager).locator("[role=radiogroup] label").filter({ hasText: "Warehouse app" }).click();
  await clean(manager);
  await dialog(manager).getByRole("button", { name: "Add relation" }).click();
  await expect(panel.getByText("WARE: Begins before FILM ends")).toBeVisible();
  await clean(manager);
  await manager.getByRole("button", { name: "Undo" }).click();
  await expect(panel.getByText("Warehouse app")).toHaveCount(0);

  // By keys, and the same by its menu: what would move is shown before anything does.
  await colleague.goto("/tasks?view=timeline&project=FILM");
  await manager.goto("/projects?view=timeline&on=months");
  const project = () => line(manager, "Brand film").textContent();
  const task = () => line(colleague, "Final cut").textContent();
  // (Its milestone comes a moment later.)
  await expect(line(manager, "Brand film")).toContainText("Final cut");
  await expect(line(colleague, "Final cut")).toBeVisible();
  const [before, task_before] = [await project(), await task()];
  await line(manager, "Brand film").focus();
  for (let press = 0; press < 7; press++) await manager.keyboard.press("Shift+ArrowRight");
  await expect(manager.getByRole("status").filter({ hasText: "and 1 that follow" })).toBeVisible();
  await manager.keyboard.press("Enter");
  await expect(dialog(manager)).toContainText("With its open tasks (2), phases (0) and milestones (1)");
  await expect(dialog(manager).getByRole("checkbox", { name: "PORT · Citizens' portal" })).toBeChecked();
  await clean(manager);
  await dialog(manager)
    .getByRole("button", { name: /^Move all/ })
    .click();
  await expect(dialog(manager)).toHaveCount(0);
  await expect.poll(project).not.toBe(before);
  // A colleague there sees it move, and go back.
  await expect.poll(task).not.toBe(task_before);
  await manager.getByRole("button", { name: "Undo" }).click();
  await expect.poll(task).toBe(task_before);
  await expect.poll(project).toBe(before);
  await line(manager, "Brand film").click();
  await panel.getByRole("button", { name: "More acts" }).click();
  await manager.getByRole("menuitem", { name: "Reschedule…" }).click();
  // What cannot be told can still be made smaller: by both choices.
  await dialog(manager).getByLabel("Working days later").fill("4000");
  await expect(dialog(manager).getByRole("alert")).toBeVisible();
  await expect(dialog(manager).getByRole("checkbox", { name: "With all that belongs to it" })).toBeChecked();
  await dialog(manager).getByRole("checkbox", { name: "With the projects that wait for it" }).uncheck();
  await clean(manager);
  await dialog(manager).getByLabel("Working days later").fill("7");
  await expect(dialog(manager).getByRole("checkbox", { name: "PORT · Citizens' portal" })).not.toBeChecked();
  await dialog(manager).getByRole("checkbox", { name: "With the projects that wait for it" }).check();
  await expect(dialog(manager).getByRole("checkbox", { name: "PORT · Citizens' portal" })).toBeChecked();
  await dialog(manager).getByLabel("Working days later").fill("-3");
  await expect(dialog(manager).getByRole("button", { name: /^Move all/ })).toBeVisible();
  await dialog(manager).getByRole("checkbox", { name: "With its open tasks" }).uncheck();
  await dialog(manager).getByRole("button", { name: "Move it" }).click();
  await expect.poll(project).not.toBe(before);
  expect(await task()).toBe(task_before);
  await manager.getByRole("button", { name: "Undo" }).click();
  await expect.poll(project).toBe(before);
  await Promise.all(contexts.map((context) => context.close()));
});

/** Ends what an earlier try has left between two projects. */
async function unrelated(page: Page, from: string, to: string) {
  const list = async (path: string, where: object): Promise<{ id: string; key: string; version: number }[]> => {
    const answer = await page.request.get(`/api/${path}?where=${encodeURIComponent(JSON.stringify(where))}`);
    return ((await answer.json()) as { data: { id: string; key: string; version: number }[] }).data;
  };
  const ids = new Map((await list("projects", { key: { in: [from, to] } })).map(({ key, id }) => [key, id]));
  for (const { id, version } of await list("project_links", { from_id: ids.get(from), to_id: ids.get(to) })) {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const gone = await page.request.delete(`/api/project_links/${id}`, { data: { version }, headers });
    expect(gone.status()).toBe(200);
  }
}

/** Draws a bar so many days later by the mouse. */
async function pulled(page: Page, name: string, days: number) {
  await bar(page, name).scrollIntoViewIfNeeded();
  const box = await bar(page, name).boundingBox();
  if (!box) throw new Error("it is not seen");
  const [x, y] = [box.x + box.width - 20, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + days * 14, y, { steps: 4 });
  await page.mouse.move(x + days * 28, y, { steps: 4 });
  await page.mouse.up();
}
