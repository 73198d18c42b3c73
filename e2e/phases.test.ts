import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { inMenu } from "./row-acts.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// A project goes by phases: its manager makes and orders them, a colleague, on a phone and in French, sees each come and puts tasks into them.

const panel = (page: Page) => page.getByRole("complementary", { name: /Project|Projet/ });
const dialog = (page: Page) => page.getByRole("dialog");
const phases = (page: Page) => panel(page).getByRole("region", { name: /^Phases/ });

test("a project goes by phases: made, ordered and filled by two, with a way back", async ({ browser, demo }) => {
  test.setTimeout(120_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const manager = await signIn(contexts[0], "project_manager@demo.test");
  const colleague = await signIn(contexts[1], "team_member@demo.test");
  await prefer(colleague, { language: "fr" });
  const name = `Lighthouse ${Date.now()}`;
  const project_id = await madeBy(manager, "projects", { name, status: "active" });
  const key = await keyOf(manager, project_id);
  await madeBy(manager, "project_members", { project_id, user_id: await idOf(colleague) });
  const due_on = "2031-12-05";
  const task_of = { name: "Paint the lantern", project_id, due_on, owner_id: await idOf(colleague) };
  await madeBy(manager, "tasks", task_of);

  await manager.goto(`/projects?id=${project_id}`);
  await colleague.goto(`/projects?id=${project_id}`);
  await expect(phases(colleague).getByRole("heading", { name: "Phases 0" })).toBeVisible();
  for (const [phase, from, to] of [
    ["Survey", "01/12/2031", "12/12/2031"],
    ["Works", "15/12/2031", "31/12/2031"],
  ] as const) {
    await phases(manager).getByRole("button", { name: "Add phase" }).click();
    await dialog(manager).getByLabel("Name", { exact: true }).fill(phase);
    await dialog(manager).getByLabel("Planned start").fill(from);
    await dialog(manager).getByLabel("Planned end").fill(to);
    if (phase === "Survey") await clean(manager);
    await manager.keyboard.press("Enter");
    await expect(phases(manager).getByRole("listitem").filter({ hasText: phase })).toBeVisible();
    await expect(phases(colleague).getByRole("listitem").filter({ hasText: phase })).toBeVisible();
  }
  await expect(phases(colleague)).toContainText(/1er\sdéc\.\s2031 – 12\sdéc\.\s2031/);
  await expect(phases(colleague).getByRole("button")).toHaveCount(0);
  await inMenu(manager, phases(manager), /: Works$/, "Move up");
  for (const page of [manager, colleague])
    await expect(phases(page).getByRole("listitem").first()).toContainText("Works");
  await inMenu(manager, phases(manager), /: Works$/, "Move down");
  await expect(phases(manager).getByRole("listitem").first()).toContainText("Survey");
  await clean(manager);
  await clean(colleague);

  // The colleague puts their task into one, where it is told; the manager sees how far each is.
  await colleague.goto(`/tasks?project=${key}`);
  await colleague.getByText("Paint the lantern").click();
  const task = colleague.getByRole("complementary", { name: "Tâche" });
  await task.getByRole("button", { name: "Modifier : Phase" }).click();
  await task.getByLabel("Phase", { exact: true }).selectOption({ label: "Survey" });
  await colleague.keyboard.press("Enter");
  await expect(task.getByRole("button", { name: "Modifier : Phase" })).toContainText("Survey");
  await clean(colleague);
  const survey = phases(manager).getByRole("listitem").filter({ hasText: "Survey" });
  await expect(survey).toContainText("Open tasks: 1");

  // Its board by phases, by hand and back; the list by one of them.
  const column = (page: Page, of: string) => page.getByRole("region", { name: of, exact: true });
  await manager.goto(`/tasks?view=board&project=${key}`);
  await manager.getByLabel("Board by").selectOption({ label: "Phase" });
  const card = manager.getByText("Paint the lantern");
  await expect(column(manager, "Survey").getByText("Paint the lantern")).toBeVisible();
  await card.dragTo(column(manager, "Works"));
  await expect(column(manager, "Works").getByText("Paint the lantern")).toBeVisible();
  await expect(task.getByRole("button", { name: "Modifier : Phase" })).toContainText("Works");
  await clean(manager);
  await manager.getByRole("button", { name: "Undo" }).click();
  await expect(column(manager, "Survey").getByText("Paint the lantern")).toBeVisible();
  await manager.goto(`/tasks?project=${key}&phase=Survey`);
  await expect(manager.locator("[data-row]").filter({ hasText: "Paint the lantern" })).toBeVisible();

  // Whoever does a task there and is not in the project finds it under its phase, too, whose name is all that they are told.
  const other = await someBrowser(browser, demo);
  const seller = await signIn(other, "sales@demo.test");
  const [works] = await of<{ id: string }[]>(
    manager,
    `/api/phases?where=${JSON.stringify({ project_id, name: "Works" })}`,
  );
  const beside = { name: "Sell the old lens", project_id, phase_id: works?.id, owner_id: await idOf(seller) };
  await madeBy(manager, "tasks", beside);
  await seller.goto(`/tasks?view=board&project=${key}&on=phase_id`);
  await expect(column(seller, "Works").getByText("Sell the old lens")).toBeVisible();
  await expect(column(seller, "Without a phase")).toBeVisible();
  await clean(seller);
  await other.close();

  // Along the time it stands below its phase, which is drawn from day to day.
  await manager.goto(`/tasks?view=timeline&project=${key}`);
  const timeline = manager.locator("[data-timeline]");
  await expect(timeline.getByRole("button", { name: /^Survey.*12 Dec/ })).toBeVisible();
  await clean(manager);

  // Removed, its task stands in none, and comes back with it.
  await manager.goto(`/projects?id=${project_id}`);
  await inMenu(manager, survey, /: Survey$/, "Remove Survey");
  await expect(task.getByRole("button", { name: "Modifier : Phase" })).toContainText("–");
  await manager.getByRole("button", { name: "Undo" }).click();
  await expect(survey).toContainText("Open tasks: 1");
  await expect(task.getByRole("button", { name: "Modifier : Phase" })).toContainText("Survey");
  await prefer(colleague, { language: "en" });
  await Promise.all(contexts.map((context) => context.close()));
});

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
  const project_id = await madeBy(manager, "projects", { name, status: "active" });
  const key = await keyOf(manager, project_id);
  for (const task of ["Measure the quay", "Draw the quay"]) await madeBy(manager, "tasks", { name: task, project_id });
  for (const phase of ["Quay survey", "Quay works"]) await madeBy(manager, "phases", { name: phase, project_id });
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
const idOf = async (page: Page) =>
  ((await (await page.request.get("/api/session")).json()) as { person: { id: string } }).person.id;

async function madeBy(page: Page, entity: string, data: object): Promise<string> {
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const answer = await page.request.post(`/api/${entity}`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}
