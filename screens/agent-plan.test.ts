import { expect, type Page } from "@playwright/test";
import { freePort } from "../src/database/free-port.ts";
import { type Answer, type Asked, openModelServer } from "../src/testing/model-server.ts";
import { clean } from "./clean.ts";
import { openPostBox, type PostBox } from "../e2e/post-box.ts";
import { launch, prefer, signInAsAtFirst, someBrowser, type Tandem, test } from "./tandem.ts";

// A company of its own: the model that is set here is everybody's, and what is sent arrives.
let tandem: Tandem;
let box: PostBox;
let endpoint: Awaited<ReturnType<typeof openModelServer>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  [endpoint, box] = [await openModelServer(played), await openPostBox()];
  const settings = { ...box.settings, TANDEM_PRIVATE_HOSTS: "127.0.0.1" };
  tandem = await launch(await freePort(), ["--demo"], undefined, settings);
});
test.afterAll(async () => {
  await tandem.stop();
  await Promise.all([endpoint.close(), box.close()]);
});

/** Who plays the model works out what it answers from what it is asked. */
function played({ tools = [], messages }: Asked): Answer {
  const told = messages.filter(({ role }) => role === "tool").map(({ content }) => content);
  const has = (name: string) => tools.some((each) => each.function.name === name);
  const prompt = messages.find(({ role }) => role === "user")?.content ?? "";
  const wish = (name: string, given: object): Answer => ({ text: "", calls: [[name, given]] });
  const answers = /as data:\n(.*)$/s.exec(prompt)?.[1];
  if (answers) return { text: `All ${(JSON.parse(answers) as object[]).length} steps are over.` };
  if (has("delegate")) {
    const id = /with the id (\S+)\./.exec(prompt)?.[1];
    if (told.length === 0) return wish("leads_get", { id });
    const about = { entity: "leads", id };
    const steps = [
      { capability: "propose_merge", title: "Make one of two" },
      { capability: "draft_answer", title: "A letter of thanks", question: "Thank them.", ...about },
      { capability: "draft_copy", title: "Words for the next page", question: "Three words." },
    ];
    return wish("delegate", { steps });
  }
  if (has("draft_mail")) {
    if (told.length === 0) return wish("leads_get", { id: /with the id (\S+)\./.exec(prompt)?.[1] });
    const name = /"name":"([^"]+)"/.exec(told[0] ?? "")?.[1];
    if (told.length === 1)
      return wish("draft_mail", {
        subject: `Thank you, ${name}`,
        text: `Dear ${name},\n\n**thank you** for the visit.`,
      });
  }
  return { text: "As it was asked." };
}

const plant = async (page: Page, name: string, mail: string) => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answer = await page.request.post("/api/leads", { data: { name, emails: [mail] }, headers });
  return ((await answer.json()) as { data: { id: string } }).data.id;
};

