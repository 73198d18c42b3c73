import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { idOf, write } from "./calendar.ts";
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
  const project_id = await write(manager.context(), "/api/projects", { name, status: "active" });
  const key = await keyOf(manager, project_id);
  await write(manager.context(), "/api/project_members", { project_id, user_id: await idOf(colleague.context()) });
  const due_on = "2031-12-05";
  const task_of = { name: "Paint the lantern", project_id, due_on, owner_id: await idOf(colleague.context()) };
  await write(manager.context(), "/api/tasks", task_of);

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
  const beside = { name: "Sell the old lens", project_id, phase_id: works?.id, owner_id: await idOf(seller.context()) };
  await write(manager.context(), "/api/tasks", beside);
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

const of = async <T>(page: Page, path: string) => ((await (await page.request.get(path)).json()) as { data: T }).data;
const keyOf = async (page: Page, id: string) => (await of<{ key: string }>(page, `/api/projects/${id}`)).key;
