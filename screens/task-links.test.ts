import { expect, type Locator, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// A manager relates tasks and brings a colleague to one; the colleague, in French on a phone, ends what blocks it, and watches.

const panel = (page: Page) => page.getByRole("complementary", { name: /Task|Tâche/ });
const dialog = (page: Page) => page.getByRole("dialog");
const relations = (page: Page) => panel(page).getByRole("region", { name: /^Relations/ });

test("tasks are related in words from either side, a circle is refused by its way, and who waits hears that they can go on", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const manager = await signIn(contexts[0], "project_manager@demo.test");
  const colleague = await signIn(contexts[1], "team_member@demo.test");
  await prefer(colleague, { language: "fr" });
  for (const name of ["Grade the colours", "Mix the sound"]) await made(manager, name);
  const [grade, mix] = [await codeOf(manager, "Grade the colours"), await codeOf(manager, "Mix the sound")];
  await opened(manager, "Mix the sound");
  await related(manager, "Is blocked by", "Grade the colours");
  await expect(relations(manager)).toContainText(`Is blocked by`);
  await expect(relations(manager).getByRole("listitem")).toContainText(grade);
  await expect(panel(manager).getByText("By tasks that are not over: 1")).toBeVisible();
  // Days between the two are changed where they are said.
  const between = () => relations(manager).getByRole("button", { name: `Days between “Is blocked by”: ${grade}` });
  await relations(manager).getByRole("listitem").hover();
  await between().click();
  await expect(dialog(manager).getByLabel("Working days between them")).toHaveValue("0");
  await dialog(manager).getByLabel("Working days between them").fill("2");
  await clean(manager);
  await manager.keyboard.press("Enter");
  await expect(relations(manager).getByRole("listitem")).toContainText("Working days between: 2");
  await clean(manager);
  // The other way round would be a circle, and says which.
  await related(manager, "Blocks", "Grade the colours");
  await expect(dialog(manager)).toContainText(`It would make a circle: ${mix} → ${grade} → ${mix}`);
  await clean(manager);
  await dialog(manager).getByRole("button", { name: "Cancel" }).click();

  // A colleague is brought along, and sees it from the other side at once.
  await panel(manager).getByRole("button", { name: "Add person" }).click();
  await dialog(manager).getByRole("searchbox").fill("Hugo");
  await dialog(manager).locator("[role=radiogroup] label").filter({ hasText: "Hugo Renaud" }).click();
  await dialog(manager).getByRole("button", { name: "Add person" }).click();
  await expect(panel(manager).getByRole("region", { name: "Further people" })).toContainText("Hugo Renaud");
  await colleague.goto(`/tasks?q=${encodeURIComponent(grade)}`);
  await colleague.locator("[data-row] a").first().click();
  await expect(relations(colleague)).toContainText("Bloque");
  await expect(relations(colleague)).toContainText(mix);
  await clean(colleague);
  // Watching is one press, and another one ends it.
  await panel(colleague).getByRole("button", { name: "Suivre", exact: true }).click();
  await expect(panel(colleague).getByText("La suivent : 1")).toBeVisible();
  await panel(colleague).getByRole("button", { name: "Ne plus suivre" }).click();
  await expect(panel(colleague).getByText("La suivent : 1")).toHaveCount(0);
  await panel(colleague)
    .getByRole("button", { name: /^Statut/ })
    .click();
  await colleague.getByRole("menuitem", { name: /Terminé/ }).click();
  await expect(panel(manager).getByText("By tasks that are not over: 1")).toHaveCount(0);
  await expect(manager.getByRole("button", { name: /unread/ })).toBeVisible();
  // “My work” has what one does beside others: looked for by its name, since what has no day lies below what a phone draws.
  await colleague.goto("/tasks?status=open&work=mine&q=Mix");
  await expect(colleague.locator("[data-row]").filter({ hasText: "Mix the sound" })).toBeVisible();
  await prefer(colleague, { language: "en" });
  await Promise.all(contexts.map((context) => context.close()));
});

