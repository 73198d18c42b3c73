import { expect, type Page } from "@playwright/test";
import { plant } from "./calendar.ts";
import { signInAsAtFirst, someBrowser, test } from "./tandem.ts";

const bar = (page: Page, name = "Chosen records") => page.getByRole("region", { name });

test("a run is stopped, goes on where it stood, and warns whoever leaves the page", async ({ browser, demo }) => {
  const claire = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  for (let n = 0; n < 63; n++) await plant(claire.context(), { name: `Tramontane ${n}` });
  // Batches of ten, each on its way until it is let go.
  const held: (() => void)[] = [];
  let after = 0;
  await claire.route("**/api/leads/bulk", async (route) => {
    await new Promise<void>((go) => held.push(go));
    const ids = (await found(claire, "tramontane")).slice(after, after + 10);
    after += 10;
    const changed = { changed: ids, skipped: [], next: after < 63 ? String(after) : null };
    await route.fulfill({ json: { data: changed } });
  });
  await claire.goto("/leads?q=tramontane");
  await claire.getByRole("checkbox", { name: "Choose all" }).check();
  await bar(claire).getByRole("button", { name: "Choose all 63 leads that match" }).click();
  await bar(claire).getByRole("button", { name: "Mark as won", exact: true }).click();
  const run = claire.getByRole("dialog", { name: "Mark as won: 63 leads" });
  await run.getByRole("button", { name: "Mark as won: 63" }).click();
  await expect(run.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  const release = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held.shift()?.();
  };
  await release();
  await expect(run.getByText("10 of 63")).toBeVisible();
  const leaving = claire.waitForEvent("dialog");
  const reload = claire.evaluate(() => location.reload()).catch(() => undefined);
  const question = await leaving;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await reload;
  await run.getByRole("button", { name: "Stop" }).click();
  await release();
  await expect(run.getByText("Stopped. Won: 20 leads.")).toBeVisible();
  await run.getByRole("button", { name: "Go on" }).click();
  for (let n = 0; n < 5; n++) await release();
  await expect(run.getByText("Won: 63 leads.")).toBeVisible();
  await run.getByRole("button", { name: "Close" }).last().click();
  await expect(bar(claire)).toHaveCount(0);
  await claire.context().close();
});

async function found(page: Page, q: string): Promise<string[]> {
  const { data } = (await (await page.request.get(`/api/leads?q=${q}&limit=100&order=id&columns=id`)).json()) as {
    data: { id: string }[];
  };
  return data.map(({ id }) => id);
}