test("a plan for three agents: steps are given and followed, a letter is drafted, changed and sent, a merge approved, another void", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const contexts = [await someBrowser(browser, tandem), await someBrowser(browser, tandem, { width: 390 })] as const;
  const claire = await signInAsAtFirst(contexts[0], "sales@demo.test");
  const boss = await signInAsAtFirst(contexts[1], "admin@demo.test");
  const prices = { "gpt-4o": { in: 2_500_000, out: 10_000_000 }, "gpt-4o-mini": { in: 150_000, out: 600_000 } };
  const headers = { "idempotency-key": crypto.randomUUID() };
  await boss.request.put("/api/agents/model", { data: { base_url: endpoint.url, prices }, headers });
  const id = await plant(claire, "Gwenn Tanguy", "gwenn@tanguy.example");
  await plant(claire, "G. Tanguy", "gwenn@tanguy.example");
  const moves = await plant(claire, "Soazig Lagadec", "soazig@lagadec.example");
  await plant(claire, "S. Lagadec", "soazig@lagadec.example");
  await claire.goto(`/leads?id=${id}`);
  await expect(async () => {
    await claire.reload();
    await expect(claire.getByText("Probably the same as")).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });

  // She asks for it from the record.
  const lead = claire.getByRole("complementary", { name: "Lead" });
  await lead.getByRole("button", { name: "More acts" }).first().press("Enter");
  await claire.getByRole("menuitem", { name: "Ask an agent…" }).press("Enter");
  const asking = claire.getByRole("dialog", { name: "Ask an agent" });
  await asking.getByLabel("What you want").fill("Thank them for the visit, and tidy up what is there twice.");
  await asking.getByText("Plan for agents", { exact: true }).click();
  await clean(claire);
  await asking.getByRole("button", { name: "Ask" }).click();
  await claire.getByRole("button", { name: "Open the task" }).click();
  const task = claire.getByRole("complementary", { name: "Task for an agent" });
  await expect(task.getByRole("heading", { name: /Thank them for the visit/ })).toBeVisible();

  // It waits for its steps, which stand with their agents, and is over without anybody's doing.
  const given = task.getByRole("region", { name: "Given to other agents" }).getByRole("listitem");
  await expect(given).toHaveText([/Make one of two.*Database Manager/, /A letter.*Documentation Agent/, /Words.*UX Specialist/], { timeout: 60_000 }); // prettier-ignore
  await expect(task.getByText("All 3 steps are over.")).toBeVisible({ timeout: 100_000 });
  await expect(task.getByText(/Proposed: Merge “G\. Tanguy”/)).toBeVisible();
  await clean(claire);
  await given.getByRole("link", { name: "A letter of thanks" }).click();
  await expect(task.getByText("Draft of an e-mail, not sent")).toBeVisible();
  await expect(task.getByRole("region", { name: "Steps" }).getByRole("listitem")).toHaveCount(5);
  await clean(claire);
  await expect(task.getByRole("link", { name: "Open the task of which this is a step" })).toBeVisible();

  // The draft stands in the record's timeline; she changes it and sends it herself.
  await task.getByRole("link", { name: "Open what it is about" }).click();
  await lead.getByRole("button", { name: "Write this e-mail…" }).click();
  const letter = claire.getByRole("dialog", { name: "Write an e-mail" });
  await expect(letter.getByLabel("Subject")).toHaveValue("Thank you, Gwenn Tanguy");
  await letter.getByLabel("Text").fill("Dear Gwenn,\n\nthank you for **the visit**.");
  await clean(claire);
  expect(box.to("gwenn@tanguy.example")).toEqual([]);
  await letter.getByLabel("Text").press("Control+Enter");
  await expect(lead.getByText("gwenn@tanguy.example · sent")).toBeVisible({ timeout: 15_000 });
  expect(box.to("gwenn@tanguy.example")).toHaveLength(1);

  // A proposal whose record moved on is void; the other is approved.
  await claire.goto(`/leads?id=${moves}`);
  await lead.getByRole("button", { name: /^Change Name / }).click();
  await lead.getByRole("textbox", { name: "Name" }).fill("Soazig Lagadec-Roy");
  await lead.getByRole("textbox", { name: "Name" }).press("Enter");
  await lead.getByRole("button", { name: "Approve" }).click();
  await expect(claire.getByText(/Not done, since its records have changed meanwhile/)).toBeVisible();
  await claire.goto(`/leads?id=${id}`);
  await lead.getByRole("button", { name: "Approve" }).click();
  await expect(claire.getByText("Done: Merge “G. Tanguy” into “Gwenn Tanguy”")).toBeVisible();

  // All that came of the plan is taken back at once; what was void or waits is as it was.
  await claire.goto("/dashboard/ai-army?tab=tasks");
  await claire
    .getByText(/Thank them for the visit/)
    .first()
    .click();
  const proposals = task.getByRole("region", { name: "What was proposed" });
  await proposals.getByRole("link", { name: /C\. Morin/ }).click();
  const proposal = claire.getByRole("complementary", { name: "Proposal of an agent" });
  await proposal.getByRole("button", { name: "Approve" }).click();
  await expect(proposal.locator("[data-state=done]")).toBeVisible();
  await claire.goto("/dashboard/ai-army?tab=tasks");
  await claire
    .getByText(/Thank them for the visit/)
    .first()
    .click();
  await expect(proposals.locator("[data-state=done]")).toHaveCount(2);
  await clean(claire);
  await proposals.getByRole("button", { name: "Take all of it back" }).click();
  await expect(claire.getByText("2 of 2 taken back.")).toBeVisible();
  await expect(proposals.locator("[data-state=reverted]")).toHaveCount(2);
  await expect(proposals.locator("[data-state=void]")).toHaveCount(1);

  // Whoever runs the agents follows it in their own language, on a phone.
  await prefer(boss, { language: "fr", theme: "dark" });
  await boss.goto("/dashboard/ai-army?tab=tasks");
  await boss
    .getByText(/Thank them for the visit/)
    .first()
    .click();
  const tache = boss.getByRole("complementary", { name: "Tâche pour un agent" });
  await expect(tache.getByRole("region", { name: "Confié à d’autres agents" }).getByRole("listitem")).toHaveCount(3);
  await clean(boss);
  await Promise.all(contexts.map((context) => context.close()));
});
