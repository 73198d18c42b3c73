import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signIn, someBrowser, test } from "./tandem.ts";

const good = 9000;
const bad = 1000;

test("10,000 leads come in from a French CSV, without the cells that cannot be read, and the import is taken back later", async ({
  browser,
  demo,
}) => {
  test.setTimeout(180_000);
  const [first, second] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const claire = await signIn(first, "sales@demo.test");
  await claire.goto("/leads");
  await claire.getByRole("button", { name: "Import" }).click();
  await claire
    .locator("input[type=file]")
    .setInputFiles({ name: "prospects.csv", mimeType: "text/csv", buffer: frenchFile() });
  await expect(
    claire.getByText(/^Of a record that is there this stays as it is: (owner, stage|stage, owner)\.$/),
  ).toBeVisible();
  await claire.getByRole("button", { name: "Check the rows" }).click();
  await expect(claire.getByRole("button", { name: "Import the rows" })).toBeVisible({ timeout: 60_000 });
  await expect(claire.getByText("Values not imported", { exact: true })).toBeVisible();
  await expect(claire.getByText("Value: “beaucoup” is no number").first()).toBeVisible();
  await claire.getByRole("button", { name: "Import the rows" }).click();
  await expect(claire.getByRole("button", { name: "Undo this import" })).toBeVisible({ timeout: 90_000 });

  const count = async (context: typeof first, q: string) =>
    ((await (await context.request.get(`/api/leads?count=true&limit=1&q=${q}`)).json()) as { count: number }).count;
  expect(await count(first, "quimperlois")).toBe(good);
  // A team mate sees them; the other team's people do not.
  const thomas = await signIn(second, "sales2@demo.test");
  await thomas.goto("/leads?q=quimperlois");
  await expect(thomas.getByText("Éloïse Quimperlois").first()).toBeVisible();
  const third = await someBrowser(browser, demo);
  await signIn(third, "sales3@demo.test");
  expect(await count(third, "quimperlois")).toBe(0);

  const { data } = (await (await first.request.get("/api/leads?q=quimperlois&limit=1&order=name")).json()) as {
    data: { value: number; phones: string[]; stage: string }[];
  };
  expect(data[0]).toMatchObject({ value: 1234.5, phones: ["+33235710418"], stage: "qualified" });
  await claire.getByRole("button", { name: "Show what came of it" }).click();
  await expect(claire.getByText("Of one import")).toBeVisible();
  await expect(claire.getByText(/^10\s000 leads ·/)).toBeVisible();
  // Later it is found again among the past imports, and taken back from there.
  await claire.reload();
  await claire.getByRole("button", { name: "Import", exact: true }).click();
  await claire.getByRole("button", { name: "Past imports" }).click();
  await claire.getByRole("button", { name: /prospects\.csv Imported.*10\s000 of 10\s000 rows taken in/ }).click();
  await claire.getByRole("button", { name: "Undo this import" }).click();
  await expect.poll(() => count(first, "quimperlois"), { timeout: 90_000, intervals: [500] }).toBe(0);
  await Promise.all([first.close(), second.close(), third.close()]);
});

// As a French spreadsheet writes it, in Latin letters of one byte: semicolons, decimal commas, quoted line breaks.
function frenchFile(): Buffer {
  const lines = ["Nom;Société;Téléphone;Montant;Étape;Note"];
  for (let number = 0; number < good; number++)
    lines.push(`Éloïse Quimperlois ${number};Société n°${number};02 35 71 04 18;"1 234,50";Qualifié;"deux\nlignes"`);
  for (let number = 0; number < bad; number++) lines.push(`Sans montant ${number};Société;;beaucoup;Qualifié;`);
  return Buffer.from(lines.join("\r\n"), "latin1");
}

test("a text that means nothing yet is asked about once, and remembered for the next file of its kind", async ({
  browser,
  demo,
}) => {
  const [first, second] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const claire = await signIn(first, "sales@demo.test");
  const thomas = await signIn(second, "sales2@demo.test");
  const file = (name: string) => ({
    name: "scores.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      `Vorname,Nachname,Lead status,Amount\n${name},Warmherz,lauwarm,"$1,200.50"\n${name},Kalt,neu,"900,00 €"\n`,
    ),
  });
  const choose = async (page: typeof claire, name: string) => {
    await page.goto("/leads");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.locator("input[type=file]").setInputFiles(file(name));
  };
  await choose(claire, "Erika");
  // The amounts are written in two ways: that is asked, not guessed.
  await expect(claire.getByLabel("How numbers are written in Amount")).toHaveValue("");
  await claire.getByRole("button", { name: "Check the rows" }).click();
  await claire.getByLabel("“lauwarm” means").selectOption({ label: "Contacted" });
  await claire.getByRole("button", { name: "Check again" }).click();
  await expect(claire.getByText("What do these mean?")).toHaveCount(0);
  await claire.getByRole("button", { name: "Import the rows" }).click();
  await claire.getByRole("button", { name: "Show what came of it" }).click();
  await expect(claire.getByText("Erika Warmherz").first()).toBeVisible();
  const { data } = (await (await first.request.get("/api/leads?q=warmherz")).json()) as { data: { stage: string }[] };
  expect(data).toMatchObject([{ stage: "contacted", value: 1200.5, currency: "USD" }]);
  await choose(claire, "Frida");
  await expect(claire.getByLabel("“lauwarm” means")).toHaveValue("contacted");
  await choose(thomas, "Gerda");
  await expect(thomas.getByLabel("“lauwarm” means")).toHaveValue("");
  await Promise.all([first.close(), second.close()]);
});