test("a lead's panel shows its tasks and makes one; the task leads to what it is about, found or by its address, and a colleague who sees one of the two is told nothing", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const claire = await signIn(contexts[0], "sales@demo.test");
  await claire.goto("/leads");
  await claire.locator("[data-row] a").first().click();
  const lead = claire.getByRole("complementary", { name: "Lead", exact: true });
  const name = (await lead.getByRole("heading", { level: 2 }).innerText()).replace(/^Change Name\s+/, "");
  const address = claire.url();
  const tasks = lead.getByRole("region", { name: /^Tasks/ });
  await expect(tasks.getByRole("heading", { name: "Tasks 0" })).toBeVisible();
  await tasks.getByRole("button", { name: "New task" }).click();
  await dialog(claire).getByLabel("Name", { exact: true }).fill("Send them the new prices");
  await clean(claire);
  await dialog(claire).getByRole("button", { name: "Create task" }).click();
  await expect(tasks.getByRole("listitem")).toContainText("Send them the new prices");
  await clean(claire);
  await tasks.getByRole("link", { name: "Send them the new prices" }).click();
  const records = (page: Page) => panel(page).getByRole("region", { name: /^(Linked records|Fiches liées)/ });
  await expect(records(claire).getByRole("link", { name })).toBeVisible();

  // A second one is found by its words, a third by its address; the same once more is refused.
  await linked(claire, async (form) => {
    await form.getByLabel("Kind").selectOption({ label: "Clients" });
    await form.locator("[role=radiogroup] label").first().click();
    await clean(claire);
  });
  await expect(records(claire).getByRole("listitem")).toHaveCount(2);
  await records(claire).getByRole("button", { name: "Link a record" }).click();
  await dialog(claire).getByLabel("Or paste the address of a record").fill("https://elsewhere.example/leads?id=1");
  await expect(dialog(claire).getByText("This is the address of no record that can be linked.").first()).toBeVisible();
  await dialog(claire).getByLabel("Or paste the address of a record").fill(address);
  await dialog(claire).getByRole("button", { name: "Link a record" }).click();
  await expect(dialog(claire)).toContainText("This task is about that record already.");
  await dialog(claire).getByRole("button", { name: "Cancel" }).click();
  await records(claire)
    .getByRole("button", { name: `End the link to ${name}` })
    .press("Enter");
  await expect(records(claire).getByRole("listitem")).toHaveCount(1);
  await linked(claire, (form) => form.getByLabel("Or paste the address of a record").fill(address));
  await expect(records(claire).getByRole("link", { name })).toBeVisible();
  await clean(claire);

  // Whoever does it and sees no leads finds the task without what it is about; in French, on a phone.
  await panel(claire).focus();
  await claire.keyboard.press("o");
  await dialog(claire).getByRole("searchbox").fill("Hugo");
  await dialog(claire).locator("[role=radiogroup] label").filter({ hasText: "Hugo Renaud" }).click();
  await dialog(claire)
    .getByRole("button", { name: /^Assign/ })
    .click();
  const colleague = await signIn(contexts[1], "team_member@demo.test");
  await prefer(colleague, { language: "fr" });
  await opened(colleague, "Send them the new prices");
  await expect(records(colleague)).toContainText("Elle ne concerne encore aucune fiche.");
  await clean(colleague);
  await prefer(colleague, { language: "en" });
  await Promise.all(contexts.map((context) => context.close()));
});

async function linked(page: Page, choose: (form: Locator) => Promise<unknown>) {
  await panel(page).getByRole("button", { name: "Link a record" }).click();
  await choose(dialog(page));
  await dialog(page).getByRole("button", { name: "Link a record" }).click();
  await expect(dialog(page)).toBeHidden();
}

async function made(page: Page, name: string) {
  await page.goto("/tasks?new=1");
  await dialog(page).getByLabel("Name", { exact: true }).fill(name);
  await dialog(page)
    .getByRole("button", { name: /^Project/ })
    .click();
  await dialog(page).getByRole("searchbox").fill("Brand film");
  await dialog(page).locator("[role=radiogroup] label").filter({ hasText: "Brand film" }).first().click();
  await dialog(page).getByRole("button", { name: "Create task" }).click();
  await expect(panel(page).getByRole("heading", { name })).toBeVisible();
}

async function opened(page: Page, name: string) {
  await page.goto(`/tasks?q=${encodeURIComponent(name)}`);
  await page.locator("[data-row] a").first().click();
  await expect(panel(page).getByRole("heading", { name })).toBeVisible();
}

async function codeOf(page: Page, name: string): Promise<string> {
  await opened(page, name);
  const code = panel(page)
    .getByText(/^FILM-\d+$/)
    .first();
  return (await code.innerText()).trim();
}

async function related(page: Page, how: string, to: string) {
  await panel(page).getByRole("button", { name: "Add relation" }).click();
  await dialog(page).getByLabel("Relation").selectOption({ label: how });
  await dialog(page).getByRole("searchbox").fill(to);
  await dialog(page).locator("[role=radiogroup] label").filter({ hasText: to }).first().click();
  await dialog(page).getByRole("button", { name: "Add relation" }).click();
}
