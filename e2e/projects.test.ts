import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { idOf, write } from "./calendar.ts";
import { inMenu } from "./row-acts.ts";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// A project is begun by keys and given milestones and people; who is added has it at once, on a phone and in French, and it is gone when they are.

const panel = (page: Page) => page.getByRole("complementary", { name: /Project|Projet/ });
const dialog = (page: Page) => page.getByRole("dialog");

test("a project calls states by words of its own: its board has them, for whoever is in it, at once and with a way back", async ({
  browser,
  demo,
}) => {
  test.setTimeout(90_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo)] as const;
  const manager = await signIn(contexts[0], "project_manager@demo.test");
  const colleague = await signIn(contexts[1], "team_member@demo.test");
  const made = await write(manager.context(), "/api/projects", { name: "Harbour film", key: "HARB", status: "active" });
  const [me, them] = [await idOf(manager.context()), await idOf(colleague.context())];
  await write(manager.context(), "/api/project_members", { project_id: made, user_id: them });
  await write(manager.context(), "/api/tasks", {
    name: "Cut the harbour",
    project_id: made,
    owner_id: me,
    status: "in_progress",
  });

  await manager.goto(`/projects?id=${made}`);
  const states = panel(manager).getByRole("region", { name: "States of tasks" });
  await expect(states).toContainText("Its tasks stand in the states that all have.");
  for (const [name, means] of [
    ["Rough cut", "In progress"],
    ["In test", "In progress"],
    ["Waits for client", "In review"],
  ] as const) {
    await states.getByRole("button", { name: "Add state" }).click();
    await dialog(manager).getByLabel("Name").fill(name);
    await dialog(manager).getByLabel("Means").selectOption({ label: means });
    if (name === "Rough cut") await clean(manager);
    await manager.keyboard.press("Enter");
    await expect(states.getByRole("listitem").filter({ hasText: name })).toContainText(means);
  }
  await inMenu(manager, states, /: In test$/, "Move up");
  await expect(states.getByRole("listitem").first()).toContainText("In test");
  await inMenu(manager, states, /: In test$/, "Move down");
  await expect(states.getByRole("listitem").first()).toContainText("Rough cut");
  await clean(manager);

  // Its board: by hand, by keys, and in the list; the other sees it.
  await states.getByRole("link", { name: "Board" }).click();
  await colleague.goto("/tasks?view=board&project=HARB");
  const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
  for (const page of [manager, colleague]) {
    await expect(column(page, "Rough cut").getByText("Cut the harbour")).toBeVisible();
    await expect(column(page, "In progress")).toHaveCount(0);
  }
  await manager.getByText("Cut the harbour").dragTo(column(manager, "In test"));
  await expect(column(manager, "In test").getByText("Cut the harbour")).toBeVisible();
  await expect(column(colleague, "In test").getByText("Cut the harbour")).toBeVisible({ timeout: 3000 });
  await manager.getByRole("button", { name: "Undo" }).click();
  await expect(column(colleague, "Rough cut").getByText("Cut the harbour")).toBeVisible({ timeout: 3000 });
  const card = colleague.getByRole("link", { name: /Cut the harbour/ });
  await card.focus();
  await colleague.keyboard.press("Shift+ArrowRight");
  await expect(column(colleague, "In test").getByText("Cut the harbour")).toBeVisible();
  await expect(card).toBeFocused();
  await colleague.keyboard.press("Shift+ArrowRight");
  await expect(column(manager, "Waits for client").getByText("Cut the harbour")).toBeVisible({ timeout: 3000 });
  await clean(colleague);

  // The panel and the list say it; another name is told at once, and what is removed comes back with its tasks.
  await card.click();
  const task = colleague.getByRole("complementary", { name: "Task" });
  await task.getByRole("button", { name: "Status Waits for client" }).click();
  await task.getByRole("menuitem", { name: "Move to In test" }).click();
  await expect(task.getByText(/moved it from Waits for client to In test/)).toBeVisible();
  await manager.goto("/tasks?project=HARB&state=In+test");
  const row = manager.locator("[data-row]").filter({ hasText: "Cut the harbour" });
  await expect(row).toContainText("In test");
  await manager.goto(`/projects?id=${made}`);
  await states.getByRole("button", { name: "Rename In test" }).click();
  await dialog(manager).getByLabel("Name").fill("Test screening");
  await manager.keyboard.press("Enter");
  await expect(column(colleague, "Test screening").getByText("Cut the harbour")).toBeVisible({ timeout: 5000 });
  await inMenu(manager, states, /: Test screening$/, "Remove Test screening");
  await expect(dialog(manager)).toContainText("Tasks that stand there: 1");
  await clean(manager);
  await dialog(manager).getByRole("button", { name: "Remove" }).click();
  await expect(column(colleague, "Rough cut").getByText("Cut the harbour")).toBeVisible({ timeout: 5000 });
  await manager.getByRole("button", { name: "Undo" }).click();
  await expect(column(colleague, "Test screening").getByText("Cut the harbour")).toBeVisible({ timeout: 5000 });
  await Promise.all(contexts.map((context) => context.close()));
});
