import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signIn, someBrowser, startTandem, type Tandem, test } from "./tandem.ts";

// A company of its own, since people choose keys.
let demo: Tandem;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  demo = await startTandem("--demo");
});
test.afterAll(() => demo.stop());
test.describe.configure({ timeout: 90_000 });

/** The keys of pages come after the page itself. */
const ready = (page: Page) => expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
const keyOf = (page: Page, act: string) => page.getByRole("button", { name: new RegExp(`^${act}: `) });
const list = async (page: Page) => {
  await page.goto("/leads");
  await expect(page.locator("[data-row]").nth(3)).toBeVisible();
  await ready(page);
};
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
/** What stands on the key of an act. */
const onKey = (page: Page, act: string) => keyOf(page, act).locator("[aria-hidden]");
/** Chooses a key by the keyboard alone; answers when the server keeps it. */
async function choose(page: Page, act: string, ...keys: string[]): Promise<void> {
  await keyOf(page, act).press("Enter");
  await expect(page.getByRole("textbox", { name: `New key: ${act}` })).toBeFocused();
  const kept = page.waitForResponse("**/api/account/settings");
  await press(page, ...keys);
  expect((await kept).status()).toBe(200);
  await expect(keyOf(page, act)).toBeFocused();
}

test("keys are chosen, act, are told and follow to another device; nobody else's change", async ({ browser }) => {
  const page = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  await page.goto("/security?part=shortcuts");
  await choose(page, "Next record", "ù", "Enter");
  const said = page.getByRole("region", { name: "Messages of the app" });
  await expect(said.getByText("Next record: ù", { exact: true })).toBeVisible();
  await choose(page, "Go to Leads", ";", "Shift+L");
  await expect(onKey(page, "Go to Leads")).toHaveText("; ⇧ L");
  await choose(page, "Choose, or let go", "Backspace");
  await expect(keyOf(page, "Choose, or let go")).toHaveAccessibleName("Choose, or let go: no key");
  await clean(page);

  const elsewhere = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  await elsewhere.goto("/security?part=shortcuts");
  for (const device of [page, elsewhere]) {
    await ready(device);
    await press(device, ";");
    await press(device, "Shift+L");
    await expect(device.getByRole("heading", { name: "Leads", level: 1 })).toBeFocused();
    await expect(device.locator("[data-row]").nth(3)).toBeVisible();
    await press(device, "j");
    await press(device, "ù");
    await expect(device.locator("[data-row='0']").getByRole("link").first()).toBeFocused();
    await press(device, "x");
    await expect(device.getByText("1 chosen")).toHaveCount(0);
    await press(device, "Enter");
    const next = device.getByRole("complementary", { name: "Lead" }).getByRole("button", { name: "Next record" });
    await expect(next).toHaveAttribute("aria-keyshortcuts", "ù");
    await press(device, "?");
    const told = device.getByRole("dialog", { name: "Keys that work here" });
    await expect(told.getByText("Next record", { exact: true }).locator("+ dd kbd").first()).toHaveText("ù");
    await expect(told.getByText("Go to Leads", { exact: true }).locator("+ dd")).toHaveText("; ⇧ L");
    await expect(told.getByText("Choose, or let go")).toHaveCount(0);
    await clean(device);
  }

  const colleague = await signIn(await someBrowser(browser, demo), "sales2@demo.test");
  await list(colleague);
  await press(colleague, "ù");
  await press(colleague, "j");
  await expect(colleague.locator("[data-row='0']").getByRole("link").first()).toBeFocused();
  await press(colleague, "x");
  await expect(colleague.getByText("1 chosen")).toBeVisible();

  await page.getByRole("link", { name: "Choose other keys" }).click();
  await page.waitForURL(/security\?part=shortcuts/);
  await expect(page.getByRole("heading", { name: "Shortcuts" })).toBeVisible();
  const kept = page.waitForResponse("**/api/account/settings");
  await page.getByRole("button", { name: "Reset: Next record" }).press("Enter");
  await kept;
  await expect(onKey(page, "Next record")).toHaveText("J");
  await expect(keyOf(page, "Next record")).toBeFocused();
  const all = page.waitForResponse("**/api/account/settings");
  await page.getByRole("button", { name: "Reset all keys" }).press("Enter");
  await all;
  await expect(onKey(page, "Go to Leads")).toHaveText("G L");
  await list(page);
  await press(page, "j");
  await press(page, "x");
  await expect(page.getByText("1 chosen")).toBeVisible();
  await Promise.all([page, elsewhere, colleague].map((one) => one.context().close()));
});

