import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// What stands below a task and what was spent on it: a manager looks at it while a colleague on a phone and in French gets on with it.

const panel = (page: Page) => page.getByRole("complementary");
type Made = { id: string; version: number };
const write = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(`/api/${path}`, {
    data,
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Made }).data;
};

test("a manager sees what is done below a task and spent on it, as it happens; whoever does it sees their own time", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const manager = await signIn(contexts[0], "project_manager@demo.test");
  const colleague = await signIn(contexts[1], "team_member@demo.test");
  await prefer(colleague, { language: "fr", theme: "dark" });
  const { id: user_id } = ((await (await colleague.request.get("/api/session")).json()) as { person: Made }).person;
  const { id: project_id } = await write(manager, "projects", { name: "Lighthouse film", status: "active" });
  await write(manager, "project_members", { project_id, user_id });
  const task = (name: string, values: object) =>
    write(manager, "tasks", { name, project_id, owner_id: user_id, ...values });
  const top = await task("Film of the lighthouse", { estimate: 60 });
  const half = await task("First half", { parent_id: top.id, estimate: 180 });
  const deep = await task("Its sound", { parent_id: half.id, estimate: 60 });
  await task("Second half", { parent_id: top.id, estimate: 180 });
  const spend = (by: Page, task_id: string, minutes: number) =>
    write(by, "time_entries", { task_id, day: "2026-03-02", minutes, note: "On the cliff" });
  await spend(colleague, top.id, 45);
  await spend(manager, top.id, 30);
  await spend(colleague, deep.id, 90);

  await manager.goto(`/tasks?id=${top.id}`);
  const below = panel(manager).getByRole("region", { name: "Done below it" });
  await expect(below).toContainText("0 of 2 done · 0 %");
  await expect(below).toContainText("1h30 of 4h");
  await below.getByText("How this is counted").click();
  await expect(below.getByText(/share of the estimates that is done/)).toBeVisible();
  const spent = panel(manager).getByText(/^Time spent\s+1h15 of 1h$/);
  await spent.click();
  const entries = panel(manager).getByRole("list", { name: "Time entries" });
  await expect(entries.getByRole("listitem")).toHaveCount(2);
  await expect(entries).toContainText("Hugo Renaud · 2 Mar 2026");
  await clean(manager);

  // Done on a phone, it is done here too; whoever does it is told of their own time alone.
  await colleague.goto(`/tasks?id=${deep.id}`);
  await panel(colleague)
    .getByRole("button", { name: /^Statut/ })
    .click();
  await colleague.getByRole("menuitem", { name: /Terminé/ }).click();
  await expect(below).toContainText("1 of 2 done · 25 %");
  await colleague.goto(`/tasks?id=${top.id}`);
  await expect(panel(colleague).getByText(/^Votre temps\s+45/)).toBeVisible();
  const en_dessous = panel(colleague).getByRole("region", { name: "Terminé en dessous" });
  await expect(en_dessous).toContainText("1 sur 2 terminées");
  await expect(en_dessous).not.toContainText("4 h");
  await clean(colleague);

  // The project counts in the same way, and the table has both where they are chosen.
  await manager.goto(`/projects?id=${project_id}`);
  await expect(panel(manager).getByRole("region", { name: "Progress and budget" })).toContainText("1 of 2 done · 25 %");
  await manager.goto("/tasks?q=lighthouse");
  await manager.getByRole("button", { name: "Columns" }).click();
  for (const name of ["Time spent", "Done below it"])
    await manager.getByRole("dialog", { name: "Columns" }).getByRole("checkbox", { name, exact: true }).click();
  await manager.keyboard.press("Escape");
  const row = manager.locator("[data-row]").filter({ hasText: "Film of the lighthouse" });
  await expect(row).toContainText("1h15");
  await expect(row).toContainText("25 %1 of 2");
  await clean(manager);
  await prefer(colleague, { language: "en", theme: "light" });
  await Promise.all(contexts.map((context) => context.close()));
});

test("a client’s panel says what was spent on its projects, and leads to the sums", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const boss = await signIn(context, "ceo@demo.test");
  await boss.goto("/clients?q=Ateliers%20Rouvray");
  await boss.locator("[data-row] a").first().click();
  const spent = panel(boss).getByRole("link", { name: /^\d+h.* €$/ });
  await expect(panel(boss).getByText("Time spent")).toBeVisible();
  await clean(boss);
  await spent.click();
  await expect(boss.getByRole("table", { name: "Sums" })).toContainText("Site and shop");
  await context.close();
});
