import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing that axe finds fault with, where the page is now. */
export async function clean(page: Page) {
  // What is still fading in has no contrast yet.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  // Tandem has no frames of another origin, for which axe would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
