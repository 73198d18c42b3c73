import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { signIn, someBrowser, test } from "./tandem.ts";

async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.(csv|xlsx)$/);
  return readFileSync(await download.path(), "latin1");
}

const cells = (page: Page, column: string) => page.locator(`[data-row] [data-column="${column}"]`).allInnerTexts();

test("what leaves is what one sees: columns, order, words and amounts; or all fields, or the chosen rows", async ({
  browser,
  demo,
}) => {
  const page = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  const other = await signIn(await someBrowser(browser, demo), "employee@demo.test");
  await page.goto("/leads?stage=proposal&sort=-value");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Score" }).uncheck();
  await page.getByRole("button", { name: "Move Value forward" }).click();
  await page.keyboard.press("Escape");
  const open = () => page.getByRole("button", { name: "Export", exact: true }).click();
  await open();
  const seen = await saved(page, () => page.getByRole("link", { name: "Text with separators (CSV)" }).click());
  const lines = Buffer.from(seen, "latin1").toString("utf8").replace("\ufeff", "").trim().split("\r\n");
  const sign = lines[0]?.includes(";") ? ";" : ",";
  expect(lines[0]).toBe(["Lead", "Company", "Stage", "Value", "Owner", "Next", "Planned for", "Tags"].join(sign));
  const values = (await cells(page, "value")).filter((value) => value !== "–");
  expect(values.length).toBeGreaterThan(2);
  const text = lines.join("\n");
  for (const value of [...values, ...(await cells(page, "stage"))]) expect(text).toContain(value);
  await page.keyboard.press("Escape");
  await open();
  const all = await saved(page, () => page.getByRole("link", { name: "All fields (CSV)" }).click());
  expect(all).toContain("expected_close");
  await page.keyboard.press("Escape");

  await page
    .getByRole("checkbox", { name: /^Choose / })
    .nth(2)
    .check();
  const bar = page.getByRole("region", { name: "Chosen records" });
  const exportAs = async (format: string) => {
    await bar.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: `Export as ${format}` }).click();
  };
  const chosen = await saved(page, () => exportAs("CSV"));
  expect(chosen.trim().split("\r\n")).toHaveLength(2);
  const book = await saved(page, () => exportAs("XLSX"));
  expect(book.startsWith("PK")).toBe(true);

  await other.goto("/leads");
  await expect(other.getByRole("button", { name: "Export", exact: true })).toHaveCount(0);
  await Promise.all([page, other].map((each) => each.context().close()));
});
