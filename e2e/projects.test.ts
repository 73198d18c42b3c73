import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// A project is begun by keys and given milestones and people; who is added has it at once, on a phone and in French, and it is gone when they are.

const panel = (page: Page) => page.getByRole("complementary", { name: /Project|Projet/ });
const dialog = (page: Page) => page.getByRole("dialog");

test("a project is begun, shared with a colleague, reported on, and nobody sees it who has left it", async ({
  browser,
  demo,
}) => {
  test.setTimeout(60_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const manager = await signIn(contexts[0], "project_manager@demo.test");
  const colleague = await signIn(contexts[1], "team_member@demo.test");
  await prefer(colleague, { language: "fr" });
  await colleague.goto("/projects?q=lighthouse");
  await expect(colleague.getByRole("heading", { name: "Projets", level: 1 })).toBeVisible();
  await expect(colleague.locator("[data-row]")).toHaveCount(0);

  await manager.goto("/projects");
  await expect(manager.locator("[data-row]").first()).toBeVisible();
  await clean(manager);
  await manager.keyboard.press("n");
  await expect(dialog(manager).getByLabel("Name", { exact: true })).toBeFocused();
  await manager.keyboard.type("Lighthouse brochure");
  await manager.keyboard.press("Enter");
  await expect(panel(manager).getByRole("heading", { name: "Lighthouse brochure" })).toBeVisible();

  const milestones = panel(manager).getByRole("region", { name: /^Milestones/ });
  await milestones.getByRole("button", { name: "Add milestone" }).click();
  await dialog(manager).getByLabel("Name", { exact: true }).fill("Proofs are read");
  await dialog(manager).getByLabel("Planned day").fill("12/01/2031");
  await manager.keyboard.press("Enter");
  await expect(milestones.getByRole("listitem")).toContainText("Proofs are read");

  const members = panel(manager).getByRole("region", { name: /^Members/ });
  await members.getByRole("button", { name: "Add member" }).click();
  const name = await nameOf(colleague);
  await dialog(manager).getByRole("button", { name: "Person" }).click();
  await dialog(manager).getByRole("searchbox").fill(name);
  await dialog(manager).locator("[role=radiogroup] label").filter({ hasText: name }).click();
  await dialog(manager).getByLabel("Part").fill("Layout");
  await dialog(manager).getByRole("button", { name: "Add member" }).click();
  await expect(members.getByRole("listitem")).toContainText(`${name}Layout`);

  // At once, without a reload.
  await expect(colleague.locator("[data-row]")).toHaveCount(1);
  await colleague.locator("[data-row] a").first().click();
  await expect(panel(colleague).getByRole("region", { name: /^Jalons/ })).toContainText("Proofs are read");
  await expect(panel(colleague).getByText("Layout")).toBeVisible();
  await expect(panel(colleague).getByText("Budget", { exact: true })).toHaveCount(0);
  await clean(colleague);

  // What is said of it is seen by both; how it goes needs a reason where it does not go well.
  await panel(colleague).getByRole("textbox", { name: "Commenter" }).fill("Les épreuves sont chez l’imprimeur.");
  await colleague.keyboard.press("Control+Enter");
  await expect(panel(manager).getByText("Les épreuves sont chez l’imprimeur.")).toBeVisible();
  await panel(manager).getByRole("button", { name: "Say how it goes" }).click();
  await clean(manager);
  await dialog(manager).getByLabel("Health").selectOption({ label: "At risk" });
  await dialog(manager).getByLabel("Reason").fill("The printer is late");
  await dialog(manager).getByRole("button", { name: "Say how it goes" }).click();
  await expect(panel(manager).getByText("The printer is late").first()).toBeVisible();
  await expect(panel(colleague).getByText("The printer is late").first()).toBeVisible();

  // Removed, and it is gone where they look, without a word being sent.
  await members.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(members.getByRole("listitem")).toHaveCount(0);
  await colleague.goto("/projects?q=lighthouse");
  await expect(colleague.locator("[data-row]")).toHaveCount(0);
  await clean(manager);
  await prefer(colleague, { language: "en" });
  await Promise.all(contexts.map((context) => context.close()));
});

const nameOf = async (page: Page) =>
  ((await (await page.request.get("/api/session")).json()) as { person: { name: string } }).person.name;
