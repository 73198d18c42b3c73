import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// A task from one line, on any page, in both languages; what was understood is shown, and can be put back.

type Task = {
  name: string;
  due_on: string;
  repeat_rule: string | null;
  priority: string;
  project_key: string | null;
  tag_ids: string[];
};

async function tasks(page: Page, q: string): Promise<Task[]> {
  const answer = await page.request.get(`/api/tasks?q=${encodeURIComponent(q)}`);
  return ((await answer.json()) as { data: Task[] }).data;
}

test("a manager adds a task from one line by keys, and a colleague in French on a phone, from other pages", async ({
  browser,
  demo,
}) => {
  const page = await signIn(await someBrowser(browser, demo), "project_manager@demo.test");
  await page.goto("/projects");
  await expect(page.getByRole("row", { name: /Site and shop/ })).toBeVisible();
  await page.keyboard.press("q");
  const dialog = page.getByRole("dialog", { name: "Quick add" });
  await expect(dialog.getByLabel("Task")).toBeFocused();
  await page.keyboard.type("Buy sun cream #rouv !high @claire +renew +part every Monday");
  for (const shown of ["Site and shop", "High", "Claire Vasseur", "Renewal", "Partenaire", "every Monday"])
    await expect(dialog.getByRole("listitem").filter({ hasText: shown })).toBeVisible();
  await expect(dialog.getByText("Buy cream", { exact: true })).toBeVisible();
  await clean(page);
  await dialog.getByRole("button", { name: "Leave “sun” as it is written" }).click();
  await expect(dialog.getByText("Buy sun cream", { exact: true })).toBeVisible();
  await dialog.getByLabel("Task").press("Enter");
  await expect(page.getByText("Buy sun cream is created.")).toBeVisible();
  await expect(page).toHaveURL(/\/projects$/);
  expect(await tasks(page, "sun cream")).toMatchObject([
    {
      name: "Buy sun cream",
      priority: "high",
      project_key: "ROUV",
      repeat_rule: "FREQ=WEEKLY;BYDAY=MO",
      tag_ids: [expect.any(String), expect.any(String)],
    },
  ]);
  // What names nobody is said, and not made.
  await page.keyboard.press("q");
  await page.keyboard.type("Ask @nobodycalledso");
  await expect(dialog.getByText("nobodycalledso: not found")).toBeVisible();
  await dialog.getByLabel("Task").press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  // Enter before who is meant was found: it waits for that, and goes.
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route(/\/api\/people\?.*hugo/i, async (route) => held.then(() => route.continue()));
  await page.keyboard.press("q");
  await expect(dialog.getByLabel("Task")).toBeFocused();
  await page.keyboard.type("Water the plants #rouv @hugo");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Create task" })).toHaveAttribute("aria-busy", "true");
  answer();
  await expect(page.getByText("Water the plants is created.")).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const phone = await someBrowser(browser, demo, { width: 390, height: 844 });
  const his = await signIn(phone, "team_member@demo.test");
  await prefer(his, { language: "fr", locale: "fr-FR" });
  await his.goto("/tasks");
  await his.getByRole("button", { name: "Plus", exact: true }).click();
  await his.getByRole("dialog", { name: "Pages" }).getByRole("button", { name: "Ajout rapide" }).click();
  const french = his.getByRole("dialog", { name: "Ajout rapide" });
  await french.getByLabel("Tâche").fill("appeler Paul chaque lundi 15h !haut");
  await expect(french.getByRole("listitem").filter({ hasText: "chaque lundi" })).toBeVisible();
  await clean(his);
  await french.getByRole("button", { name: "Créer la tâche" }).click();
  await expect(his.getByText(/fiche créée/)).toBeVisible();
  expect(await tasks(his, "appeler Paul")).toMatchObject([
    { name: "appeler Paul 15h", priority: "high", project_key: null },
  ]);
  await prefer(his, { language: "en" });
  await Promise.all([page, his].map((each) => each.context().close()));
});
