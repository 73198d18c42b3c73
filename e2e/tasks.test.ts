import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// A manager plans a task by keys, a colleague on a phone and in French blocks it and has it done without the line; both see the same.

const panel = (page: Page) => page.getByRole("complementary", { name: /Task|Tâche/ });
const dialog = (page: Page) => page.getByRole("dialog");

test("a task is planned by keys, blocked and done by a colleague on a phone, with a subtask and what was said", async ({
  browser,
  demo,
}) => {
  test.setTimeout(90_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const manager = await signIn(contexts[0], "project_manager@demo.test");
  const colleague = await signIn(contexts[1], "team_member@demo.test");
  await prefer(colleague, { language: "fr" });
  await colleague.goto("/tasks?owner=me&status=open");
  await expect(colleague.getByRole("heading", { name: "Tâches", level: 1 })).toBeVisible();
  await expect(colleague.locator("[data-row]").first()).toBeVisible();
  await clean(colleague);

  await manager.goto("/tasks");
  await expect(manager.locator("[data-row]").first()).toBeVisible();
  await clean(manager);
  await manager.keyboard.press("n");
  await expect(dialog(manager).getByLabel("Name", { exact: true })).toBeFocused();
  await manager.keyboard.type("Sound of the film");
  await chosen(manager, "Project", "Brand film");
  await chosen(manager, "Who does it", "Hugo Renaud");
  await expect(dialog(manager).getByLabel("Priority")).toHaveValue("none");
  await dialog(manager).getByLabel("Priority").selectOption({ label: "Urgent" });
  await clean(manager);
  await dialog(manager).getByRole("button", { name: "Create task" }).click();
  await expect(panel(manager).getByRole("heading", { name: "Sound of the film" })).toBeVisible();
  const code = (
    await panel(manager)
      .getByText(/^FILM-\d+$/)
      .first()
      .innerText()
  ).trim();
  await panel(manager).getByRole("button", { name: "Add subtask" }).click();
  await dialog(manager).getByLabel("Name", { exact: true }).fill("Ask the composer");
  await manager.keyboard.press("Enter");
  await expect(
    panel(manager)
      .getByRole("region", { name: /^Subtasks/ })
      .getByRole("listitem"),
  ).toContainText("FILM-");
  // Its text is read as Markdown, and changed as it was written.
  await panel(manager).getByRole("button", { name: "Change Description" }).click();
  await manager.keyboard.type("Loud at the **beginning**, see [the script](https://example.org/script).");
  await manager.keyboard.press("Control+Enter");
  await expect(panel(manager).locator("strong")).toHaveText("beginning");
  await expect(panel(manager).getByRole("link", { name: "the script" })).toHaveAttribute("target", "_blank");
  await expect(panel(manager).getByRole("button", { name: "Change Description" })).toContainText("Change the text…");
  const add = panel(manager).getByRole("textbox", { name: "Add to the checklist" });
  for (const item of ["Levels", "Titles"]) {
    await add.fill(item);
    await add.press("Enter");
    await expect(panel(manager).getByRole("checkbox", { name: item })).toBeVisible();
  }

  // At once on the other's phone, by its number.
  await colleague.goto(`/tasks?q=${code}`);
  await colleague.locator("[data-row] a").first().click();
  await expect(panel(colleague).getByRole("heading", { name: "Sound of the film" })).toBeVisible();
  await panel(colleague).getByRole("button", { name: "Dire ce qui la bloque" }).click();
  await dialog(colleague).getByLabel("Ce qui la bloque").fill("Les droits ne sont pas payés");
  await dialog(colleague).getByRole("button", { name: "Dire ce qui la bloque" }).click();
  await expect(panel(manager).getByText("Les droits ne sont pas payés").first()).toBeVisible();
  await panel(colleague).getByRole("textbox", { name: "Commenter" }).fill("J’attends la facture.");
  await colleague.keyboard.press("Control+Enter");
  await expect(panel(manager).getByText("J’attends la facture.")).toBeVisible();
  await panel(colleague).getByRole("checkbox", { name: "Titles" }).click();
  await expect(panel(colleague).getByRole("heading", { name: /Liste à cocher.*1 sur 2/ })).toBeVisible();
  await expect(panel(manager).getByRole("checkbox", { name: "Titles" })).toBeChecked();
  await clean(colleague);

  // Without a line it is done, and the server is told when there is one.
  await contexts[1].setOffline(true);
  await panel(colleague)
    .getByRole("button", { name: /^Statut/ })
    .click();
  await colleague.getByRole("menuitem", { name: /Terminé/ }).click();
  await expect(panel(colleague).getByRole("button", { name: /^Statut/ })).toContainText("Terminé");
  await contexts[1].setOffline(false);
  await expect(panel(manager).getByRole("button", { name: /^Status/ })).toContainText("Done", { timeout: 20_000 });
  await expect(panel(manager).getByText("Les droits ne sont pas payés", { exact: true })).toHaveCount(0);
  await prefer(colleague, { language: "en" });
  await Promise.all(contexts.map((context) => context.close()));
});

/** Picks a record in the form by its words. */
async function chosen(page: Page, label: string, words: string) {
  await dialog(page)
    .getByRole("button", { name: new RegExp(`^${label}`) })
    .click();
  await dialog(page).getByRole("searchbox").fill(words);
  await dialog(page).locator("[role=radiogroup] label").filter({ hasText: words }).first().click();
}
