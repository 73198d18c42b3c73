import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { write } from "../e2e/project-story.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

const panel = (page: Page) => page.getByRole("complementary", { name: /Task|Tâche|Modèle/ });
const dialog = (page: Page) => page.getByRole("dialog");

test("what is done whenever somebody begins is kept of a task, and made again by a colleague on a phone, in French", async ({
  browser,
  demo,
}) => {
  const hugo = await signIn(await someBrowser(browser, demo), "team_member@demo.test");
  const colleague = await signIn(await someBrowser(browser, demo, { width: 390 }), "employee@demo.test");
  await prefer(colleague, { language: "fr" });

  const body = "- [x] Badge\n- [ ] Keys";
  const first = await write(hugo, "tasks", { name: "Paul begins", body, priority: "high", starts_on: "2026-11-02" });
  await write(hugo, "tasks", { name: "A desk by the window", parent_id: first, due_on: "2026-11-04" });
  await hugo.goto(`/tasks?id=${first}`);
  await panel(hugo).getByRole("button", { name: "More acts" }).click();
  await hugo.getByRole("menuitem", { name: "Keep as template…" }).click();
  await dialog(hugo).getByLabel("Name").fill("Somebody begins");
  await dialog(hugo).getByRole("button", { name: "Keep as template" }).click();
  await expect(dialog(hugo)).toHaveCount(0);
  await hugo.getByRole("link", { name: "Task templates" }).click();
  await expect(hugo.getByRole("row").filter({ hasText: "Somebody begins" })).toContainText("3 working days");
  await clean(hugo);

  await colleague.goto("/tasks?tab=templates");
  await colleague.getByText("Somebody begins").click();
  await expect(panel(colleague).getByText("A desk by the window")).toBeVisible();
  await clean(colleague);
  await panel(colleague).getByRole("button", { name: "Créer une tâche à partir de ce modèle" }).click();
  await dialog(colleague).getByLabel("Nom", { exact: true }).fill("Zoé commence");
  await dialog(colleague).getByLabel("Commence").fill("07/12/2026");
  await dialog(colleague).getByRole("button", { name: "Créer la tâche" }).click();
  await expect(panel(colleague).getByRole("heading", { name: "Zoé commence" })).toBeVisible();
  await expect(panel(colleague).getByRole("checkbox", { name: "Badge" })).not.toBeChecked();
  await expect(panel(colleague).getByText("A desk by the window")).toBeVisible();
  // (Of this year, the year is not said.)
  await expect(panel(colleague)).toContainText("9 déc.");
});
