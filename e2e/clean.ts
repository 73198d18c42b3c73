import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeResults, RunOptions } from "axe-core";
import { expect, type Page } from "@playwright/test";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Nothing that axe finds fault with, where the page is now. */
export async function clean(page: Page) {
  // (Until its script is there a page is the frame as the server has drawn it, which nobody is told of.)
  await expect(page.locator("[inert] h1")).toHaveCount(0);
  await expect(page.locator("h1").first()).toBeAttached();
  // What is still fading in has no contrast yet.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  // (A page is given it once: half of each look went by giving it anew.)
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const faults = await page.evaluate(async () => {
    const { violations } = await (window as unknown as WithAxe).axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  });
  expect(faults).toEqual([]);
}

type WithAxe = { axe: { run: (root: Document, options: RunOptions) => Promise<AxeResults> } };
