import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("somebody has the agents do something each Monday: it says when it comes next, runs now, rests, and shows its tasks; a colleague sees none of it", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const contexts = [
    await someBrowser(browser, demo),
    await someBrowser(browser, demo, { width: 390 }),
    await someBrowser(browser, demo),
  ] as const;
  const claire = await signInAsAtFirst(contexts[0], "sales@demo.test");
  const boss = await signInAsAtFirst(contexts[1], "admin@demo.test");
  const colleague = await signInAsAtFirst(contexts[2], "sales2@demo.test");
  await claire.goto("/dashboard/ai-army");
  await expect(claire.getByText("Database Manager").first()).toBeVisible({ timeout: 30_000 });
  await claire.getByRole("link", { name: "Schedules" }).click();
  await expect(claire.getByRole("heading", { level: 1, name: "Schedules" })).toBeVisible();

  // By keys.
  await claire.getByRole("button", { name: "New schedule" }).first().press("Enter");
  const form = claire.getByRole("dialog", { name: "New schedule" });
  await form.getByLabel("What is to be done").fill("Duplicates of the week");
  await form.getByLabel("Needs").selectOption({ label: "Find duplicates" });
  await form.getByLabel("How often").selectOption({ label: "Weekly" });
  await form.getByLabel("Day of the week").selectOption({ label: "Monday" });
  await form.getByLabel("Time", { exact: true }).fill("07:30");
  await form.getByLabel("Time zone").selectOption("America/New_York");
  await clean(claire);
  await form.getByLabel("What is to be done").press("Enter");
  const panel = claire.getByRole("complementary", { name: "Schedule" });
  await expect(panel.getByText("Each Monday at 07:30 (America/New_York)")).toBeVisible();
  await expect(panel.locator("[data-state=active]")).toBeVisible();
  await clean(claire);

  await panel.getByRole("button", { name: "Run now" }).click();
  await expect(claire.getByText("A task is made")).toBeVisible();
  const tasks = panel.getByRole("region", { name: "Tasks that it made" });
  await expect(tasks.getByRole("listitem")).toHaveCount(1);
  await panel.getByRole("button", { name: "Run now" }).click();
  await expect(claire.getByText("Its last task is not done yet.")).toBeVisible();

  // The task says which schedule made it.
  await tasks.getByRole("link").click();
  const task = claire.getByRole("complementary", { name: "Task for an agent" });
  await task.getByRole("link", { name: "Duplicates of the week" }).click();
  await expect(panel.getByText("Each Monday at 07:30")).toBeVisible();

  await panel.getByRole("button", { name: "Edit…" }).click();
  const change = claire.getByRole("dialog", { name: "Duplicates of the week" });
  await change.getByLabel("How often").selectOption({ label: "Monthly" });
  await change.getByLabel("Day of the month").selectOption("31");
  await change.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByText("Each month on day 31 at 07:30")).toBeVisible();
  await panel.getByRole("button", { name: "Pause" }).click();
  await expect(panel.locator("[data-state=paused]")).toBeVisible();

  // Whoever sees every record sees it, in their own language and on a phone; a colleague does not.
  await prefer(boss, { language: "fr", theme: "dark" });
  await boss.goto("/dashboard/ai-army?tab=schedules");
  await expect(boss.getByRole("heading", { level: 1, name: "Planifications" })).toBeVisible();
  await clean(boss);
  await boss.getByText("Duplicates of the week").click();
  const panneau = boss.getByRole("complementary", { name: "Planification" });
  await expect(panneau.getByText("Chaque mois, le 31 à 07:30 (America/New_York)")).toBeVisible();
  await clean(boss);
  await colleague.goto("/dashboard/ai-army?tab=schedules");
  await expect(colleague.getByText("None that your role shows you. There may be others.")).toBeVisible();
  await prefer(boss, { language: "en", theme: "light" });
  await Promise.all(contexts.map((context) => context.close()));
});
