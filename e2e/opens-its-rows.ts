import { expect, type Page } from "@playwright/test";

/** Presses a number of a home, and finds how many rows the list which opens has; comes back. */
export async function opensItsRows(page: Page, of: string, list: string): Promise<{ number: string; count: number }> {
  const link = page.getByRole("link", { name: new RegExp(`, ${of}$`) }).first();
  const number = ((await link.getAttribute("aria-label")) ?? "").split(", ")[0] ?? "";
  expect(number, of).toMatch(/\d/);
  const home = page.url();
  const summary = page.waitForRequest(/\/api\/\w+\/summary/);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: list })).toBeVisible();
  const { data } = (await (await page.request.get((await summary).url())).json()) as { data: { count: number }[] };
  await page.goto(home);
  return { number, count: data[0]?.count ?? 0 };
}

export const digits = (text: string): number => Number(text.replaceAll(/\D/g, ""));
