import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("somebody has the agents look for duplicates: it is done at once, the result leads to the records, and colleagues see what they may", async ({
  browser,
  demo,
}) => {
  test.setTimeout(180_000);
  const contexts = [
    await someBrowser(browser, demo),
    await someBrowser(browser, demo, { width: 390 }),
    await someBrowser(browser, demo),
  ] as const;
  const claire = await signInAsAtFirst(contexts[0], "sales@demo.test");
  const boss = await signInAsAtFirst(contexts[1], "admin@demo.test");
  const colleague = await signInAsAtFirst(contexts[2], "sales2@demo.test");
  for (const name of ["Maëlle Lebrec", "M. Lebrec"]) await created(claire, name, "maelle@lebrec.example");
  await expect(async () => {
    await claire.reload();
    await expect(claire.getByText("Probably the same as")).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });

  await claire.goto("/dashboard/ai-army");
  await expect(claire.getByText("Database Manager").first()).toBeVisible({ timeout: 30_000 });
  await claire.getByRole("link", { name: "Tasks for agents" }).press("Enter");
  await expect(claire.getByRole("heading", { level: 1, name: "Tasks for agents" })).toBeFocused();
  await give(claire, "Look for duplicates", "P0", "Find duplicates");
  const panel = claire.getByRole("complementary", { name: "Task for an agent" });
  // Whoever gave it goes on in its panel, of which what says so covers nothing.
  await expect(panel).toBeFocused();
  const said = claire.getByRole("region", { name: "Messages of the app" }).getByText("The task waits for an agent.");
  const [right, left] = [await said.boundingBox(), await panel.boundingBox()];
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThan(left?.x ?? 0);
  await expect(panel.locator("[data-state=done]")).toBeVisible({ timeout: 30_000 });
  await expect(panel.getByRole("link", { name: "Database Manager" })).toBeVisible();
  await clean(claire);

  // What is asked by keys: no agent is sent without a model, and says why.
  await claire.goto("/dashboard/ai-army?tab=tasks");
  await give(claire, "Write a poem", "P0");
  await expect(panel.getByText("No model is configured.")).toBeVisible({ timeout: 30_000 });
  await expect(panel.locator("[data-state=assigned]")).toBeVisible();
  await panel.getByRole("button", { name: "Cancel" }).click();
  await expect(panel.locator("[data-state=cancelled]")).toBeVisible();
  await panel.focus();
  await claire.keyboard.press("Escape");
  await expect(claire.getByRole("row", { name: /Write a poem/ }).getByRole("link")).toBeFocused();

  // Whoever runs the agents sees them all, in their own language and on a phone; a colleague none of hers.
  await prefer(boss, { language: "fr", theme: "dark" });
  await boss.goto("/dashboard/ai-army?tab=tasks");
  await expect(boss.getByRole("heading", { level: 1, name: "Tâches pour les agents" })).toBeVisible();
  await expect(boss.getByText("Look for duplicates")).toBeVisible();
  await clean(boss);
  await boss.getByText("Look for duplicates").click();
  const panneau = boss.getByRole("complementary", { name: "Tâche pour un agent" });
  await expect(panneau.getByRole("heading", { name: "Résultat" })).toBeVisible();
  await clean(boss);
  await colleague.goto("/dashboard/ai-army?tab=tasks");
  await expect(colleague.getByText("None that your role shows you. There may be others.")).toBeVisible();

  // The board has a column for each state.
  await claire.goto("/dashboard/ai-army?tab=tasks&view=board");
  await expect(claire.getByText("Look for duplicates")).toBeVisible();
  await clean(claire);

  // A link of the result opens the record, in the same window.
  await claire.getByText("Look for duplicates").click();
  const link = panel.getByRole("link", { name: "Maëlle Lebrec" });
  await link.click();
  await expect(claire).toHaveURL(/\/leads\?id=/);
  await expect(claire.getByRole("complementary").getByRole("heading", { name: "Maëlle Lebrec" })).toBeVisible();
  await prefer(boss, { language: "en", theme: "light" });
  await Promise.all(contexts.map((context) => context.close()));
});

/** Gives a task by the form, reached and sent by keys. */
async function give(page: Page, title: string, priority: string, capability?: string): Promise<void> {
  await page.getByRole("button", { name: "New task" }).first().press("Enter");
  const form = page.getByRole("dialog", { name: "New task" });
  await form.getByLabel("What is to be done").fill(title);
  await form.getByLabel("Priority").selectOption(priority);
  if (capability) await form.getByLabel("Needs").selectOption({ label: capability });
  if (capability) await clean(page);
  await form.getByLabel("What is to be done").press("Enter");
  await expect(form).toHaveCount(0);
}

async function created(page: Page, name: string, email: string): Promise<void> {
  await page.goto("/leads?new=1");
  const form = page.getByRole("dialog", { name: "New lead" });
  await form.getByLabel("Name", { exact: true }).fill(name);
  await form.getByLabel("E-mail").fill(email);
  await form.getByRole("button", { name: "Create lead" }).click();
  await expect(page.getByRole("complementary").getByRole("heading", { name })).toBeVisible();
}
