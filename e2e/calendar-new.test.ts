import { expect, type Page } from "@playwright/test";
import { calendar, dayOf, plant, two } from "./calendar.ts";
import { signInAsAtFirst, someBrowser, test } from "./tandem.ts";

const form = (page: Page, name = "New lead") => page.getByRole("dialog", { name, exact: true });

test("who makes none is offered none; a full day and a drag are as they were", async ({ browser, demo }) => {
  const { claire, thomas, close } = await two(browser, demo);
  for (let number = 1; number <= 12; number++)
    await plant(claire.context(), { name: `Lead ${number} Cozic`, expected_close: "2031-12-10" });
  await claire.goto(calendar("cozic", "2031-12"));
  const full = dayOf(claire, "2031-12-10");
  await expect(full.getByRole("button", { name: /more$/ })).toBeVisible();
  await full.hover();
  await full.getByRole("button", { name: "New lead on Wednesday, 10 December 2031" }).click();
  await expect(form(claire).getByLabel("Expected close")).toHaveValue("10/12/2031");
  await claire.keyboard.press("Escape");
  await expect(full).toBeFocused();
  await full.getByRole("link").first().dragTo(dayOf(claire, "2031-12-17"));
  await expect(dayOf(claire, "2031-12-17").getByRole("link")).toHaveCount(1);
  const vera = await signInAsAtFirst(await someBrowser(browser, demo), "support@demo.test");
  await vera.goto(calendar("cozic", "2031-12"));
  await expect(dayOf(vera, "2031-12-17").getByRole("link")).toHaveCount(1);
  await expect(vera.locator("[data-begins]")).toHaveCount(0);
  await dayOf(vera, "2031-12-18").focus();
  await vera.keyboard.press("n");
  await vera.keyboard.press("Enter");
  const empty = vera.getByRole("dialog", { name: "Thursday, 18 December 2031" });
  await expect(empty.getByRole("button")).toHaveText([""]);
  await vera.context().close();
  await thomas.goto("/tasks?view=calendar");
  await expect(thomas.locator("[data-begins]").first()).toBeVisible();
  await close();
});

test("without a line a new one stands on its day at once, and with the other later", async ({ browser, demo }) => {
  test.setTimeout(90_000);
  const { claire, thomas, close } = await two(browser, demo);
  await plant(claire.context(), { name: "Blandine Guéguen", expected_close: "2031-06-03" });
  for (const page of [claire, thomas]) await page.goto(calendar("gueguen", "2031-06"));
  // (The scripts of the panel and of the form are there; the worker that keeps them is not in this browser.)
  await dayOf(claire, "2031-06-03").getByText("Blandine Guéguen").click();
  await expect(claire.getByRole("complementary", { name: "Lead" }).getByText("3 Jun 2031").first()).toBeVisible();
  await claire.keyboard.press("Escape");
  await dayOf(claire, "2031-06-12").focus();
  await claire.keyboard.press("n");
  await expect(form(claire).getByLabel("Expected close")).toHaveValue("12/06/2031");
  await claire.keyboard.press("Escape");
  await claire.waitForFunction(() => localStorage.getItem("tandem.session"));
  await claire.context().setOffline(true);
  await claire.keyboard.press("n");
  await form(claire).getByLabel("Name", { exact: true }).fill("Loeiza Guéguen");
  await form(claire).getByRole("button", { name: "Create lead" }).click();
  await expect(dayOf(claire, "2031-06-12").getByText("Loeiza Guéguen")).toBeVisible();
  await expect(dayOf(claire, "2031-06-12").getByText("Waits to be sent")).toBeVisible({ timeout: 20_000 });
  await expect(dayOf(thomas, "2031-06-12").getByRole("link")).toHaveCount(0);
  await claire.context().setOffline(false);
  await expect(dayOf(thomas, "2031-06-12").getByText("Loeiza Guéguen")).toBeVisible({ timeout: 30_000 });
  await close();
});
