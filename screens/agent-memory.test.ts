import { expect } from "@playwright/test";
import { freePort } from "../src/database/free-port.ts";
import { openModelServer } from "../src/testing/model-server.ts";
import { clean } from "./clean.ts";
import { launch, prefer, signInAsAtFirst, someBrowser, type Tandem, test } from "./tandem.ts";

// A company of its own: the model that is set here is everybody's.
let tandem: Tandem;
let endpoint: Awaited<ReturnType<typeof openModelServer>>;
test.beforeAll(async () => {
  // It reads the first lead that it is given, remembers something of it, and answers.
  endpoint = await openModelServer(({ messages }) => {
    const told = messages.filter(({ role }) => role === "tool").map(({ content }) => content);
    const [, id] = /"id":"([0-9a-f-]{36})"/.exec(told[0] ?? "") ?? [];
    if (told.length === 0)
      return { text: "", calls: [["leads_list", { columns: "id,name", limit: 1, order: "-value" }]] };
    if (told.length === 1) return { text: "", calls: [["leads_get", { id }]] };
    if (told.length === 2) return { text: "", calls: [["remember", { text: "They are called in the morning." }]] };
    return { text: "It is noted." };
  });
  tandem = await launch(await freePort(), ["--demo"], undefined, { TANDEM_PRIVATE_HOSTS: "127.0.0.1" });
});
test.afterAll(async () => {
  await tandem.stop();
  await endpoint.close();
});

test("what an agent remembers leads to its record, is changed and forgotten, and is not seen by who does not see the record", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const claire = await signInAsAtFirst(await someBrowser(browser, tandem), "sales@demo.test");
  const boss = await signInAsAtFirst(await someBrowser(browser, tandem, { width: 390 }), "admin@demo.test");
  const colleague = await signInAsAtFirst(await someBrowser(browser, tandem), "employee@demo.test");
  await boss.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
      await fetch("/api/agents/model", { method: "PUT", headers, body });
    },
    JSON.stringify({ base_url: endpoint.url, prices: { "gpt-4o-mini": { in: 150_000, out: 600_000 } } }),
  );
  await claire.goto("/dashboard/ai-army?tab=tasks");
  await claire.getByRole("button", { name: "New task" }).first().click();
  const form = claire.getByRole("dialog", { name: "New task" });
  await form.getByLabel("Needs").selectOption({ label: "Answer questions" });
  await form.getByLabel("Question").fill("When are they called?");
  await form.getByLabel("Priority").selectOption("P0");
  await form.getByLabel("Question").press("Control+Enter");
  const task = claire.getByRole("complementary", { name: "Task for an agent" });
  await expect(task.getByText("It is noted.")).toBeVisible({ timeout: 30_000 });

  await claire.getByRole("link", { name: "Memory", exact: true }).click();
  await claire.getByRole("row", { name: /They are called in the morning/ }).click();
  const memory = claire.getByRole("complementary", { name: "Memory" });
  await expect(memory.getByText("An agent made this of what others wrote")).toBeVisible();
  await clean(claire);
  await memory.getByRole("button", { name: "Change What is remembered" }).click();
  await memory.getByRole("textbox", { name: "What is remembered" }).fill("They are called before ten.");
  await memory.getByRole("textbox", { name: "What is remembered" }).press("Control+Enter");
  await expect(claire.getByRole("row", { name: /They are called before ten/ })).toBeVisible();
  // A person has written it anew.
  await expect(memory.getByText("An agent made this of what others wrote")).toBeHidden();

  await colleague.goto("/dashboard/ai-army?tab=memory");
  await expect(colleague.getByText("None that your role shows you. There may be others.")).toBeVisible();

  await prefer(boss, { language: "fr", theme: "dark" });
  await boss.goto("/dashboard/ai-army?tab=memory");
  await boss.getByText("They are called before ten.").click();
  const panneau = boss.getByRole("complementary");
  await expect(panneau.getByText("Qui voit toutes ces fiches le voit.")).toBeVisible();
  await clean(boss);

  await memory.getByRole("button", { name: "More acts" }).click();
  await claire.getByRole("menuitem", { name: /Remove/ }).click();
  await expect(claire.getByRole("row", { name: /They are called before ten/ })).toBeHidden();
  await expect(memory).toHaveCount(0);
  // (What was changed before can be undone as well.)
  await expect(claire.getByText("1 memory of an agent is in the bin.")).toBeVisible();
  await claire.getByRole("button", { name: "Undo" }).last().click();
  await expect(memory).toBeFocused();
  await Promise.all([claire, boss, colleague].map((page) => page.context().close()));
});
