import { expect, type Page, test } from "@playwright/test";
import { signIn, someBrowser, startTandem, type Tandem } from "./tandem.ts";

// A company as it begins: what others have done meanwhile makes lines longer or shorter.
let demo: Tandem;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  demo = await startTandem("--demo");
});
test.afterAll(() => demo.stop());

/** How much of the window moves while a page comes, slowly, as browsers reckon it: the sum of its layout shifts. */
async function moves(page: Page, path: string, last: string): Promise<{ sum: number; what: string[] }> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { moved: { sum: 0, what: seen } });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        (window as unknown as { moved: { sum: number } }).moved.sum += entry.value;
        seen.push(...entry.sources.map(({ node }) => `${entry.value.toFixed(3)} ${node?.textContent?.slice(0, 40)}`));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  // What comes in parts comes one by one.
  let late = 0;
  await page.route(/\/(api|assets)\//, async (route) => {
    if (!route.request().url().includes("/events")) await new Promise((done) => setTimeout(done, 30 * (late++ % 9)));
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByText(last).first()).toBeVisible();
  // (And what comes after it.)
  await page.waitForTimeout(1500);
  return page.evaluate(() => (window as unknown as { moved: { sum: number; what: string[] } }).moved);
}

for (const [email, path, shown, width] of [
  ["sales@demo.test", "/team/dashboard", "Who is online", 390],
  ["sales@demo.test", "/team/dashboard", "Who is online", 1440],
  ["ceo@demo.test", "/dashboard/ceo", "Who is online", 390],
  ["ceo@demo.test", "/dashboard/ceo", "Who is online", 1440],
  ["admin@demo.test", "/dashboard/ai-army", "Who tells whom", 1440],
] as const)
  test(`${path} stands still while it comes, ${width} px`, async ({ browser }) => {
    const page = await signIn(await someBrowser(browser, demo, { width, hasTouch: width < 500 }), email);
    await page.goto("/settings/profile");
    const { sum, what } = await moves(page, path, shown);
    expect(sum, what.join("\n")).toBeLessThan(0.02);
  });
