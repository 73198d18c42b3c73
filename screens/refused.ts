import { type Browser, expect } from "@playwright/test";
import { signInAsAtFirst, someBrowser, type Tandem } from "./tandem.ts";

/** That a page says so to a salesperson, and that what it reads is refused. */
export async function refusedToSales(browser: Browser, demo: Tandem, page: string, address: string): Promise<void> {
  const sales = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  await sales.goto(page);
  await expect(sales.getByText("Access Denied")).toBeVisible();
  expect((await sales.request.get(address)).status()).toBe(403);
  await sales.context().close();
}