test("tasks come in from a file of Jira with what stands below them and what blocks them, and are taken back", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const [first, second] = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })];
  const nora = await signIn(first, "project_manager@demo.test");
  const colleague = await signIn(second, "team_member@demo.test");
  await prefer(colleague, { language: "fr" });
  await nora.goto("/tasks");
  await nora.getByRole("button", { name: "Import" }).click();
  await nora
    .locator("input[type=file]")
    .setInputFiles({ name: "Jira.csv", mimeType: "text/csv", buffer: Buffer.from(jira) });
  await expect(nora.getByLabel("Inward issue link (Blocks) goes into")).toHaveValue("id:blocked_by");
  await expect(nora.getByLabel("Issue id goes into")).toHaveValue("external_id:other_id");
  await expect(nora.getByLabel("What a bare number in Original estimate counts")).toHaveValue("1");
  await expect(nora.getByRole("textbox", { name: /^System that gave the ids/ })).toHaveValue("Jira");
  await clean(nora);
  const project = nora.getByLabel("Project of the new tasks that name none");
  await expect(project.locator("option").nth(1)).toBeAttached();
  await project.selectOption({ index: 1 });
  await nora.getByRole("button", { name: "Check the rows" }).click();
  // Said of each row before anything is written: a circle, and a person and a state that nobody knows.
  await expect(nora.getByText("Part of the task: “QUI-3” would stand below itself").first()).toBeVisible();
  await nora.getByLabel("“Parked” means").selectOption({ label: "Backlog" });
  await nora.getByLabel("“Nobody Known” means").selectOption({ label: "Hugo Renaud" });
  await clean(nora);
  await nora.getByRole("button", { name: "Check again" }).click();
  await expect(nora.getByText("Nobody Known")).toHaveCount(0);
  await nora.getByRole("button", { name: "Import the rows" }).click();
  await expect(nora.getByText("Subtasks and relations")).toBeVisible();
  await nora.getByRole("button", { name: "Show what came of it" }).click();
  await expect(nora.getByText("Of one import")).toBeVisible();
  await nora.getByText("Quimper: print the labels").first().click();
  const panel = nora.getByRole("complementary", { name: /Task/ });
  await expect(panel.getByRole("region", { name: /^Relations/ })).toContainText("Quimper: choose a carrier");
  await expect(panel).toContainText("Quimper: shipping");
  const found = await first.request.get("/api/tasks?q=quimper&order=name&include=owner");
  const { data } = (await found.json()) as { data: Record<string, unknown>[] };
  expect(data).toMatchObject([
    {
      name: "Quimper: choose a carrier",
      status: "in_progress",
      priority: "urgent",
      estimate: 240,
      due_on: "2026-03-24",
    },
    { name: "Quimper: print the labels", status: "done", open_blockers: 1 },
    { name: "Quimper: shipping", status: "backlog", owner: { name: "Hugo Renaud" } },
  ]);
  expect(String(data[1]?.["ended_at"])).toMatch(/^2026-03-22/);
  // Who does one of them has it at once.
  await colleague.goto("/tasks?q=quimper");
  await expect(colleague.getByText("Quimper: shipping").first()).toBeVisible();
  await nora.goto("/tasks");
  await nora.getByRole("button", { name: "Import", exact: true }).click();
  await nora.getByRole("button", { name: "Past imports" }).click();
  await nora.getByRole("button", { name: /^Jira\.csv Imported/ }).click();
  await nora.getByRole("button", { name: "Undo this import" }).click();
  await expect(nora.getByText("The import was taken back.")).toBeVisible({ timeout: 30_000 });
  await colleague.goto("/tasks?q=quimper");
  await expect(colleague.getByText("Quimper: shipping")).toHaveCount(0);
  await Promise.all([first.close(), second.close()]);
});

// A parent that comes after its children, and one that would stand below its own child.
const jira = `Summary,Issue key,Issue id,Issue Type,Status,Project key,Priority,Assignee,Created,Resolved,Due date,Labels,Labels,Original estimate,Parent,Parent key,Inward issue link (Blocks)
Quimper: choose a carrier,QUI-3,10003,Sub-task,In Progress,,Highest,,21/Mar/26 5:32 PM,,24/Mar/26 12:00 AM,shipping,,14400,10001,,
Quimper: print the labels,QUI-4,10004,Sub-task,Done,,Low,,21/Mar/26 9:05 AM,22/Mar/26 12:45 PM,,,,1800,10001,,QUI-3
Quimper: shipping,QUI-1,10001,Story,Parked,,High,Nobody Known,20/Mar/26 12:32 PM,,,shipping,,,,QUI-3,
`;
