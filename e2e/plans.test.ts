import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// An administrator plans; homes hold what was reached against it, for whoever may know.

test("a target that is written is what a home is held against, and nobody else writes one", async ({
  browser,
  demo,
}) => {
  const [his, hers] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [admin, boss] = [await signIn(his, "admin@demo.test"), await signIn(hers, "ceo@demo.test")];
  await admin.goto("/security?part=targets");
  const targets = admin.locator("#targets");
  const year = new Date().getUTCFullYear();
  // What the amounts are amounts of stands above the months, and where the grid goes on its edge says so.
  const unit = targets.getByRole("columnheader").first();
  await targets.getByLabel("What is to be reached").selectOption({ label: "Value won, in EUR" });
  await expect(unit).toHaveText("EUR");
  const edge = () =>
    targets
      .getByRole("table")
      .locator("..")
      .evaluate((box) => getComputedStyle(box, "::after").backgroundImage);
  // (Wide enough for the teams that other journeys have made, too.)
  await admin.setViewportSize({ width: 2560, height: 900 });
  await expect.poll(edge).toBe("none");
  await admin.setViewportSize({ width: 390, height: 844 });
  await expect.poll(edge).toContain("linear-gradient");
  await admin.setViewportSize({ width: 1440, height: 900 });
  await targets.getByLabel("What is to be reached").selectOption({ label: "New leads" });
  await expect(unit).toHaveText("leads");
  const whole = targets.getByLabel(`The company, all of ${year}`);
  await whole.fill("1200");
  await whole.press("Enter");
  const months = targets.getByRole("row").nth(5).getByRole("textbox").first();
  await expect(months).toHaveValue("100");
  await expect(targets.getByRole("row").nth(12).getByRole("textbox").first()).toHaveValue("100");
  await months.fill("250,5x");
  await months.press("Enter");
  await expect(months).toHaveAttribute("aria-invalid", "true");
  await months.press("Escape");
  await expect(months).toHaveValue("100");
  await clean(admin);

  await boss.goto("/dashboard/ceo?period=this-year");
  const tile = boss.getByRole("region", { name: "Figures of the period" });
  await expect(tile.getByText(/% of 1.?200/)).toBeVisible();
  await boss.getByLabel("Owner", { exact: true }).selectOption({ label: "Team Ventes Nord" });
  await expect(boss).toHaveURL(/owner=team/);
  await expect(tile.getByText(/% of 1.?200/)).toHaveCount(0);
  await clean(boss);
  await boss.getByRole("table", { name: "What was done, by person" }).getByRole("link").last().click();
  await expect(boss.getByRole("heading", { level: 1, name: "Activities" })).toBeVisible();
  await expect(boss.getByRole("row").nth(1)).toBeVisible();
  await Promise.all([his.close(), hers.close()]);
});

test("working hours and days off are read as they are typed; an activity leads to its record", async ({
  browser,
  demo,
}) => {
  const [his, hers] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [admin, sales] = [await signIn(his, "admin@demo.test"), await signIn(hers, "sales@demo.test")];
  await admin.goto("/security?part=working-time");
  const part = admin.locator("#working-time");
  const saturday = part.getByLabel("Hours of Saturday");
  await saturday.fill("9h30 à 12h");
  await saturday.press("Enter");
  await expect(saturday).toHaveValue("09:30–12:00");
  await saturday.fill("12-9");
  await saturday.press("Enter");
  await expect(saturday).toHaveAttribute("aria-invalid", "true");
  await expect(saturday).toHaveAccessibleDescription("Hours are written such as 9–12, 14–18.");
  await saturday.fill("");
  await saturday.press("Enter");
  await expect(saturday).toHaveValue("");
  const days = part.getByRole("list", { name: "Days off" });
  await expect(days.getByRole("listitem")).toHaveCount(11);
  await part.getByLabel("Public holidays").selectOption({ label: "Alsace and the Moselle" });
  await expect(days.getByRole("listitem")).toHaveCount(13, { timeout: 20_000 });
  const monday = days.getByLabel("Whit Monday, worked");
  await monday.click();
  await expect(monday).toBeChecked();
  await admin.reload();
  await expect(days.getByLabel("Whit Monday, worked")).toBeChecked();
  await expect(admin.getByRole("heading", { level: 1 })).toBeVisible();
  await clean(admin);
  await part.getByLabel("Public holidays").selectOption({ label: "France" });
  await expect(days.getByRole("listitem")).toHaveCount(11, { timeout: 20_000 });

  await sales.goto("/security?part=working-time");
  await expect(sales.getByRole("heading", { name: "Profile" })).toBeVisible();
  // What is planned comes first.
  await sales.goto("/leads?tab=activities");
  await expect(sales.getByRole("row").nth(1)).toContainText("Planned");
  // What a cell draws late keeps neither its row nor the page waiting.
  const late = Promise.withResolvers<void>();
  await sales.route("**/about-*.js", (route) => late.promise.then(() => route.continue()));
  await sales.goto("/leads?tab=activities&state=done");
  const first = sales.getByRole("row").nth(1);
  await expect(first).toContainText(/\p{L}/u);
  await expect(sales.getByRole("heading", { level: 1, name: "Activities" })).toBeVisible();
  late.resolve();
  await expect(first.getByRole("link")).toHaveCount(2);
  await clean(sales);
  await first.getByRole("link").last().click();
  await expect(sales).toHaveURL(/\/(leads|clients)\?(tab=contacts&)?id=/);
  await Promise.all([his.close(), hers.close()]);
});
