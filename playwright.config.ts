import { defineConfig } from "@playwright/test";

// Its shell draws no window and is a third quicker; a few things only the whole browser does or is taken for.
const { TANDEM_BROWSER: whole, TANDEM_BROWSER_SHELL: shell } = process.env;
const in_the_whole = /(push|usage)\.test\.ts/;

export default defineConfig({
  globalSetup: "./e2e/before-all.ts",
  // (Two at a time took 31 minutes in the place of 32 on two cores: drawing is what takes the time.)
  workers: 2,
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
  },
  projects: [
    // Of windows without layout one takes one core, its server another.
    { name: "screens", testDir: "screens", workers: 2, expect: { timeout: 8_000 } },
    { name: "shell", testDir: "e2e", testIgnore: in_the_whole, workers: 1, use: { launchOptions: launch(shell || whole) } },
    { name: "whole", testDir: "e2e", workers: 1, testMatch: in_the_whole, use: { launchOptions: launch(whole) } },
  ],
});

function launch(executablePath: string | undefined): { executablePath?: string; args: string[] } {
  return {
    ...(executablePath && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
