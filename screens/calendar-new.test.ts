import { expect, type Page } from "@playwright/test";
import { calendar, dayOf, plant, two } from "../e2e/calendar.ts";
import { clean } from "./clean.ts";
import { prefer, signIn, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

const form = (page: Page, name = "New lead") => page.getByRole("dialog", { name, exact: true });

test("what one begins on a day stands there on the other's calendar", async ({ browser, demo }) => {
  const { claire, thomas, close } = await two(browser, demo);
  await plant(claire.context(), { name: "Yann Xuereb", expected_close: "2031-08-05" });
  for (const page of [claire, thomas]) await page.goto(calendar("xuereb", "2031-08"));
  await dayOf(claire, "2031-08-14").hover();
  await clean(claire);
  await claire.getByRole("button", { name: "New lead on Thursday, 14 August 2031" }).click();
  await expect(form(claire).getByLabel("Expected close")).toHaveValue("14/08/2031");
  await form(claire).getByLabel("Name", { exact: true }).fill("Rozenn Xuereb");
  await form(claire).getByRole("button", { name: "Create lead" }).click();
  await expect(claire.getByRole("complementary", { name: "Lead" }).getByText("14 Aug 2031").first()).toBeVisible();
  await expect(dayOf(claire, "2031-08-14").getByText("Rozenn Xuereb")).toBeVisible();
  await expect(dayOf(thomas, "2031-08-14").getByText("Rozenn Xuereb")).toBeVisible({ timeout: 3000 });
  // Another day is free to be changed in the form, or to be left out.
  await dayOf(thomas, "2031-08-15").hover();
  await thomas.getByRole("button", { name: "New lead on Friday, 15 August 2031" }).click();
  await form(thomas).getByLabel("Name", { exact: true }).fill("Corentin Xuereb");
  await form(thomas).getByLabel("Expected close").fill("");
  await form(thomas).getByRole("button", { name: "Create lead" }).click();
  await expect(claire.getByRole("button", { name: "1 without a date" })).toBeVisible({ timeout: 3000 });
  await close();
});

test("the key for a new one begins it on the day that has the focus, and Enter offers it", async ({
  browser,
  demo,
}) => {
  const { claire, thomas, close } = await two(browser, demo);
  await plant(thomas.context(), { name: "Alan Lozachmeur", expected_close: "2031-09-03" });
  await claire.goto(calendar("lozachmeur", "2031-09"));
  await dayOf(claire, "2031-09-10").focus();
  await claire.keyboard.press("n");
  await expect(form(claire).getByLabel("Expected close")).toHaveValue("10/09/2031");
  await form(claire).getByLabel("Name", { exact: true }).fill("Enora Lozachmeur");
  await claire.keyboard.press("Escape");
  await expect(dayOf(claire, "2031-09-10")).toBeFocused();
  // What is typed for one day is not offered for another, nor for one of no day.
  await claire.keyboard.press("ArrowRight");
  await claire.keyboard.press("Enter");
  await claire
    .getByRole("dialog", { name: "Thursday, 11 September 2031" })
    .getByRole("button", { name: "New lead" })
    .click();
  await expect(form(claire).getByLabel("Expected close")).toHaveValue("11/09/2031");
  await expect(form(claire).getByLabel("Name", { exact: true })).toHaveValue("");
  await claire.keyboard.press("Escape");
  await claire.getByRole("button", { name: "New lead", exact: true }).click();
  await expect(form(claire).getByLabel("Expected close")).toHaveValue("");
  await claire.keyboard.press("Escape");
  // The record that has the focus lies on its day, and the sign of the day is on the way of the Tab key behind it.
  await dayOf(claire, "2031-09-03").focus();
  await claire.keyboard.press("Tab");
  await claire.keyboard.press("Tab");
  await expect(claire.getByRole("button", { name: "New lead on Wednesday, 3 September 2031" })).toBeFocused();
  await claire.keyboard.press("Shift+Tab");
  await claire.keyboard.press("n");
  await expect(form(claire).getByLabel("Expected close")).toHaveValue("03/09/2031");
  await claire.keyboard.press("Escape");
  await dayOf(claire, "2031-09-10").focus();
  await claire.keyboard.press("n");
  await expect(form(claire).getByLabel("Name", { exact: true })).toHaveValue("Enora Lozachmeur");
  await claire.reload();
  await expect(form(claire).getByLabel("Name", { exact: true })).toHaveValue("Enora Lozachmeur");
  await form(claire).getByRole("button", { name: "Create lead" }).click();
  await thomas.goto(calendar("lozachmeur", "2031-09"));
  await expect(dayOf(thomas, "2031-09-10").getByText("Enora Lozachmeur")).toBeVisible();
  await close();
});

test("a moment begins at nine of the reader's clock; an activity with whom it is", async ({ browser, demo }) => {
  const { claire, thomas, close } = await two(browser, demo);
  await plant(claire.context(), { name: "Youenn Salaün", next_activity_at: "2031-10-02T08:00:00Z" });
  await prefer(thomas, { time_zone: "America/New_York", locale: "en-US" });
  // The night in which the clock of Paris goes back.
  await claire.goto(calendar("salaun", "2031-10", "&on=next_activity_at"));
  await dayOf(claire, "2031-10-26").focus();
  await claire.keyboard.press("n");
  await expect(form(claire).getByLabel("Planned for")).toHaveValue("26/10/2031 09:00");
  await form(claire).getByLabel("Name", { exact: true }).fill("Katell Salaün");
  await form(claire).getByRole("button", { name: "Create lead" }).click();
  await thomas.goto(calendar("salaun", "2031-10", "&on=next_activity_at"));
  await expect(dayOf(thomas, "2031-10-26").getByRole("link")).toContainText(/0?4:00\sAM.*Katell Salaün/);

  for (const page of [claire, thomas]) await page.goto("/leads?tab=activities&view=calendar&month=2031-10&q=millrace");
  await expect(claire.getByText("None of the activities matches this search and these filters.")).toBeVisible();
  for (const page of [claire, thomas]) await page.goto("/leads?tab=activities&view=calendar&month=2031-10");
  await dayOf(thomas, "2031-10-16").hover();
  await thomas.getByRole("button", { name: "New activity on Thursday, October 16, 2031" }).click();
  const dialog = form(thomas, "New activity");
  await expect(dialog.getByLabel("When")).toHaveValue(/10\/16\/2031 0?9:00\sAM/);
  await dialog.getByLabel("Subject").fill("Millrace walk");
  await dialog.getByLabel("With whom").click();
  await dialog.getByRole("searchbox").fill("Youenn Salaün");
  await dialog.getByRole("radiogroup").last().getByText("Youenn Salaün").click();
  // Left and come back to, it is as it was, also in a page that was loaded anew; once planned, the next begins empty.
  await expect(dialog.getByLabel("With whom")).toContainText("Youenn Salaün");
  await thomas.keyboard.press("Escape");
  await thomas.reload();
  await dayOf(thomas, "2031-10-16").hover();
  await thomas.getByRole("button", { name: "New activity on Thursday, October 16, 2031" }).click();
  await expect(dialog.getByLabel("Subject")).toHaveValue("Millrace walk");
  await expect(dialog.getByLabel("With whom")).toContainText("Youenn Salaün");
  await dialog.getByRole("button", { name: "Plan it" }).click();
  await expect(dayOf(claire, "2031-10-16").getByRole("link")).toContainText(/15:00.*Millrace walk/, { timeout: 3000 });
  await thomas.goto("/leads?tab=activities&view=calendar&month=2031-10");
  await dayOf(thomas, "2031-10-16").hover();
  await thomas.getByRole("button", { name: "New activity on Thursday, October 16, 2031" }).click();
  await expect(dialog.getByLabel("Subject")).toHaveValue("");
  await prefer(thomas, { time_zone: "Europe/Paris", locale: "fr-FR" });
  await close();
});

test("on a phone every day can be begun on, in French", async ({ browser, demo }) => {
  const claire = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  const thomas = await signIn(await someBrowser(browser, demo, { width: 390, height: 844 }), "sales2@demo.test");
  await plant(claire.context(), { name: "Soazig Le Gall Trémeur", expected_close: "2032-02-11" });
  await prefer(thomas, { language: "fr" });
  await claire.goto(calendar("tremeur", "2032-02"));
  await thomas.goto(calendar("tremeur", "2032-02"));
  await expect(thomas.getByRole("button", { name: /^Nouveau prospect le / })).toHaveCount(29);
  await clean(thomas);
  await thomas.getByRole("button", { name: "Nouveau prospect le dimanche 29 février 2032" }).click();
  const dialog = form(thomas, "Nouveau prospect");
  await expect(dialog.getByLabel("Clôture prévue")).toHaveValue("29/02/2032");
  await dialog.getByLabel("Nom", { exact: true }).fill("Tudi Trémeur");
  await dialog.getByRole("button", { name: "Créer un prospect" }).click();
  await expect(dayOf(claire, "2032-02-29").getByText("Tudi Trémeur")).toBeVisible({ timeout: 3000 });
  await thomas.goto(calendar("tremeur", "2032-03"));
  await expect(thomas.getByText("Rien ce mois-ci.")).toBeVisible();
  await prefer(thomas, { language: "en" });
  await Promise.all([claire, thomas].map((page) => page.context().close()));
});
