import { expect } from "@playwright/test";
import { calendar, dayOf, plant, toolbar, two } from "../e2e/calendar.ts";
import { clean } from "./clean.ts";
import { prefer, signIn, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("keys go from day to day and month to month, open a day, and take a lead along", async ({ browser, demo }) => {
  const { claire, thomas, close } = await two(browser, demo);
  await plant(claire.context(), { name: "Gaëlle Kervella", expected_close: "2031-05-30" });
  for (const page of [claire, thomas]) await page.goto(calendar("kervella", "2031-05"));
  const chip = claire.getByRole("link", { name: /Gaëlle Kervella/ });
  await dayOf(claire, "2031-05-01").focus();
  for (const key of ["ArrowRight", "ArrowDown", "ArrowDown", "End"]) await claire.keyboard.press(key);
  await expect(dayOf(claire, "2031-05-18")).toBeFocused();
  await claire.keyboard.press("PageDown");
  await expect(claire.getByRole("grid", { name: "June 2031" })).toBeVisible();
  await expect(dayOf(claire, "2031-06-18")).toBeFocused();
  await claire.keyboard.press("PageUp");
  for (const key of ["ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft"]) await claire.keyboard.press(key);
  await expect(dayOf(claire, "2031-05-30")).toBeFocused();
  await expect(dayOf(claire, "2031-05-30")).toHaveAccessibleName(/^Friday, 30 May 2031, 1 lead/);

  await claire.keyboard.press("Enter");
  const day = claire.getByRole("dialog", { name: "Friday, 30 May 2031" });
  await expect(day.getByRole("link", { name: /Gaëlle Kervella/ })).toBeFocused();
  await claire.keyboard.press("Escape");
  await expect(dayOf(claire, "2031-05-30")).toBeFocused();

  // Over the end of the month, and the calendar with it.
  await claire.keyboard.press("Tab");
  await expect(chip).toBeFocused();
  await claire.keyboard.press("Shift+ArrowRight");
  await claire.keyboard.press("Shift+ArrowRight");
  await expect(dayOf(claire, "2031-06-01").getByText("Gaëlle Kervella")).toBeVisible();
  await expect(chip).toBeFocused();
  await expect(claire.locator("[aria-live=polite]").getByText("Gaëlle Kervella: Sunday, 1 June 2031")).toBeVisible();
  await expect(dayOf(thomas, "2031-06-01").getByText("Gaëlle Kervella")).toBeVisible({ timeout: 3000 });
  await claire.keyboard.press("t");
  await expect(claire.locator("[aria-current=date]")).toBeFocused();
  await close();
});

test("on a phone the days lie below each other, in French", async ({ browser, demo }) => {
  const claire = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  const thomas = await signIn(await someBrowser(browser, demo, { width: 390, height: 844 }), "sales2@demo.test");
  for (let number = 1; number <= 8; number++)
    await plant(claire.context(), { name: `Fiche ${number} Quéméner`, expected_close: "2031-02-11" });
  await plant(claire.context(), { name: "Autre Quéméner", expected_close: "2031-03-01" });
  await prefer(thomas, { language: "fr" });
  await thomas.goto(calendar("quemener", "2031-02"));
  const day = thomas.getByRole("region", { name: "mardi 11 février 2031" });
  await expect(day.getByRole("link")).toHaveCount(6);
  await expect(thomas.getByText("Autre Quéméner")).toHaveCount(0);
  await clean(thomas);
  await day.getByRole("button", { name: "2 de plus" }).click();
  await expect(thomas.getByRole("dialog", { name: "Mardi 11 février 2031" }).getByRole("link")).toHaveCount(8);
  await clean(thomas);
  await thomas.keyboard.press("Escape");
  await thomas.getByRole("button", { name: "Mois suivant" }).click();
  await expect(thomas.getByText("Autre Quéméner")).toBeVisible();
  // The month that it is begins with what lies in it, not with an empty day.
  const today = new Date().toISOString().slice(0, 10);
  const other = `${today.slice(0, 8)}${today.endsWith("-15") ? "16" : "15"}`;
  await plant(claire.context(), { name: "Seul Quéméner", expected_close: other });
  await thomas.goto(calendar("quemener", today.slice(0, 7)));
  await expect(thomas.getByText("Seul Quéméner")).toBeVisible();
  // (Beside it there are only the company's days off.)
  const days = thomas.getByRole("region", { name: "Calendrier" }).locator("section");
  await expect(days.filter({ has: thomas.getByRole("link") })).toHaveCount(1);
  await prefer(thomas, { language: "en" });
  await Promise.all([claire, thomas].map((page) => page.context().close()));
});

test("the layouts are gone through by a key, and a view keeps the calendar and what it goes by", async ({
  browser,
  demo,
}) => {
  const { claire, thomas, close } = await two(browser, demo);
  await claire.goto("/leads");
  await expect(claire.getByRole("table", { name: "Leads" })).toBeVisible();
  for (const view of ["board", "calendar"]) {
    await claire.keyboard.press("v");
    await expect(claire).toHaveURL(new RegExp(`view=${view}`));
  }
  await toolbar(claire).getByText("Next step", { exact: true }).click();
  await claire.getByRole("button", { name: "Views", exact: true }).click();
  await claire.getByRole("button", { name: "Save as a new view…" }).click();
  const form = claire.getByRole("dialog", { name: "Save as a new view" });
  await form.getByLabel("Name").fill("What comes");
  await form.getByText("My team").click();
  await form.getByRole("button", { name: "Save" }).click();
  await thomas.goto("/leads");
  await thomas.getByRole("button", { name: "Views", exact: true }).click();
  await thomas.getByRole("button", { name: "What comes", exact: true }).click();
  await expect(thomas).toHaveURL(/view=calendar/);
  await expect(toolbar(thomas).getByRole("radio", { name: "Next step" })).toBeChecked();
  await close();
});
