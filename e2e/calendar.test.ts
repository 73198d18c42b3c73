import { expect, type Page } from "@playwright/test";
import { calendar, dayOf, idOf, plant, toolbar, two, write } from "./calendar.ts";
import { prefer, test } from "./tandem.ts";

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
