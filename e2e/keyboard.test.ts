import { expect, type Locator, type Page } from "@playwright/test";
import { signIn, someBrowser, test } from "./tandem.ts";

// Of the ten tasks of a working day without a pointer (screens/keyboard.test.ts) those whose keys go where only a browser takes the focus.

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** Goes on with Tab until the focus is on what has this name. */
async function tabTo(page: Page, name: RegExp, key = "Tab"): Promise<void> {
  for (let at = 0; at < 60; at++) {
    const named = await page.evaluate(() => {
      const { activeElement: at } = document;
      // Where nothing has the focus the body does, and its text is the whole page's.
      if (at === document.body) return "";
      const labels =
        at && "labels" in at ? [...(at as HTMLInputElement).labels!].map((label) => label.textContent) : [];
      return `${at?.getAttribute("aria-label") ?? ""} ${labels.join(" ")} ${at?.textContent ?? ""}`.trim();
    });
    if (name.test(named)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${name}`);
}
/** Goes from part to part of the page until the focus is within this one. */
async function partTo(page: Page, part: Locator): Promise<void> {
  for (let at = 0; at < 10; at++) {
    await page.keyboard.press("F6");
    if (await part.evaluate((element) => element.contains(document.activeElement))) return;
  }
  throw new Error("F6 does not lead there");
}
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
/** The keys of pages come after the page itself. */
const ready = (page: Page) => expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();

test("8: choosing several, removing them and having them back", async ({ browser, demo }) => {
  const page = await signIn(await someBrowser(browser, demo), "admin@demo.test");
  await page.goto("/leads?q=hotel");
  await expect(page.locator("[data-row]").nth(3)).toBeVisible();
  await ready(page);
  await press(page, "j", "x", "j", "x");
  await expect(page.getByText("2 chosen")).toBeVisible();
  await partTo(page, page.getByRole("region", { name: "Chosen records" }));
  await tabTo(page, /^Remove 2 leads$/);
  await press(page, "Enter");
  await expect(page.getByText("2 chosen")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await press(page, "z");
  await expect(page.getByText("Brought back.")).toBeVisible();
  await page.context().close();
});

test("9: narrowing a list and keeping it as a view", async ({ browser, demo }) => {
  const page = await signIn(await someBrowser(browser, demo), "marketing@demo.test");
  await page.goto("/leads");
  await expect(page.locator("[data-row]").first()).toBeVisible();
  await ready(page);
  await press(page, "/");
  await page.keyboard.type("atelier");
  await expect(page).toHaveURL(/q=atelier/);
  await tabTo(page, /^Views$/, "Shift+Tab");
  await press(page, "Enter");
  await expect(page.getByRole("dialog", { name: "Saved views" })).toBeVisible();
  await tabTo(page, /^Save as a new view…$/);
  // The menu that closes fetches no focus back from the dialog: what was typed by then would be written over.
  // (A handle: it is there once the page listens, before the key is pressed.)
  const fetched = await page.evaluateHandle(() => ({
    back: new Promise<number>((resolve) => {
      let left = 0;
      addEventListener("focusout", ({ target }) => (left += Number(target instanceof HTMLInputElement)), true);
      addEventListener("focusin", ({ target }) => {
        if (target instanceof HTMLInputElement) setTimeout(() => resolve(left), 300);
      });
    }),
  }));
  await press(page, "Enter");
  await expect(page.getByRole("dialog", { name: "Save as a new view" })).toBeVisible();
  expect(await fetched.evaluate(({ back }) => back)).toBe(0);
  await tabTo(page, /^\s*Name/);
  await page.keyboard.type("Kept by keys");
  await press(page, "Enter");
  await expect(page.getByRole("link", { name: "Kept by keys" })).toHaveAttribute("aria-current", "page");
  await page.context().close();
});

test("10: choosing the dark theme and signing out", async ({ browser, demo }) => {
  const page = await signIn(await someBrowser(browser, demo), "support@demo.test");
  await page.goto("/");
  await ready(page);
  await press(page, "g", "e");
  await expect(heading(page, "Settings")).toBeFocused();
  await tabTo(page, /^Look and language$/);
  await press(page, "Enter");
  await tabTo(page, /Light|Dark|System/);
  await press(page, "ArrowRight");
  await expect(page.locator("html")).toHaveClass("dark");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.type("sign out");
  await press(page, "Enter");
  await expect(page.getByText("Signed out successfully")).toBeVisible();
  await page.context().close();
});
