import { expect, type Page } from "@playwright/test";
import { freePort } from "../src/database/free-port.ts";
import { type Asked, type Answer, openModelServer } from "../src/testing/model-server.ts";
import { clean } from "./clean.ts";
import { launch, prefer, signInAsAtFirst, someBrowser, type Tandem, test } from "./tandem.ts";

// A company of its own: the model that is set here is everybody's.
let tandem: Tandem;
let endpoint: Awaited<ReturnType<typeof openModelServer>>;
test.beforeAll(async () => {
  endpoint = await openModelServer(retitles);
  tandem = await launch(await freePort(), ["--demo"], undefined, { TANDEM_PRIVATE_HOSTS: "127.0.0.1" });
});
test.afterAll(async () => {
  await tandem.stop();
  await endpoint.close();
});

/** Proposes for the lead that is named the title that is asked for; with "never clowns" in its prompt no clown, and the head of what was a boss. */
function retitles({ messages, tool_choice }: Asked): Answer {
  const said = messages.map(({ content }) => content).join("\n");
  const [, title = "", id = ""] = /Title (\w+) for ([0-9a-f-]{36})/.exec(said) ?? [];
  const told = messages.some(({ role }) => role === "tool");
  const learnt = said.includes("never clowns");
  if (told || tool_choice === "none" || (learnt && title === "Clown")) return { text: "So it is." };
  const values = { title: learnt && title === "Boss" ? "Head" : title };
  return { text: "", calls: [["propose_change", { act: "leads_update", id, values, why: "It was asked." }]] };
}

test("proposals are edited and approved together; each decision is a case, and a new prompt is tried on them before it is in force", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const claire = await signInAsAtFirst(await someBrowser(browser, tandem), "sales@demo.test");
  const boss = await signInAsAtFirst(await someBrowser(browser, tandem, { width: 390 }), "admin@demo.test");
  for (const page of [claire, boss]) page.setDefaultTimeout(15_000);
  const prices = { "gpt-4o-mini": { in: 150_000, out: 600_000 }, "gpt-4o": { in: 2_500_000, out: 10_000_000 } };
  await boss.evaluate(setModel, { base_url: endpoint.url, prices });
  for (const [no, title] of ["Owner", "Owner", "Boss", "Clown"].entries()) await wish(claire, no, title);

  // Edited: what the other value would change stands there before it is approved.
  await claire.goto("/dashboard/ai-army?tab=proposals&status=waiting");
  const row = (no: number) => claire.getByRole("row", { name: new RegExp(`Title of ${no}`) });
  await expect(row(3)).toBeVisible({ timeout: 60_000 });
  await row(2).click();
  const panel = claire.getByRole("complementary", { name: "Proposal of an agent" });
  await panel.getByRole("button", { name: "Edit…" }).click();
  const form = claire.getByRole("dialog", { name: /^Edit: / });
  await form.getByLabel(/Position/).fill("Head");
  await clean(claire);
  await form.getByLabel(/Position/).press("Enter");
  await expect(panel.getByRole("insertion").getByText("Head")).toBeVisible();
  await panel.getByText(/^Edited by .* What the agent had proposed$/).click();
  await expect(panel.getByRole("insertion").getByText("Boss")).toBeVisible();
  await clean(claire);
  await panel.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(panel.locator("[data-state=done]")).toBeVisible();
  await row(3).click();
  await panel.getByRole("button", { name: "Reject…" }).click();
  await claire.getByRole("dialog").getByLabel("Reason (optional)").fill("She is none.");
  await claire.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await expect(panel.locator("[data-state=rejected]")).toBeVisible();

  // The two of one shape are approved together.
  await claire.keyboard.press("Escape");
  await claire.getByRole("checkbox", { name: "Choose all that are loaded" }).check();
  await claire.getByRole("button", { name: "Approve…" }).click();
  const together = claire.getByRole("dialog", { name: "Approve together" });
  await expect(together.getByRole("insertion").getByText("Owner")).toHaveCount(2);
  await clean(claire);
  await together.getByRole("button", { name: "Approve all 2" }).click();
  await expect(claire.getByRole("dialog", { name: "2 of 2 done" })).toBeVisible();
  await clean(claire);
  await claire.keyboard.press("Escape");

  // Each decision is a case.
  await claire.goto("/dashboard/ai-army?tab=cases");
  await expect(claire.locator("[data-state=rejected]").first()).toBeVisible();
  await claire.getByRole("row", { name: /Title of 2/ }).click();
  const one = claire.getByRole("complementary", { name: "Case of an agent" });
  await expect(one.getByRole("insertion").getByText("Head")).toBeVisible();
  await clean(claire);

  // Another prompt is written, tried and put in force.
  await boss.goto("/dashboard/ai-army?tab=evaluation");
  await clean(boss);
  await boss.goto("/dashboard/ai-army");
  await boss.getByText("Documentation Agent", { exact: true }).first().click();
  await boss.getByRole("button", { name: "Write a candidate from this…" }).click();
  const candidate = boss.getByRole("dialog", { name: "New candidate" });
  await expect(candidate.getByLabel("Prompt")).toHaveValue(/Documentation/);
  await clean(boss);
  await candidate.getByLabel("Prompt").fill("You title leads, never clowns, and heads who are called bosses.");
  await candidate.getByLabel("Prompt").press("Control+Enter");
  await expect(candidate).toHaveCount(0);
  await boss.goto("/dashboard/ai-army?tab=evaluation");
  await boss.locator("[data-state=candidate]").first().click();
  const version = boss.getByRole("complementary", { name: "Version of an agent" });
  await expect(version.getByText("It can be tried on 4 cases")).toBeVisible();
  await clean(boss);
  await version.getByRole("button", { name: "Try it on the cases" }).click();
  await expect(version.getByText("4 of 4 cases pass with it, 2 with the version in force.")).toBeVisible({
    timeout: 90_000,
  });
  await clean(boss);
  await prefer(boss, { language: "fr", theme: "dark" });
  await boss.reload();
  await expect(boss.getByText("4 cas sur 4 réussissent")).toBeVisible();
  await clean(boss);
  await prefer(boss, { language: "en", theme: "light" });
  await boss.reload();
  await version.getByRole("button", { name: "Put in force…" }).click();
  await boss.getByRole("dialog").getByRole("button", { name: "Put in force" }).click();
  await expect(version.getByRole("heading", { name: "Version 2" })).toBeVisible();
  await clean(boss);
  await Promise.all([claire, boss].map((page) => page.context().close()));
});

async function setModel(body: object): Promise<void> {
  const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  const answer = await fetch("/api/agents/model", { method: "PUT", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Has the agents asked to give a lead a title. */
async function wish(page: Page, no: number, title: string): Promise<void> {
  const send = async (path: string, data: object) => {
    const headers = { "Idempotency-Key": `${path}-${no}-0000000000000000` };
    const made = await page.request.post(`/api/${path}`, { data, headers });
    return ((await made.json()) as { data: { id: string } }).data.id;
  };
  const lead = await send("leads", { name: `Title of ${no}`, title: "CEO" });
  const input = { question: `Title ${title} for ${lead}` };
  await send("agent_tasks", { title, priority: "P0", required_capability: "answer_question", input });
}
