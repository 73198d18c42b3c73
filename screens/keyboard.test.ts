import { expect, type Locator, type Page } from "@playwright/test";
import { password, signIn, someBrowser, test } from "./tandem.ts";

// Tasks of a working day, from start to end without a pointer: keys only, and what has the focus. Three of the ten: e2e/keyboard.test.ts.

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
const panel = (page: Page) => page.getByRole("complementary", { name: "Lead" });
/** The keys of pages come after the page itself. */
const ready = (page: Page) => expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();

test("1: signing in", async ({ browser, demo }) => {
  const page = await (await someBrowser(browser, demo)).newPage();
  await page.goto("/auth/employee");
  await expect(heading(page, "Employee sign-in")).toBeVisible();
  await tabTo(page, /E-mail/);
  await page.keyboard.type("sales@demo.test");
  await tabTo(page, /^Password/);
  await page.keyboard.type(password);
  await press(page, "Enter");
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/auth"));
  await page.context().close();
});

test("2 to 4: going to the leads, making one, changing a field of it", async ({ browser, demo }) => {
  const page = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  await page.goto("/security");
  await ready(page);
  await press(page, "g", "l");
  await expect(heading(page, "Leads")).toBeFocused();
  await expect(page.locator("[data-row]").first()).toBeVisible();
  await press(page, "n");
  const form = page.getByRole("dialog", { name: "New lead" });
  await expect(form).toBeVisible();
  await tabTo(page, /^\s*Name/);
  await page.keyboard.type("Keyboard Only");
  await press(page, "Enter");
  await expect(panel(page).getByRole("heading", { name: "Keyboard Only" })).toBeVisible();
  await expect(form).toHaveCount(0);
  await partTo(page, panel(page));
  await tabTo(page, /^Change Source/);
  await press(page, "Enter");
  await page.keyboard.type("Salon");
  await press(page, "Enter");
  await expect(panel(page).getByText("Salon").first()).toBeVisible();
  await page.context().close();
});

test("5 and 6: stepping from record to record, claiming one and winning it", async ({ browser, demo }) => {
  const page = await signIn(await someBrowser(browser, demo), "sales2@demo.test");
  await page.goto("/leads?owner=none");
  await expect(page.locator("[data-row]").nth(2)).toBeVisible();
  await ready(page);
  await press(page, "j", "Enter");
  const title = panel(page).getByRole("heading").first();
  await expect(title).toBeVisible();
  const first = await title.textContent();
  await press(page, "Alt+j");
  await expect(title).not.toHaveText(first ?? "");
  await press(page, "Alt+k");
  await expect(title).toHaveText(first ?? "");
  await press(page, "c");
  await expect(panel(page).getByRole("button", { name: "Win" })).toBeVisible();
  await press(page, "w");
  await expect(panel(page).getByText("Won").first()).toBeVisible();
  await press(page, "Escape");
  await expect(panel(page)).toHaveCount(0);
  await page.context().close();
});

test("handing a lead over: a key asks who, Enter marks whom the words find, and Enter again hands it over", async ({
  browser,
  demo,
}) => {
  const claire = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  const thomas = await signIn(await someBrowser(browser, demo), "sales2@demo.test");
  await claire.goto("/leads?new=1");
  await claire.getByRole("dialog").getByLabel("Name").fill("Nolwenn Gall");
  await press(claire, "Enter");
  await expect(panel(claire).getByRole("heading", { name: "Nolwenn Gall" })).toBeVisible();
  await ready(claire);
  await press(claire, "o");
  const dialog = claire.getByRole("dialog", { name: "Who takes over Nolwenn Gall?" });
  await expect(dialog.getByRole("radio").nth(1)).toBeAttached();
  await claire.keyboard.type("bellec");
  await expect(dialog.getByRole("radio")).toHaveCount(1);
  await press(claire, "Enter");
  await expect(dialog.getByRole("button", { name: "Assign to Thomas Bellec" })).toBeVisible();
  await press(claire, "Enter");
  await expect(dialog).toHaveCount(0);
  await thomas.goto("/leads?owner=me&q=nolwenn%20gall");
  await expect(thomas.getByRole("row", { name: /Nolwenn Gall/ })).toBeVisible();
  await claire.context().close();
  await thomas.context().close();
});

test("7: finding a client by the search of everything", async ({ browser, demo }) => {
  const page = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  await page.goto("/");
  await ready(page);
  await press(page, "Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.type("rouvray type:client");
  await expect(page.getByRole("option").first()).toContainText("Rouvray");
  await press(page, "Enter");
  await expect(page).toHaveURL(/\/clients\?id=/);
  await expect(page.getByRole("complementary").getByRole("heading", { name: /Rouvray/ })).toBeVisible();
  await page.context().close();
});
