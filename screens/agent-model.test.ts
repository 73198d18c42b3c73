import { expect, type Page } from "@playwright/test";
import { freePort } from "../src/database/free-port.ts";
import { openModelServer } from "../src/testing/model-server.ts";
import { clean } from "./clean.ts";
import { launch, prefer, signInAsAtFirst, someBrowser, type Tandem, test } from "./tandem.ts";

// A company of its own: what is halted and set here is so for everybody.
let tandem: Tandem;
let endpoint: Awaited<ReturnType<typeof openModelServer>>;
test.beforeAll(async () => {
  endpoint = await openModelServer(({ messages }) => ({
    text: `It was read in ${messages.at(-1)?.content.length} characters.`,
  }));
  tandem = await launch(await freePort(), ["--demo"], undefined, { TANDEM_PRIVATE_HOSTS: "127.0.0.1" });
});
test.afterAll(async () => {
  await tandem.stop();
  await endpoint.close();
});

const dialog = (page: Page) => page.getByRole("dialog");

test("an administrator sets a model and tries it; a colleague has a lead summarised; a halt holds what comes, until it is lifted", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const contexts = [await someBrowser(browser, tandem), await someBrowser(browser, tandem)] as const;
  const admin = await signInAsAtFirst(contexts[0], "admin@demo.test");
  const claire = await signInAsAtFirst(contexts[1], "sales@demo.test");

  await admin.goto("/security?part=model");
  await admin.getByRole("button", { name: "Set up a model" }).click();
  await dialog(admin).getByLabel("Address").fill(endpoint.url);
  await dialog(admin).getByLabel("Key", { exact: true }).fill("sk-journey");
  await dialog(admin).getByLabel("gpt-4o-mini there").fill("small-one");
  await dialog(admin).getByLabel("Input price").last().fill("0,15");
  await dialog(admin).getByLabel("Output price").last().fill("0,6");
  await clean(admin);
  await dialog(admin).getByRole("button", { name: "Save" }).click();
  await expect(admin.getByText("One is kept, and never shown again.")).toBeVisible();
  await admin.getByRole("button", { name: "Try gpt-4o-mini" }).click();
  await expect(admin.getByText(/gpt-4o-mini answered in .* ms: “It was read in/)).toBeVisible();
  expect(endpoint.asked.at(-1)).toMatchObject({ authorization: "Bearer sk-journey", model: "small-one" });
  await clean(admin);

  await claire.goto("/leads?owner=me");
  await claire.getByRole("row").nth(1).click();
  await summarise(claire);
  await claire.getByRole("button", { name: "Open the task" }).click();
  const task = claire.getByRole("complementary", { name: "Task for an agent" });
  await expect(task.getByText(/It was read in \d+ characters\.|Nothing was said or done yet/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(task.getByRole("link", { name: "Documentation Agent" })).toBeVisible();
  await clean(claire);

  await admin.goto("/dashboard/ai-army");
  await admin.getByRole("button", { name: "Halt all agents" }).click();
  await dialog(admin).getByLabel("Reason").fill("To look at what it wrote");
  await clean(admin);
  await admin.keyboard.press("Enter");
  await expect(admin.getByText("All agents are halted.")).toBeVisible();
  await clean(admin);
  await claire.goto("/dashboard/ai-army");
  await expect(claire.getByRole("status").filter({ hasText: "To look at what it wrote" })).toBeVisible();
  await expect(claire.getByRole("button", { name: "Let them work again" })).toHaveCount(0);
  await claire.goto("/dashboard/ai-army?tab=tasks");
  await expect(claire.getByText("Halted", { exact: true })).toBeVisible();

  await prefer(admin, { language: "fr", theme: "dark" });
  await admin.goto("/dashboard/ai-army");
  await expect(admin.getByText("Tous les agents sont arrêtés.")).toBeVisible();
  await clean(admin);
  await admin.getByRole("button", { name: "Les laisser reprendre" }).click();
  await dialog(admin).getByLabel("Motif").fill("Tout va bien");
  await admin.keyboard.press("Enter");
  await expect(admin.getByRole("button", { name: "Arrêter tous les agents" })).toBeVisible();

  // The function on the window that the specification names does the same.
  await expect.poll(() => admin.evaluate("'emergencyStopWorker' in window")).toBe(true);
  await admin.evaluate("window.emergencyStopWorker('From the console')");
  await admin.goto("/dashboard/ai-army");
  await expect(admin.getByText("From the console")).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});

async function summarise(page: Page): Promise<void> {
  const panel = page.getByRole("complementary", { name: "Lead" });
  await panel.getByRole("button", { name: "More acts" }).first().click();
  await page.getByRole("menuitem", { name: "Have an agent summarise it" }).click();
}
