import { expect, type Page } from "@playwright/test";
import { calendar, dayOf, idOf, plant, toolbar, two, write } from "./calendar.ts";
import { clean } from "./clean.ts";
import { prefer, signIn, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("a lead drawn to another day by one goes there on the other's calendar, and back", async ({ browser, demo }) => {
  const { claire, thomas, close } = await two(browser, demo);
  await plant(claire.context(), { name: "Nolwenn Guivarch", expected_close: "2031-03-12" });
  for (const page of [claire, thomas]) {
    await page.goto(calendar("guivarch", "2031-03"));
    await expect(dayOf(page, "2031-03-12").getByText("Nolwenn Guivarch")).toBeVisible();
  }
  await dayOf(claire, "2031-03-12").getByText("Nolwenn Guivarch").dragTo(dayOf(claire, "2031-03-20"));
  await expect(dayOf(claire, "2031-03-20").getByText("Nolwenn Guivarch")).toBeVisible();
  await expect(dayOf(thomas, "2031-03-20").getByText("Nolwenn Guivarch")).toBeVisible({ timeout: 3000 });
  await expect(dayOf(thomas, "2031-03-12").getByText("Nolwenn Guivarch")).toHaveCount(0);

  await claire.getByRole("button", { name: "Undo" }).click();
  await expect(dayOf(thomas, "2031-03-12").getByText("Nolwenn Guivarch")).toBeVisible({ timeout: 3000 });
  // The press opens the record beside the calendar.
  await dayOf(thomas, "2031-03-12").getByText("Nolwenn Guivarch").click();
  await expect(thomas.getByRole("complementary", { name: "Lead" }).getByText("12 Mar 2031").first()).toBeVisible();
  await close();
});

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

test("a full day tells how many it has, and counts agree with table, board and server", async ({ browser, demo }) => {
  const { claire, thomas, close } = await two(browser, demo);
  const values = (number: number) => ({ expected_close: "2031-07-08", stage: number % 3 ? "new" : "qualified" });
  for (let number = 1; number <= 9; number++)
    await plant(claire.context(), { name: `Lead ${number} Trividic`, ...values(number) });
  for (const name of ["Sans Trividic", "Rien Trividic"]) await plant(claire.context(), { name });
  for (const page of [claire, thomas]) {
    for (const [filter, all, dated] of [
      ["", 11, 9],
      ["&stage=new", 8, 6],
      ["&stage=open", 11, 9],
      ["&stage=won", 0, 0],
    ] as const) {
      await page.goto(`/leads?q=trividic${filter}`);
      await expect(page.getByText(all ? new RegExp(`^${all} leads · `) : /^0 leads$/).first()).toBeVisible();
      await page.goto(`/leads?view=board&q=trividic${filter}`);
      if (all) await expect.poll(() => columns(page)).toBe(all);
      else await expect(page.getByText("None of the leads matches this search and these filters.")).toBeVisible();
      await page.goto(calendar("trividic", "2031-07", filter));
      if (!all) {
        await expect(page.getByText("None of the leads matches this search and these filters.")).toBeVisible();
        continue;
      }
      await expect(toolbar(page).getByText(`${dated} leads`, { exact: true })).toBeVisible();
      const without = toolbar(page).getByRole("button", { name: `${all - dated} without a date` });
      await expect(without).toHaveCount(all > dated ? 1 : 0);
    }
  }
  await claire.goto(calendar("trividic", "2031-07"));
  const full = dayOf(claire, "2031-07-08");
  await expect(full.getByRole("link")).not.toHaveCount(9);
  await full.getByRole("button", { name: /more$/ }).click();
  const day = claire.getByRole("dialog", { name: "Tuesday, 8 July 2031" });
  await expect(day.getByRole("link")).toHaveCount(9);
  await day.getByRole("link", { name: /Lead 7 Trividic/ }).click();
  await expect(claire.getByRole("complementary", { name: "Lead" }).getByText("Lead 7 Trividic").first()).toBeVisible();
  await toolbar(claire).getByRole("button", { name: "2 without a date" }).click();
  await expect(claire.getByRole("dialog", { name: "Without a date" }).getByRole("link")).toHaveCount(2);
  await claire.goBack();
  await expect(claire.getByRole("dialog")).toHaveCount(0);
  await close();
});

test("a moment lies on the day of the reader's clock, and keeps its hour on another", async ({ browser, demo }) => {
  const { claire, thomas, close } = await two(browser, demo);
  const id = await plant(claire.context(), { name: "Maël Prigent", next_activity_at: "2031-10-23T22:30:00Z" });
  const path = calendar("prigent", "2031-10", "&on=next_activity_at");
  await prefer(thomas, { time_zone: "America/New_York", locale: "en-US" });
  for (const page of [claire, thomas]) await page.goto(path);
  await expect(claire.getByRole("columnheader").first()).toContainText("Monday");
  await expect(thomas.getByRole("columnheader").first()).toContainText("Sunday");
  await expect(dayOf(claire, "2031-10-24").getByRole("link")).toContainText(/00:30.*Maël Prigent/);
  await expect(dayOf(thomas, "2031-10-23").getByRole("link")).toContainText(/0?6:30\sPM.*Maël Prigent/);
  // Past the night in which the clock of Paris goes back.
  await dayOf(claire, "2031-10-24").getByText("Maël Prigent").dragTo(dayOf(claire, "2031-10-28"));
  await expect(dayOf(thomas, "2031-10-27").getByText("Maël Prigent")).toBeVisible({ timeout: 3000 });
  // (Whoever has just asked for more than a person does in a minute is told to wait.)
  const stored = async () => {
    const { data } = (await (await claire.request.get(`/api/leads/${id}`)).json()) as {
      data?: { next_activity_at: string };
    };
    return data && new Date(data.next_activity_at).toISOString();
  };
  await expect.poll(stored, { timeout: 60_000 }).toBe("2031-10-27T23:30:00.000Z");
  await prefer(thomas, { time_zone: "Europe/Paris", locale: "fr-FR" });
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

test("without a line a lead goes to its day at once, and to the server later", async ({ browser, demo }) => {
  test.setTimeout(90_000);
  const { claire, thomas, close } = await two(browser, demo);
  await plant(claire.context(), { name: "Erwan Abgrall", expected_close: "2031-04-10" });
  for (const page of [claire, thomas]) await page.goto(calendar("abgrall", "2031-04"));
  await expect(dayOf(claire, "2031-04-10").getByText("Erwan Abgrall")).toBeVisible();
  await claire.waitForFunction(() => localStorage.getItem("tandem.session"));
  await claire.context().setOffline(true);
  await dayOf(claire, "2031-04-10").getByText("Erwan Abgrall").dragTo(dayOf(claire, "2031-04-22"));
  await expect(dayOf(claire, "2031-04-22").getByText("Erwan Abgrall")).toBeVisible();
  await expect(dayOf(claire, "2031-04-22").getByText("Waits to be sent")).toBeVisible({ timeout: 20_000 });
  await expect(dayOf(thomas, "2031-04-10").getByText("Erwan Abgrall")).toBeVisible();
  await claire.context().setOffline(false);
  await expect(dayOf(thomas, "2031-04-22").getByText("Erwan Abgrall")).toBeVisible({ timeout: 30_000 });
  await close();
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

test("clients move on their board by the steps that there are, and by no others", async ({ browser, demo }) => {
  const { claire, thomas, close } = await two(browser, demo);
  const me = await idOf(claire.context());
  await write(claire.context(), "/api/accounts", { name: "Ateliers Stéphan", stage: "at_risk", owner_id: me });
  for (const page of [claire, thomas]) {
    await page.goto("/clients?view=board&q=stephan");
    await expect(column(page, "At risk").getByText("Ateliers Stéphan")).toBeVisible();
  }
  const card = claire.getByRole("link", { name: /Ateliers Stéphan/ });
  await card.dragTo(column(claire, "Won back"));
  await expect(column(claire, "At risk").getByText("Ateliers Stéphan")).toBeVisible();
  await claire.getByRole("button", { name: "Move Ateliers Stéphan" }).click();
  const ways = claire.getByRole("menuitem");
  await expect(ways).toHaveText(["Move to Active", "Move to Churned", "Move to Archived"]);
  await claire.keyboard.press("Escape");
  await card.dragTo(column(claire, "Churned"));
  await expect(column(thomas, "Churned").getByText("Ateliers Stéphan")).toBeVisible({ timeout: 3000 });
  await close();
});

function column(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

/** What the heads of the board's columns add up to. */
async function columns(page: Page): Promise<number> {
  const heads = await page.locator("section > header > h2").allInnerTexts();
  return heads.reduce((sum, head) => sum + Number(/\d+/.exec(head)?.[0] ?? 0), 0);
}
