import { expect, type Page } from "@playwright/test";
import { idOf, write } from "../e2e/calendar.ts";
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
  await colleague.goto("/projects?q=beacon");
  await expect(colleague.getByRole("heading", { name: "Projets", level: 1 })).toBeVisible();
  await expect(colleague.locator("[data-row]")).toHaveCount(0);

  await manager.goto("/projects");
  await expect(manager.locator("[data-row]").first()).toBeVisible();
  await clean(manager);
  await manager.keyboard.press("n");
  await expect(dialog(manager).getByLabel("Name", { exact: true })).toBeFocused();
  await manager.keyboard.type("Beacon brochure");
  await manager.keyboard.press("Enter");
  await expect(panel(manager).getByRole("heading", { name: "Beacon brochure" })).toBeVisible();

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
  await panel(manager).getByRole("button", { name: "Report…", exact: true }).click();
  await clean(manager);
  await dialog(manager).getByLabel("Health").selectOption({ label: "At risk" });
  await dialog(manager).getByLabel("Reason").fill("The printer is late");
  await dialog(manager).getByRole("button", { name: "Report", exact: true }).click();
  await expect(panel(manager).getByText("The printer is late").first()).toBeVisible();
  await expect(panel(colleague).getByText("The printer is late").first()).toBeVisible();

  // Removed, and it is gone where they look, without a word being sent.
  await members.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(members.getByRole("listitem")).toHaveCount(0);
  await colleague.goto("/projects?q=beacon");
  await expect(colleague.locator("[data-row]")).toHaveCount(0);
  await clean(manager);
  await prefer(colleague, { language: "en" });
  await Promise.all(contexts.map((context) => context.close()));
});

const nameOf = async (page: Page) =>
  ((await (await page.request.get("/api/session")).json()) as { person: { name: string } }).person.name;

test("rates by role stand in the project for its manager alone; what is over is archived, found, kept as it is, and brought back", async ({
  browser,
  demo,
}) => {
  test.setTimeout(90_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const manager = await signIn(contexts[0], "project_manager@demo.test");
  const colleague = await signIn(contexts[1], "team_member@demo.test");
  const name = `Granary ${Date.now() % 100_000}`;
  const made = await write(manager.context(), "/api/projects", { name, status: "active", rate: 80 });
  await write(manager.context(), "/api/project_members", {
    project_id: made,
    user_id: await idOf(colleague.context()),
    part: "Joinery",
  });
  await write(manager.context(), "/api/tasks", {
    name: `Doors of ${name}`,
    project_id: made,
    owner_id: await idOf(colleague.context()),
  });

  await manager.goto(`/projects?id=${made}`);
  const rates = panel(manager).getByRole("region", { name: "Rates by role" });
  await expect(rates).toContainText("All hours have the rate of the project or of who works.");
  await rates.getByRole("button", { name: "Add rate" }).click();
  await dialog(manager).getByLabel("Part").fill("Joinery");
  await dialog(manager).getByLabel("Rate per hour").fill("95,50");
  await clean(manager);
  await manager.keyboard.press("Enter");
  await expect(rates.getByRole("listitem")).toContainText(/Joinery.*95.50/);
  await rates.getByRole("button", { name: "Change the rate of Joinery" }).click();
  await dialog(manager).getByLabel("Part").fill("Woodwork");
  await manager.keyboard.press("Enter");
  await expect(rates.getByRole("listitem")).toContainText("Woodwork");
  await expect(panel(manager).getByRole("region", { name: /^Members/ })).toContainText("Woodwork");
  await clean(manager);

  await colleague.goto(`/projects?id=${made}`);
  await expect(panel(colleague).getByText("Woodwork")).toBeVisible();
  await expect(panel(colleague).getByRole("region", { name: "Rates by role" })).toHaveCount(0);

  // What goes on is not archived; what is over is, and is gone from where the other looks.
  await expect(panel(manager).getByRole("button", { name: "Archive", exact: true })).toHaveCount(0);
  await doneBy(manager, "projects/move", { id: made, status: "completed" });
  await colleague.goto("/projects?q=granary");
  await expect(colleague.locator("[data-row]").filter({ hasText: name })).toHaveCount(1);
  await panel(manager).getByRole("button", { name: "Archive", exact: true }).click();
  await expect(panel(manager).getByText(/^Archived since/)).toBeVisible();
  await expect(panel(manager).getByRole("button", { name: "Add member" })).toHaveCount(0);
  await clean(manager);
  for (const page of [manager, colleague])
    await expect(page.locator("[data-row]").filter({ hasText: name })).toHaveCount(0);
  await colleague.goto(`/tasks?q=${encodeURIComponent(name)}`);
  await expect(colleague.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(colleague.locator("[data-row]")).toHaveCount(0);
  await colleague.goto(`/tasks?archived=yes&q=${encodeURIComponent(name)}`);
  await colleague.locator("[data-row] a").first().click();
  await expect(colleague.getByText(/^Its project is archived since/)).toBeVisible();
  await clean(colleague);

  await manager.goto("/projects?archived=yes");
  await expect(manager.locator("[data-row]").filter({ hasText: name })).toHaveCount(1);
  await manager.keyboard.press("Control+k");
  await dialog(manager).getByRole("combobox").fill(name);
  await expect(dialog(manager).getByRole("option").filter({ hasText: name }).first()).toContainText("Archived");
  await manager.keyboard.press("Escape");

  // Brought back, it is where it was.
  await manager.goto(`/projects?id=${made}&archived=yes`);
  await panel(manager).getByRole("button", { name: "Bring back" }).click();
  await expect(panel(manager).getByText(/^Archived since/)).toHaveCount(0);
  await colleague.goto(`/tasks?q=${encodeURIComponent(name)}`);
  await expect(colleague.locator("[data-row]")).toHaveCount(1);
  await Promise.all(contexts.map((context) => context.close()));
});

const doneBy = async (page: Page, verb: string, input: object) =>
  expect(
    (
      await page.request.post(`/api/${verb}`, { data: input, headers: { "Idempotency-Key": crypto.randomUUID() } })
    ).ok(),
  ).toBe(true);
