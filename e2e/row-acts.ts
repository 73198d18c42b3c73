import type { Locator, Page } from "@playwright/test";

/** Does with a row of a list that is set up what stands in its menu; answers the button of the menu. */
export async function inMenu(
  page: Page,
  within: Locator,
  name: string | RegExp,
  act: string | RegExp,
): Promise<Locator> {
  const more = within.getByRole("button", { name });
  await more.click();
  await page.getByRole("menuitem", { name: act }).click();
  return more;
}
