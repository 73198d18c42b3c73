import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signIn, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

/** Calls one of the functions on the window, once they are there. */
async function call(page: Page, name: string): Promise<unknown> {
  await page.waitForFunction((wanted) => wanted in window, name);
  return page.evaluate((wanted) => (window as unknown as Record<string, () => Promise<unknown>>)[wanted]?.(), name);
}
const card = (page: Page, key: string) => page.locator(`[data-agent=${key}]`);

test("whoever runs the agents sees the roster, pauses one by the keyboard, reads what it has been told, and resumes it", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signInAsAtFirst(context, "admin@demo.test");
  await page.goto("/dashboard/ai-army");
  await expect(page.getByRole("heading", { name: "AI army", level: 1 })).toBeVisible();
  // The company's first staff session starts the team; the page says what the first step is until then.
  await expect(page.locator("[data-agent]")).toHaveCount(13);
  for (const [role, count] of [
    ["Managers", 1],
    ["Specialists", 9],
    ["Operators", 3],
  ] as const)
    await expect(page.getByRole("region", { name: role }).getByRole("listitem")).toHaveCount(count);
  // No two look alike, and none has its model cut.
  const marks = await page.locator("[data-agent] [aria-hidden]:first-child").allInnerTexts();
  expect(new Set(marks.filter((mark) => /^[A-Z]{2}$/.test(mark))).size).toBe(13);
  const hunter = card(page, "bug_hunter");
  for (const words of ["Bug Hunter", "Debugging · gpt-4o", "Group errors, Find causes, File findings", "Active"])
    await expect(hunter).toContainText(words);
  // How the work stands, and beside it what waits and what it may cost; who tells whom is drawn where it is asked for.
  await expect(page.getByText("Running now")).toBeVisible();
  await expect(page.getByText("Nothing waits for a decision.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Budgets of today" })).toContainText(/Company.* of /);
  await page.getByText("Who tells whom").click();
  const shares = page.getByRole("region", { name: "Who tells whom" });
  const hunters = shares.getByRole("row", { name: /^Bug Hunter/ });
  await expect(hunters.getByText("Bug Hunter tells Code Architect")).toBeAttached();
  await expect(hunters.getByText("Bug Hunter tells Deployment Agent")).toHaveCount(0);
  await expect(shares.getByRole("columnheader", { name: "Deployment Agent" })).toHaveText("Deployment Agent");
  await clean(page);

  // By the keyboard alone: to the card, to its button, and back from the panel.
  await card(page, "qa_tester").getByRole("link").focus();
  await page.keyboard.press("ArrowDown");
  await expect(hunter.getByRole("link")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(hunter).toContainText("Paused by Ada Moreau");
  await expect(page.getByText("12 of them active")).toBeVisible();
  await hunter.getByRole("link").press("Enter");
  const panel = page.getByRole("complementary", { name: "Agent" });
  await expect(panel.getByRole("heading", { name: "Bug Hunter" })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/ai-army\?id=/);
  await expect(panel.getByRole("region", { name: "Prompt" })).toContainText("You are the Bug Hunter of Tandem");
  await expect(panel.getByRole("region", { name: "Collaboration rules" }).getByRole("listitem")).toHaveCount(3);
  const sharing = panel.getByRole("region", { name: "Sharing" });
  await expect(sharing.getByRole("link")).toHaveText([
    /Master Coordinator/,
    /QA Tester/,
    /Monitoring Agent/,
    /GitHub Integration Agent/,
    /Master Coordinator/,
    /Code Architect/,
    /QA Tester/,
  ]);
  await expect(panel.getByRole("region", { name: "History" })).toContainText("from Active to Paused");
  await clean(page);
  await panel.getByRole("button", { name: "Resume" }).click();
  await expect(hunter).toContainText("Active");
  await expect(hunter).not.toContainText("Paused by");

  // From one agent to another that it shares with; Escape leads back to the roster.
  await sharing.getByRole("link", { name: "GitHub Integration Agent" }).click();
  await expect(panel.getByRole("region", { name: "Monitoring" })).toContainText("lovable, cursor, github");
  await expect(panel.getByRole("region", { name: "Security checks" })).toContainText("no API keys in commits");
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await context.close();
});

