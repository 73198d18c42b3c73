import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Nothing that axe finds fault with, where the page is now; contrast and size are for a browser with layout (e2e/axe.test.ts). */
export async function clean(page: Page) {
  await expect(page.locator("[inert] h1")).toHaveCount(0);
  await expect(page.locator("h1").first()).toBeAttached();
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const faults = await page.evaluate(async () => {
    const rules = { "color-contrast": { enabled: false }, "target-size": { enabled: false } };
    const { violations } = await (window as never as WithAxe).axe.run(document, { resultTypes: ["violations"], rules });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  });
  expect(faults).toEqual([]);
}

type WithAxe = {
  axe: { run(root: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
};
