import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeResults, RunOptions } from "axe-core";
import { expect, type Page } from "@playwright/test";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Nothing that axe finds fault with, where the page is now. */
export async function clean(page: Page) {
  // A screen whose script is on its way has no heading yet, but that of the frame, which nobody is told.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("h1")].some((heading) => !heading.closest("[inert],[aria-hidden=true],[hidden]")),
  );
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
