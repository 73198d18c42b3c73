import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { signIn, someBrowser, test } from "./tandem.ts";

test("a tag is named on a lead by one and found by another; an admin gives it a colour", async ({ browser, demo }) => {
  const claire = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  await claire.goto("/leads?owner=me");
  await claire.locator("[data-row] a").first().click();
  await claire.getByRole("button", { name: "Tag", exact: true }).click();
  await claire.getByRole("textbox", { name: "Find a tag" }).fill("Trade fair");
  await claire.keyboard.press("Enter");
  await expect(claire.getByRole("checkbox", { name: "Trade fair" })).toBeChecked();
  await expect(claire.getByRole("link", { name: "Manage tags" })).toHaveCount(0);
  await claire.keyboard.press("Escape");
  await expect(claire.getByText("tagged it Trade fair")).toBeVisible();

  const thomas = await signIn(await someBrowser(browser, demo), "sales2@demo.test");
  await thomas.goto("/leads");
  await thomas.getByRole("button", { name: "Add filter" }).click();
  await thomas.getByRole("button", { name: "Tags", exact: true }).click();
  await thomas.getByRole("checkbox", { name: "Trade fair" }).click();
  await thomas.keyboard.press("Escape");
  await expect(thomas.locator("[data-row]")).toHaveCount(1);
  await thomas.locator("[data-row] a").first().click();

  const admin = await signIn(await someBrowser(browser, demo), "admin@demo.test");
  await admin.goto("/leads");
  await admin.locator("[data-row] a").first().click();
  await admin.getByRole("button", { name: "Tag", exact: true }).click();
  await admin.getByRole("link", { name: "Manage tags" }).click();
  await admin
    .getByRole("row", { name: /Trade fair/ })
    .getByRole("link")
    .click();
  const tag = admin.getByRole("complementary", { name: "Tag", exact: true });
  await tag.getByRole("button", { name: /^Change Colour/ }).click();
  await tag.getByRole("combobox", { name: "Colour" }).selectOption({ label: "Coral" });
  await tag.getByRole("button", { name: /^Change Name/ }).click();
  await tag.getByRole("textbox", { name: "Name" }).fill("Trade fair 2026");
  await admin.keyboard.press("Enter");
  await expect(thomas.getByText("Trade fair 2026").first()).toBeVisible({ timeout: 5000 });
  await clean(admin);
  await tag.getByRole("link", { name: "Leads with this tag" }).click();
  await expect(admin.locator("[data-row]")).toHaveCount(1);
});
