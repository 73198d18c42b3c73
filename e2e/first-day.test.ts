import { expect, test } from "@playwright/test";
import { password, someBrowser, startTandem } from "./tandem.ts";

test("the first admin sets the company up, signs out and in again; nobody else can", async ({ browser }) => {
  const tandem = await startTandem();
  const [url = "", code = ""] = tandem.url.split("#");
  try {
    const context = await someBrowser(browser, { ...tandem, url });
    const page = await context.newPage();
    await page.goto("/");
    await page.getByLabel("Company", { exact: false }).first().fill("Maison Ferrand");
    await page.getByLabel("Your name").fill("Ada Moreau");
    await page.getByLabel("E-mail").fill("ada@ferrand.example");
    await page.getByLabel("Password", { exact: true }).fill("short");
    await page.getByLabel(/code/i).fill(code);
    await page.keyboard.press("Enter");
    await expect(page.getByText(/at least 12 characters/i).first()).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard/ceo");
    await expect(page.getByText("There is no lead yet. The first one fills this page.")).toBeVisible();
    // There is nothing of which to choose a period.
    await expect(page.getByLabel("Period", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "New lead" })).toHaveAttribute("href", "/leads?new=1");
    await expect(page.getByRole("button", { name: "Import" })).toBeVisible();
    await page.goto("/leads?view=board");
    await expect(page.getByText("There are no leads yet.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: /^New lead/ })).toHaveCount(2);
    await page.goto("/dashboard/ceo");
    await page.getByRole("link", { name: "Invite somebody" }).click();
    await page.getByRole("button", { name: /^Invite/ }).click();
    await expect(page.getByRole("dialog", { name: "Invite somebody" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Maison Ferrand").first()).toBeVisible();

    await page.getByRole("button", { name: /Ada Moreau/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.waitForURL(/\/$/);
    await expect(page.getByText("Signed out successfully")).toBeVisible();
    await page.goto("/leads");
    await page.waitForURL(/auth\/employee\?return_to=/);
    await page.getByLabel("E-mail").fill("ada@ferrand.example");
    await page.getByLabel("Password", { exact: true }).fill("wrong-horse-battery");
    await page.keyboard.press("Enter");
    await expect(page.getByText("The e-mail address or the password is not right.")).toBeVisible();
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/leads");
    await context.close();
  } finally {
    await tandem.stop();
  }
});
