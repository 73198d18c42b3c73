import { type BrowserContext, expect, type Page } from "@playwright/test";
import { freePort } from "../src/database/free-port.ts";
import { openModelServer } from "../src/testing/model-server.ts";
import { clean } from "./clean.ts";
import { launch, prefer, signInAsAtFirst, someBrowser, type Tandem, test } from "./tandem.ts";

// A company of its own: the model that is set here is set for everybody.
let tandem: Tandem;
let endpoint: Awaited<ReturnType<typeof openModelServer>>;
test.beforeAll(async () => {
  endpoint = await openModelServer(() => ({
    text: "- They want a **second offer**.\n- Nothing is promised.",
    usage: { input: 2000, output: 300 },
  }));
  tandem = await launch(await freePort(), ["--demo"], undefined, { TANDEM_PRIVATE_HOSTS: "127.0.0.1" });
});
test.afterAll(async () => {
  await tandem.stop();
  await endpoint.close();
});

const panel = (page: Page) => page.getByRole("complementary", { name: "Lead" });
const line = (page: Page) => page.getByRole("region", { name: "Timeline" });
const task = (page: Page) => page.getByRole("complementary", { name: "Task for an agent" });

test("who asks an agent about a lead is told what came of it, and reads it in the lead's timeline; a colleague there sees nothing", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const contexts = [
    await someBrowser(browser, tandem),
    await someBrowser(browser, tandem),
    await someBrowser(browser, tandem, { width: 390, height: 844 }),
  ] as const;
  const claire = await signInAsAtFirst(contexts[0], "sales@demo.test");
  const colleague = await signInAsAtFirst(contexts[1], "marketing@demo.test");
  const boss = await signInAsAtFirst(contexts[2], "admin@demo.test");
  const id = await plant(contexts[0], { name: "Awen Le Bihan" });

  // Without a model it waits for an administrator, and says so.
  await claire.goto(`/leads?id=${id}`);
  await line(claire).getByRole("textbox", { name: "Add comment" }).fill("May we promise it by Friday?");
  await claire.keyboard.press("Control+Enter");
  await expect(line(claire).getByText("May we promise it by Friday?")).toBeVisible();
  await panel(claire).getByRole("button", { name: "More acts" }).first().click();
  await claire.getByRole("menuitem", { name: "Have an agent summarise it" }).click();
  await expect(line(claire).getByText("Documentation Agent, asked by Claire Vasseur")).toBeVisible({ timeout: 60_000 });
  await expect(line(claire).getByText("No model is configured.")).toBeVisible();
  await clean(claire);
  await notice(claire, /What you asked of an agent waits.*Summarise Awen Le Bihan.*Documentation Agent/s);
  await expect(task(claire).getByText("No model is configured.")).toBeVisible();

  await claire.goto("/dashboard/ai-army");
  const card = (page: Page) => page.locator("[data-agent=documentation_agent]");
  await expect(card(claire)).toContainText("Waiting");
  await expect(claire.locator("[data-agent=code_architect]")).toContainText("Nothing of yours");
  await setModel(contexts[2]);
  await expect(card(claire)).toContainText("Nothing of yours", { timeout: 90_000 });
  await expect(card(claire)).not.toContainText("today");
  await clean(claire);
  await claire.goto(`/leads?id=${id}`);
  await expect(line(claire).locator("[data-state=done]")).toBeVisible({ timeout: 90_000 });
  await expect(line(claire).locator("strong").getByText("second offer", { exact: true })).toBeVisible();
  await clean(claire);
  await line(claire).getByText("Agents", { exact: true }).click();
  await expect(line(claire).getByText("May we promise it by Friday?")).toHaveCount(0);
  await expect(line(claire).getByText("Summarise timelines")).toBeVisible();
  await notice(claire, /An agent has done what you asked.*Summarise Awen Le Bihan/s);
  await expect(task(claire).getByText("Nothing is promised.")).toBeVisible();

  // Who sees the lead sees nothing of what others asked about it; who sees everything does, here in French on a phone.
  await colleague.goto(`/leads?id=${id}`);
  await expect(line(colleague).getByText("May we promise it by Friday?")).toBeVisible();
  await expect(line(colleague).getByText("Documentation Agent")).toHaveCount(0);
  await line(colleague).getByText("Agents", { exact: true }).click();
  await expect(line(colleague).getByText("Nothing here yet.")).toBeVisible();
  await boss.goto("/dashboard/ai-army");
  await expect(card(boss)).toContainText(/0[.,]00\d+.* today/);
  await prefer(boss, { language: "fr", theme: "dark" });
  await boss.goto("/dashboard/ai-army");
  await expect(card(boss)).toContainText("Rien à faire");
  await clean(boss);
  await boss.goto(`/leads?id=${id}`);
  const fil = boss.getByRole("region", { name: "Fil" });
  await expect(fil.getByText("Documentation Agent, à la demande de Claire Vasseur")).toBeVisible();
  await fil.getByRole("link", { name: "Ouvrir la tâche" }).scrollIntoViewIfNeeded();
  await clean(boss);
  await Promise.all(contexts.map((context) => context.close()));
});

