import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { refusedToSales } from "./refused.ts";
import { signInAsAtFirst, someBrowser, test } from "./tandem.ts";
import { window_functions } from "../src/developer/browser/window-functions.ts";

test("an administrator tries the API, reads a table, hears an event, and copies what a program needs; who may not open the page is refused", async ({
  browser,
  demo,
}) => {
  const page = await signInAsAtFirst(await someBrowser(browser, demo), "admin@demo.test");
  await tries(page);
  await readsTable(page);
  await hears(page);
  await page.getByRole("tab", { name: "MCP" }).click();
  await page.getByRole("combobox", { name: "Program" }).selectOption("Codex CLI");
  await expect(page.getByRole("region", { name: "~/.codex/config.toml" })).toContainText("/api/mcp");
  await page.getByRole("searchbox", { name: "Filter tools" }).fill("leads_create");
  await expect(page.getByRole("list", { name: "Tools under your rights" }).getByRole("listitem")).toHaveCount(1);
  await clean(page);
  await page.getByRole("tab", { name: "Window" }).click();
  for (const { name } of window_functions) {
    await expect(page.getByRole("region", { name: `Call of ${name}` })).toBeAttached();
    await page.waitForFunction((wanted) => wanted in window, name);
  }
  await clean(page);
  await page.getByRole("tab", { name: "Server" }).click();
  await expect(page.getByText(/^Migration \d{4}_\w+$/)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Open event streams" })).toContainText("of 20");
  await clean(page);
  await page.context().close();
  await refusedToSales(browser, demo, "/developer", "/api/developer");
});

async function tries(page: Page) {
  await page.goto("/developer");
  await expect(page.getByRole("region", { name: "Your API keys" })).toContainText("Make a key");
  await page.getByRole("searchbox", { name: "Filter operations" }).fill("tags_");
  await page.getByRole("link", { name: /^Create a tag/ }).click();
  await expect(page).toHaveURL(/operation=tags_create/);
  const body = page.getByRole("textbox", { name: "JSON body" });
  await body.fill("{");
  const send = page.getByRole("button", { name: "Send (acts on real data)" });
  await send.click();
  await expect(page.getByText("This is not JSON:", { exact: false })).toBeVisible();
  await body.fill('{"name": "Made in the console"}');
  await expect(page.getByRole("region", { name: "curl" })).toContainText("Bearer $TANDEM_KEY");
  await send.click();
  const response = page.getByRole("region", { name: "Response", exact: true });
  await expect(response.getByText(/^201/)).toBeVisible();
  await expect(response.getByRole("region", { name: "Response body" })).toContainText("Made in the console");
  await clean(page);
}

async function readsTable(page: Page) {
  await page.getByRole("tab", { name: "Schema" }).click();
  await page.getByRole("searchbox", { name: "Filter tables" }).fill("public.tags");
  await page.getByRole("link", { name: /^public\.tags/ }).click();
  await expect(page.getByText("Row security is on and forced.")).toBeVisible();
  await expect(page.getByRole("row", { name: /^id uuid not null/ })).toBeVisible();
  await page.getByText("Salesperson · Read").click();
  await expect(page.getByText("sales_read")).toBeVisible();
  await clean(page);
}

async function hears(page: Page) {
  await page.getByRole("tab", { name: "Events" }).click();
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();
  const headers = { "idempotency-key": crypto.randomUUID() };
  await page.request.post("/api/tags", { data: { name: `Heard ${Date.now()}` }, headers });
  await expect(page.getByRole("list", { name: "Events" })).toContainText('"entity":"tags"');
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Resume (0 new)" })).toBeVisible();
  await clean(page);
}