test("what one pauses another sees at once, in French, in the dark and on a phone", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo, { width: 390, height: 844 });
  const page = await signIn(context, "ceo@demo.test");
  await prefer(page, { language: "fr", theme: "dark" });
  await page.goto("/dashboard/ai-army");
  await expect(page.getByRole("heading", { name: "Armée IA", level: 1 })).toBeVisible();
  const designer = card(page, "ux_specialist");
  await expect(designer).toContainText("Expérience utilisateur · gpt-4o");
  const other = await someBrowser(browser, demo);
  const manager = await signInAsAtFirst(other, "project_manager@demo.test");
  await manager.goto("/dashboard/ai-army");
  await card(manager, "ux_specialist").hover();
  await manager.getByRole("button", { name: "Pause UX Specialist" }).click();
  await expect(designer).toContainText("En pause, par");
  await clean(page);
  await page.getByRole("button", { name: "Reprendre UX Specialist" }).click();
  await expect(card(manager, "ux_specialist")).toContainText("Active");
  await designer.getByRole("link").click();
  await expect(page.getByRole("complementary", { name: "Agent" })).toContainText("Règles de collaboration");
  await clean(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await prefer(page, { language: "en", theme: "light" });
  await Promise.all([context.close(), other.close()]);
});

test("who runs no agents sees them, pauses and halts none; an auditor reads the page and changes nothing", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const sales = await signInAsAtFirst(context, "sales@demo.test");
  await sales.goto("/dashboard/ai-army");
  await expect(sales.locator("[data-agent]")).toHaveCount(13);
  await expect(sales.getByText("Yours, running now")).toBeVisible();
  await expect(sales.getByText("Nothing waits for a decision.")).toBeVisible();
  await expect(sales.getByText("Budgets of today")).toHaveCount(0);
  await expect(sales.getByRole("button", { name: /^(Pause|Resume|Halt) / })).toHaveCount(0);
  await context.close();

  const theirs = await someBrowser(browser, demo);
  const auditor = await signInAsAtFirst(theirs, "auditor@demo.test");
  await auditor.goto("/dashboard/ai-army");
  await expect(auditor.locator("[data-agent]")).toHaveCount(13);
  await expect(auditor.getByRole("button", { name: /^(Pause|Resume|Halt) / })).toHaveCount(0);
  await card(auditor, "qa_tester").getByRole("link").click();
  await expect(auditor.getByRole("complementary").getByRole("heading", { name: "QA Tester" })).toBeVisible();
  await expect(auditor.getByRole("button", { name: "Pause", exact: true })).toHaveCount(0);
  await theirs.close();
});

test("the functions on the window start the agents, deploy them and say how they stand", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  await page.goto("/");
  expect(await call(page, "initializeAgentSystem")).toMatchObject({
    success: true,
    message: "Agent system fully operational",
    count: 13,
  });
  expect(await call(page, "quickDeploy")).toEqual([]);
  expect(await call(page, "quickStatus")).toMatchObject({
    total: 13,
    active: expect.any(Number),
    team: { manager: [{ name: "Master Coordinator" }] },
  });
  const agents = (await call(page, "checkAgentStatus")) as { name: string }[];
  expect(agents.map(({ name }) => name)).toEqual(expect.arrayContaining(["Master Coordinator", "Bug Hunter"]));
  expect(agents[0]).toHaveProperty("metadata.systemPrompt");
  expect(await call(page, "deployGitHubAgent")).toEqual({ id: expect.any(String), name: "GitHub Integration Agent" });
  // Whoever may not halt the agents does not.
  expect(await call(page, "emergencyStopWorker")).toBeNull();
  // Nor is told what is watched, who may not see it.
  const nothing = { success: false, message: expect.any(String), watching: [] };
  expect(await call(page, "startGitHubMonitoring")).toEqual(nothing);

  // Without a line they answer so, too.
  await context.setOffline(true);
  expect(await call(page, "initializeAgentSystem")).toEqual({
    success: false,
    message: "Initialization failed. Check troubleshooting steps above.",
    error: "The server did not answer.",
  });
  expect(await call(page, "deployGitHubAgent")).toBeNull();
  expect(await call(page, "quickStatus")).toMatchObject({ total: 0, team: {} });
  await context.close();
});
