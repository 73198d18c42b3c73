import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// Tasks along the time: a manager moves one by the mouse and by keys, with what follows it; a colleague on a phone, in French, sees it.

const bar = (page: Page, name: string) => page.locator(`[data-timeline] [data-span][title^="${name}"]`);
const dialog = (page: Page) => page.getByRole("dialog");
const line = (page: Page, name: string) => page.locator("[data-timeline] [data-bar]").filter({ hasText: name });

test("a task is drawn to other days with what follows it, once that was seen, and all of it goes back as one", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const manager = await signIn(contexts[0], "project_manager@demo.test");
  const colleague = await signIn(contexts[1], "support@demo.test");
  await prefer(colleague, { language: "fr" });
  await manager.goto("/tasks?view=timeline&project=ONBO");
  await expect(bar(manager, "Import 12,000")).toBeVisible();
  await clean(manager);
  const said = () => line(manager, "Training, three half days").textContent();
  const before = await said();
  await pulled(manager, "Import 12,000", 5);
  await expect(dialog(manager)).toContainText("Rights and teams");
  await expect(dialog(manager)).toContainText("Training, three half days");
  await clean(manager);
  await dialog(manager).getByRole("button", { name: "Move all 3" }).click();
  await expect(dialog(manager)).toHaveCount(0);
  await expect.poll(said).not.toBe(before);
  const after = await said();

  // The other sees it on a phone, where one reads and opens.
  await colleague.goto("/tasks?view=timeline&project=ONBO");
  await expect(line(colleague, "Training, three half days")).toBeVisible();
  await clean(colleague);
  await line(colleague, "Training, three half days").click();
  await expect(colleague.getByRole("complementary", { name: "Tâche" })).toContainText("Training, three half days");
  await colleague.getByRole("button", { name: "D’autres dates…" }).click();
  await expect(dialog(colleague)).toContainText("Rien ne bougerait.");
  await clean(colleague);
  await manager.getByRole("button", { name: "Undo" }).click();
  await expect.poll(said).toBe(before);

  // By keys the same: shown and heard, nothing done until Enter.
  await line(manager, "Import 12,000").focus();
  for (let press = 0; press < 5; press++) await manager.keyboard.press("Shift+ArrowRight");
  await expect(manager.getByRole("status").filter({ hasText: "and 2 that follow" })).toBeVisible();
  await manager.keyboard.press("Escape");
  await expect.poll(said).toBe(before);
  for (let press = 0; press < 5; press++) await manager.keyboard.press("Shift+ArrowRight");
  await manager.keyboard.press("Enter");
  await dialog(manager).getByRole("button", { name: "Move all 3" }).click();
  await expect.poll(said).toBe(after);
  await manager.getByRole("button", { name: "Undo" }).click();
  await expect.poll(said).toBe(before);
  await manager.keyboard.press("Control+k");
  await manager.keyboard.press("Escape");
  await prefer(colleague, { language: "en" });
  await Promise.all(contexts.map((context) => context.close()));
});

test("projects lie along the time, too, and move with a way back", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const other = await someBrowser(browser, demo);
  const [manager, admin] = [await signIn(context, "project_manager@demo.test"), await signIn(other, "admin@demo.test")];
  await Promise.all([manager, admin].map((page) => page.goto("/projects?view=timeline&on=months")));
  const said = (page: Page) => line(page, "Brand film").textContent();
  await expect(line(manager, "Brand film")).toBeVisible();
  const before = await said(manager);
  await line(manager, "Brand film").focus();
  await manager.keyboard.press("Shift+Alt+ArrowRight");
  await manager.keyboard.press("Enter");
  await expect.poll(() => said(manager)).not.toBe(before);
  await expect.poll(async () => (await said(admin)) === (await said(manager))).toBe(true);
  await manager.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => said(admin)).toBe(before);
  await clean(manager);
  await Promise.all([context.close(), other.close()]);
});

/** Draws a bar so many days later by the mouse. */
async function pulled(page: Page, name: string, days: number) {
  await bar(page, name).scrollIntoViewIfNeeded();
  const box = await bar(page, name).boundingBox();
  if (!box) throw new Error("it is not seen");
  const [x, y] = [box.x + box.width - 20, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + days * 14, y, { steps: 4 });
  await page.mouse.move(x + days * 28, y, { steps: 4 });
  await page.mouse.up();
}
