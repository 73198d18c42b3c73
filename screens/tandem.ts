import type { Browser, BrowserContextOptions } from "@playwright/test";
import { test as journeys } from "../e2e/tandem.ts";
import { BrowserContext } from "./rig/context.ts";

export * from "../e2e/tandem.ts";

// As the journeys' browser: what a page words, it words in Paris.
process.env["TZ"] = "Europe/Paris";

const windows = { newContext: async (options: BrowserContextOptions) => new BrowserContext(options) };

/**
 * Tests of screens, written as journeys are and run in windows without layout: the real app, with the real server behind it. What
 * such a window cannot do, it does not have; that is a journey's.
 */
export const test = journeys.extend<object, { browser: Browser }>({
  // oxlint-disable-next-line no-empty-pattern
  browser: [async ({}, use) => use(windows as unknown as Browser), { scope: "worker" }],
});
