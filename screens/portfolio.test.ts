import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signIn, signInAsAtFirst, someBrowser, test } from "./tandem.ts";
import { today } from "../e2e/today.ts";

test("the head asks how a project goes, and its manager says it from the notice, in French on a phone", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const [first, second] = [
    await someBrowser(browser, demo),
    await someBrowser(browser, demo, { width: 390, height: 844 }),
  ];
  const boss = await signInAsAtFirst(first, "ceo@demo.test");
  const maud = await signIn(second, "project_manager@demo.test");
  await prefer(maud, { language: "fr", locale: "fr-FR", theme: "dark" });
  await boss.goto("/dashboard/project-manager");
  await expect(boss.getByRole("heading", { level: 1, name: "Portfolio" })).toBeVisible();
  const row = boss.getByRole("row", { name: /Onboarding/ });
  await row.getByRole("button", { name: "Ask how Onboarding goes" }).click();
  await expect(boss.getByText("Maud Lacroix is asked how Onboarding goes.")).toBeVisible();
  await expect(row).toContainText("Asked by Paul");
  await expect(row.getByRole("button", { name: "Ask how Onboarding goes" })).toHaveCount(0);
  await clean(boss);

  await maud.goto("/dashboard/project-manager");
  await expect(maud.getByRole("heading", { level: 1, name: "Portefeuille" })).toBeVisible();
  await clean(maud);
  await expect
    .poll(
      async () => {
        const { data } = (await (await maud.request.get("/api/notifications?order=-created_at&limit=5")).json()) as {
          data: { kind: string; action_url: string }[];
        };
        return data.find(({ kind }) => kind === "report_asked")?.action_url ?? "";
      },
      { timeout: 30_000 },
    )
    .toContain("act=report");
  await maud.getByRole("button", { name: /Notifications/ }).click();
  await maud.getByText("Quelqu’un demande où en est le projet").first().click();
  const dialog = maud.getByRole("dialog", { name: /Onboarding/ });
  await dialog.getByLabel("Santé").selectOption("at_risk");
  await dialog.getByLabel("Motif").fill("Les droits ne sont pas encore donnés");
  await dialog.getByRole("button", { name: "Faire un point" }).click();
  await expect(dialog).toHaveCount(0);
  await boss.reload();
  await expect(row).toContainText("Les droits ne sont pas encore donnés");
  await expect(row).not.toContainText("Asked by Paul");
  await prefer(maud, { language: "en", theme: "light" });
  await Promise.all([first.close(), second.close()]);
});

test("somebody says when they are away; who plans sees that, and an administrator who sees a project", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const [first, second] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const nadia = await signInAsAtFirst(first, "employee@demo.test");
  const ada = await signInAsAtFirst(second, "admin@demo.test");
  await nadia.goto("/security?part=absences");
  const list = nadia.getByRole("list", { name: "Absences" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  const monday = new Date(today().getTime() + 35 * 86_400_000);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  const typed = (days: number) => {
    const [year, month, day] = new Date(monday.getTime() + days * 86_400_000).toISOString().slice(0, 10).split("-");
    return `${day}/${month}/${year}`;
  };
  await nadia.getByLabel("Away from").fill(typed(0));
  await nadia.getByLabel("Away until").fill(typed(4));
  await nadia.getByRole("button", { name: "Add absence" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await clean(nadia);
  await ada.goto("/dashboard/project-manager");
  const row = ada.getByRole("row", { name: /^Nadia Colin/ });
  await expect(row.getByRole("button", { name: /away \d/ })).toHaveCount(2);
  await row.getByRole("button", { name: /hours and absences of Nadia Colin$/ }).click();
  const dialog = ada.getByRole("dialog", { name: "Nadia Colin" });
  await expect(dialog.getByRole("list", { name: "Absences" }).getByRole("listitem")).toHaveCount(2);
  await clean(ada);
  await ada.keyboard.press("Escape");
  await list
    .getByRole("button", { name: /^Remove the absence/ })
    .last()
    .click();
  await expect(list.getByRole("listitem")).toHaveCount(1);

  await ada.goto("/dashboard/admin/projects");
  await expect(ada.getByRole("heading", { level: 1, name: "All projects" })).toBeVisible();
  await ada
    .getByRole("link", { name: /Site and shop/ })
    .first()
    .click();
  const panel = ada.getByRole("complementary", { name: "Project" });
  await panel.getByRole("button", { name: "Who sees this project" }).click();
  const seen = panel.getByRole("region", { name: "Who sees this project" });
  await expect(seen.getByRole("listitem").filter({ hasText: "Hugo Renaud" })).toContainText("member");
  await expect(seen.getByRole("listitem").filter({ hasText: "Hélène Marchand" })).toContainText("its client");
  await clean(ada);
  await Promise.all([first.close(), second.close()]);
});

test("one’s day begins with one’s tasks, which are finished from there, and back", async ({ browser, demo }) => {
  const first = await someBrowser(browser, demo);
  const hugo = await signInAsAtFirst(first, "team_member@demo.test");
  await hugo.goto("/team/dashboard");
  const mine = hugo.getByRole("region", { name: "Tasks late or due within seven days" });
  const line = mine.getByRole("listitem").filter({ hasText: "Delivery dates in the basket" });
  await line.getByRole("button", { name: /^Done/ }).click();
  await expect(line).toHaveCount(0);
  await hugo.getByRole("button", { name: "Undo" }).click();
  await expect(line).toHaveCount(1);
  await line.getByRole("link").click();
  await expect(hugo.getByRole("complementary", { name: "Task" })).toContainText("Delivery dates in the basket");
  await first.close();
});
