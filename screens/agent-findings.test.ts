import { expect, type Locator, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("an administrator has sign-ins reviewed: what is found stands on a tab with what shows it, and is dealt with; who may not read the log has no such tab", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const contexts = [
    await someBrowser(browser, demo),
    await someBrowser(browser, demo, { width: 390 }),
    await someBrowser(browser, demo),
  ] as const;
  const admin = await signInAsAtFirst(contexts[0], "admin@demo.test");
  const boss = await signInAsAtFirst(contexts[1], "ceo@demo.test");
  const claire = await signInAsAtFirst(contexts[2], "sales@demo.test");
  await admin.goto("/dashboard/ai-army");
  await expect(admin.getByText("Security Auditor").first()).toBeVisible({ timeout: 30_000 });
  await admin.goto("/dashboard/ai-army?tab=tasks");
  await admin.getByRole("button", { name: "New task" }).first().press("Enter");
  const form = admin.getByRole("dialog", { name: "New task" });
  await form.getByLabel("What is to be done").fill("Who comes in, and how");
  await form.getByLabel("Priority").selectOption("P0");
  await form.getByLabel("Needs").selectOption({ label: "Review sign-ins" });
  await form.getByLabel("What is to be done").press("Enter");
  const task = admin.getByRole("complementary", { name: "Task for an agent" });
  await expect(task.locator("[data-state=done]")).toBeVisible({ timeout: 30_000 });

  await admin.getByRole("link", { name: "Findings", exact: true }).click();
  await expect(admin.getByRole("heading", { level: 1, name: "Findings" })).toBeVisible();
  const found = admin.getByText(/^High role without a second step/).first();
  await expect(found).toBeVisible();
  await clean(admin);
  await found.click();
  const panel = admin.getByRole("complementary", { name: "Finding" });
  await expect(panel.getByText("neither codes nor a passkey")).toBeVisible();
  await expect(panel.getByRole("link", { name: "Who comes in, and how" })).toBeVisible();
  await madeTask(admin, panel);
  await panel.getByRole("button", { name: "Acknowledge" }).click();
  await expect(panel.locator("[data-state=acknowledged]")).toBeVisible();
  await clean(admin);
  await panel.getByRole("button", { name: "Dismiss" }).click();
  const why = admin.getByRole("dialog");
  await why.getByLabel("Reason").fill("This is a demonstration.");
  await why.getByRole("button", { name: "Dismiss" }).click();
  await expect(panel.locator("[data-state=dismissed]")).toBeVisible();
  await expect(panel.getByText("This is a demonstration.").first()).toBeVisible();

  // In French and on a phone.
  await prefer(boss, { language: "fr", theme: "dark" });
  await boss.goto("/dashboard/ai-army?tab=findings&status=dismissed");
  await expect(boss.getByRole("heading", { level: 1, name: "Constats" })).toBeVisible();
  await clean(boss);
  await boss.getByText(/^High role without a second step/).click();
  const panneau = boss.getByRole("complementary", { name: "Constat" });
  await expect(panneau.getByText("This is a demonstration.").first()).toBeVisible();
  await clean(boss);
  // What became of it is there for whoever sees both.
  await expect(panneau.getByRole("link", { name: /^T-\d+ · High role/ })).toBeVisible();
  await expect(panneau.getByRole("region", { name: /^Tâches/ }).getByRole("listitem")).toHaveCount(1);
  await panneau.getByRole("button", { name: "Rouvrir" }).click();
  await expect(panneau.locator("[data-state=open]")).toBeVisible();

  await claire.goto("/dashboard/ai-army");
  await expect(claire.getByText("Security Auditor").first()).toBeVisible({ timeout: 30_000 });
  await expect(claire.getByRole("link", { name: "Schedules" })).toBeVisible();
  await expect(claire.getByRole("link", { name: "Findings", exact: true })).toHaveCount(0);
  await prefer(boss, { language: "en", theme: "light" });
  await Promise.all(contexts.map((context) => context.close()));
});

/** By its key the finding becomes a task, which is taken back; made again, the next press leads to it, and from there back. */
async function madeTask(page: Page, panel: Locator) {
  const task = panel.getByRole("link", { name: /^T-\d+ · High role/ });
  await expect(panel.getByRole("button", { name: "Make a task of it" })).toBeVisible();
  await panel.focus();
  await page.keyboard.press("d");
  await expect(task).toBeVisible();
  await page.getByRole("region", { name: "Messages of the app" }).getByRole("button", { name: "Undo" }).click();
  await panel.getByRole("button", { name: "Make a task of it" }).click();
  await expect(task).toBeVisible();
  await clean(page);
  await panel.focus();
  await page.keyboard.press("d");
  const opened = page.getByRole("complementary", { name: "Task", exact: true });
  const records = opened.getByRole("region", { name: /^Linked records/ });
  await expect(opened.getByText("neither codes nor a passkey")).toBeVisible();
  await records.getByRole("link", { name: /^High role/ }).click();
  await expect(panel.getByText("neither codes nor a passkey").first()).toBeVisible();
}