test("an agent is mentioned in a comment by keys, and asked once; a colleague reads the comment only", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const contexts = [
    await someBrowser(browser, tandem),
    await someBrowser(browser, tandem, { width: 390, height: 844 }),
  ] as const;
  const claire = await signInAsAtFirst(contexts[0], "sales@demo.test");
  const colleague = await signInAsAtFirst(contexts[1], "marketing@demo.test");
  const id = await plant(contexts[0], { name: "Bleuenn Morvan" });
  await claire.goto(`/leads?id=${id}`);
  const box = line(claire).getByRole("textbox", { name: "Add comment" });
  await expect(box).toHaveAttribute("placeholder", /or asks an agent/, { timeout: 30_000 });
  await box.pressSequentially("@");
  const offered = claire.getByRole("option", { name: /^Documentation Agent/ });
  await expect(offered).toBeVisible();
  await expect(claire.getByRole("option", { name: /Code Architect/ })).toHaveCount(0);
  await clean(claire);
  await box.pressSequentially("docu");
  await expect(offered).toHaveAttribute("aria-selected", "true");
  // (On a screen that draws slowly, somebody types on before its next frame.)
  await claire.evaluate(() => (window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(0), 400)));
  await claire.keyboard.press("Enter");
  await box.pressSequentially("where do we stand?", { delay: 50 });
  await expect(box).toHaveValue("@Documentation Agent where do we stand?");
  await claire.keyboard.press("Control+Enter");
  await expect(line(claire).getByText("Documentation Agent, asked by Claire Vasseur")).toBeVisible({ timeout: 60_000 });
  await clean(claire);
  await line(claire).getByRole("button", { name: "More acts" }).click();
  await claire.getByRole("menuitem", { name: "Edit…" }).click();
  await claire.getByRole("dialog").getByLabel("Text").fill("@Documentation Agent and now?");
  await claire.getByRole("button", { name: "Save" }).click();
  await expect(line(claire).getByText("edited")).toBeVisible();
  await line(claire).getByText("Agents", { exact: true }).click();
  await expect(line(claire).getByText("Documentation Agent, asked by Claire Vasseur")).toHaveCount(1);

  await prefer(colleague, { language: "fr", theme: "dark" });
  await colleague.goto(`/leads?id=${id}`);
  const fil = colleague.getByRole("region", { name: "Fil" });
  await expect(fil.getByText("@Documentation Agent")).toBeVisible();
  await expect(fil.getByText("à la demande de")).toHaveCount(0);
  const champ = fil.getByRole("textbox", { name: "Commenter" });
  await champ.pressSequentially("@docu");
  await expect(colleague.getByRole("option", { name: /^Documentation Agent/ })).toBeVisible();
  await clean(colleague);
  await prefer(colleague, { language: "en", theme: "light" });
  await Promise.all(contexts.map((context) => context.close()));
});

/** Opens the notice that says so, and what it leads to. */
async function notice(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const told = page.getByRole("link", { name }).first();
  await expect(told).toBeVisible({ timeout: 30_000 });
  await clean(page);
  await told.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/ai-army\?tab=tasks&id=/);
}

async function setModel(context: BrowserContext): Promise<void> {
  const data = { base_url: endpoint.url, prices: { "gpt-4o-mini": { in: 150_000, out: 600_000 } } };
  const headers = { "Idempotency-Key": crypto.randomUUID(), origin: new URL(tandem.url).origin };
  expect((await context.request.put("/api/agents/model", { headers, data })).status()).toBe(200);
}

async function plant(context: BrowserContext, values: object): Promise<string> {
  const { person } = (await (await context.request.get("/api/session")).json()) as { person: { id: string } };
  const headers = { "Idempotency-Key": crypto.randomUUID(), origin: new URL(tandem.url).origin };
  const made = await context.request.post("/api/leads", { headers, data: { owner_id: person.id, ...values } });
  return ((await made.json()) as { data: { id: string } }).data.id;
}