test("a clash is told by name and exchanged by choice, and what is not ours cannot be chosen", async ({ browser }) => {
  const page = await signIn(await someBrowser(browser, demo, { width: 390, height: 844 }), "marketing@demo.test");
  const colleague = await signIn(await someBrowser(browser, demo), "project_manager@demo.test");
  await page.goto("/security?part=shortcuts");
  await keyOf(page, "Next record").press("Enter");
  const field = page.getByRole("textbox", { name: "New key: Next record" });
  for (const [key, why] of [
    ["Control+k", "Ctrl K opens the search of everything."],
    ["Enter", "Enter and the space bar press what has the focus."],
    ["ArrowDown", "The arrows move about in lists and fields."],
    ["Space", "Enter and the space bar press what has the focus."],
    ["F2", "Only a key that writes a character by itself can be chosen."],
    ["Alt+j", "Keys with Ctrl, Alt or ⌘ belong to the browser and the system."],
  ] as const) {
    await press(page, key);
    await expect(page.getByText(why)).toBeVisible();
    await expect(field).toBeFocused();
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await clean(page);
  await press(page, "Escape");
  await expect(keyOf(page, "Next record")).toBeFocused();
  await expect(onKey(page, "Next record")).toHaveText("J");

  await press(page, "Enter", "g", "Enter");
  await expect(page.getByText(/^G and G then H, the key of “Go home”, begin alike/)).toBeVisible();
  await page.getByRole("button", { name: "Leave it as it is" }).press("Enter");
  await expect(keyOf(page, "Next record")).toBeFocused();

  await press(page, "Enter", "x", "Enter");
  await expect(page.getByText("X is the key of “Choose, or let go”.")).toBeVisible();
  await clean(page);
  await expect(page.getByRole("button", { name: "Exchange the two" })).toBeFocused();
  const kept = page.waitForResponse("**/api/account/settings");
  await press(page, "Enter");
  await kept;
  await expect(page.getByText("Next record: X · Choose, or let go: J")).toBeVisible();
  await expect(onKey(page, "Next record")).toHaveText("X");
  await expect(onKey(page, "Choose, or let go")).toHaveText("J");

  // Whoever goes on with Tab or a press elsewhere keeps what was typed.
  await keyOf(page, "Previous record").press("Enter");
  const other = page.waitForResponse("**/api/account/settings");
  await press(page, "u", "Tab");
  await other;
  await expect(onKey(page, "Previous record")).toHaveText("U");
  await colleague.goto("/security?part=shortcuts");
  await expect(onKey(colleague, "Next record")).toHaveText("J");

  await prefer(page, { language: "fr" });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Raccourcis clavier" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Fiche suivante\u202f: X" })).toBeVisible();
  await Promise.all([page, colleague].map((one) => one.context().close()));
});

test("who has few pages sees few keys, and chooses among them", async ({ browser }) => {
  const client = await signIn(await someBrowser(browser, demo), "client@demo.test");
  const staff = await signIn(await someBrowser(browser, demo), "support@demo.test");
  for (const page of [client, staff]) await page.goto("/security?part=shortcuts");
  await expect(keyOf(client, "Go to Settings")).toBeVisible();
  for (const act of ["Next record", "Assign…"]) await expect(keyOf(client, act)).toHaveCount(0);
  await choose(client, "Go to Settings", "o", "Enter");
  await client.goto("/client/dashboard");
  await ready(client);
  await press(client, "o");
  await client.waitForURL(/security/);
  await Promise.all([client, staff].map((one) => one.context().close()));
});
