import { defineConfig } from "@playwright/test";

// The shell is quicker; what only a whole browser can (notifications) asks for that one itself.
const chromium = process.env["TANDEM_BROWSER_SHELL"] || process.env["TANDEM_BROWSER"];

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/before-all.ts",
  workers: 1,
  // Long enough for a machine on which others work too; what must be quick says so itself.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: process.env["TANDEM_SECOND_TRY"] ? 1 : 0,
  use: {
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    // It would answer in the place of routes that a journey plays; the journeys that are about it let it in.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
