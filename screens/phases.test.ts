import { expect, type Page } from "@playwright/test";
import { write } from "../e2e/calendar.ts";
import { clean } from "./clean.ts";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// A project goes by phases: its manager makes and orders them, a colleague, on a phone and in French, sees each come and puts tasks into them.

const dialog = (page: Page) => page.getByRole("dialog");

test("many tasks are put into a phase of their project; a client sees the phases that are shown to them", async ({
  browser,
  demo,
}) => {
  test.setTimeout(90_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo)] as const;
  const manager = await signIn(contexts[0], "project_manager@demo.test");
  const client = await signIn(contexts[1], "client@demo.test");
  await client.goto("/");
  const own = client.getByRole("region", { name: "Your projects" }).getByRole("list", { name: "Phases" });
  await expect(own.getByText("Opening")).toBeVisible();
  await expect(own.getByText("Photographs and sheets")).toHaveCount(0);
  await clean(client);

  const name = `Quay ${Date.now()}`;
  const project_id = await write(manager.context(), "/api/projects", { name, status: "active" });
  const key = await keyOf(manager, project_id);
  for (const task of ["Measure the quay", "Draw the quay"])
    await write(manager.context(), "/api/tasks", { name: task, project_id });
  for (const phase of ["Quay survey", "Quay works"])
    await write(manager.context(), "/api/phases", { name: phase, project_id });
  await manager.goto(`/tasks?project=${key}`);
  await expect(manager.locator("[data-row]")).toHaveCount(2);
  await manager.locator("[data-row]").first().getByRole("checkbox").check();
  await manager.locator("[data-row]").last().getByRole("checkbox").check();
  await manager
    .getByRole("region", { name: "Chosen records" })
    .getByRole("button", { name: "More", exact: true })
    .click();
  await manager.getByRole("menuitem", { name: /phase/i }).click();
  await dialog(manager).getByRole("button", { name: "Phase" }).click();
  await expect(dialog(manager).locator("[role=radiogroup] label")).toHaveCount(2);
  await dialog(manager).locator("[role=radiogroup] label").filter({ hasText: "Quay works" }).click();
  await clean(manager);
  await dialog(manager)
    .getByRole("button", { name: /^Set for/ })
    .click();
  await manager.goto(`/tasks?project=${key}&phase=Quay+works`);
  await expect(manager.locator("[data-row]")).toHaveCount(2);
  // And out of it again, both at once, with a way back.
  for (const box of ["first", "last"] as const)
    await manager.locator("[data-row]")[box]().getByRole("checkbox").check();
  await manager
    .getByRole("region", { name: "Chosen records" })
    .getByRole("button", { name: "More", exact: true })
    .click();
  await manager.getByRole("menuitem", { name: /phase/i }).click();
  await dialog(manager).getByRole("checkbox", { name: "Leave it empty" }).check();
  await clean(manager);
  await dialog(manager)
    .getByRole("button", { name: /^Set for/ })
    .click();
  await expect(manager.locator("[data-row]")).toHaveCount(0);
  await manager.getByRole("button", { name: "Undo" }).click();
  await expect(manager.locator("[data-row]")).toHaveCount(2);

  // A task that is made in the project's panel stands in a phase from its beginning.
  await manager.goto(`/projects?id=${project_id}`);
  await manager
    .getByRole("complementary", { name: "Project" })
    .getByRole("button", { name: /^Create task/ })
    .click();
  await dialog(manager).getByLabel("Name", { exact: true }).fill("Count the bollards");
  await dialog(manager).getByRole("button", { name: "Phase" }).click();
  await expect(dialog(manager).locator("[role=radiogroup] label")).toHaveCount(2);
  await dialog(manager).locator("[role=radiogroup] label").filter({ hasText: "Quay survey" }).click();
  await dialog(manager).getByLabel("Name", { exact: true }).press("Enter");
  await expect
    .poll(async () => (await of<{ phase_name: string }[]>(manager, "/api/tasks?q=bollards"))[0]?.phase_name)
    .toBe("Quay survey");
  await Promise.all(contexts.map((context) => context.close()));
});

const of = async <T>(page: Page, path: string) => ((await (await page.request.get(path)).json()) as { data: T }).data;
const keyOf = async (page: Page, id: string) => (await of<{ key: string }>(page, `/api/projects/${id}`)).key;
