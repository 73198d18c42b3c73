import { expect, type Page } from "@playwright/test";
import { inMenu } from "../e2e/row-acts.ts";
import { clean } from "./clean.ts";
import { plant } from "../e2e/calendar.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// An administrator keeps the company's lists, rates and rules of the score; sales work with them.

const dialog = (page: Page) => page.getByRole("dialog");
const panel = (page: Page) => page.getByRole("complementary", { name: "Lead" });

test("sources are named, replaced and offered as the company has them", async ({ browser, demo }) => {
  const [his, hers] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [admin, sales] = [await signIn(his, "admin@demo.test"), await signIn(hers, "sales@demo.test")];
  const id = await plant(sales.context(), { name: "Perrine Sourcet", source: "Foire de Caen" });
  await admin.goto("/security?part=lists");
  const sources = admin.getByRole("region", { name: "Sources of leads" });
  const entry = (name: string) => sources.getByRole("list").first().getByRole("listitem").filter({ hasText: name });
  await sources.getByText(/Written, and not on the list/).click();
  await sources.getByRole("button", { name: "Put Foire de Caen on the list" }).click();
  await expect(entry("Foire de Caen")).toContainText("1 lead");
  await sources.getByRole("button", { name: "Rename Foire de Caen" }).click();
  await dialog(admin).getByRole("textbox", { name: "Name" }).fill("Foire de Normandie");
  await admin.keyboard.press("Enter");
  await expect(entry("Foire de Normandie")).toBeVisible();
  await sales.goto(`/leads?id=${id}`);
  await expect(panel(sales).getByText("Foire de Normandie")).toBeVisible();
  await panel(sales).getByRole("button", { name: "Change Source" }).click();
  await expect(panel(sales).getByLabel("Source", { exact: true })).toHaveValue("Foire de Normandie");
  await sales.keyboard.press("Escape");

  await inMenu(admin, sources, "More acts: Foire de Normandie", "Take Foire de Normandie out of use");
  await dialog(admin).getByLabel("Records that hold it").selectOption({ label: "Partner" });
  await clean(admin);
  await dialog(admin).getByRole("button", { name: "Take out of use, and change 1" }).click();
  await expect(admin.getByText("Foire de Normandie is out of use.")).toBeVisible();
  await expect(panel(sales).getByText("Partner", { exact: true })).toBeVisible();
  await sources.getByText(/Out of use/).click();
  await sources.getByRole("button", { name: "Bring back" }).first().click();
  await expect(entry("Foire de Normandie")).toBeVisible();
  await Promise.all([his.close(), hers.close()]);
});

test("a rule of the score is made, seen with its points on a lead, and removed", async ({ browser, demo }) => {
  const [his, hers] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [admin, sales] = [await signIn(his, "admin@demo.test"), await signIn(hers, "sales@demo.test")];
  await admin.goto("/security?part=score");
  const rules = admin.getByRole("list", { name: "Rules of the score" });
  await admin.getByRole("button", { name: "New rule" }).click();
  await dialog(admin).getByLabel("It is about").selectOption({ label: "what it is worth" });
  await dialog(admin).getByLabel("At least, in EUR").fill("777000");
  await dialog(admin).getByLabel("Points").fill("150");
  await expect(dialog(admin).getByRole("button", { name: "Save" })).toBeDisabled();
  await dialog(admin).getByLabel("Points").fill("42");
  await clean(admin);
  await dialog(admin).getByRole("button", { name: "Save" }).click();
  const mine = rules.getByRole("listitem").filter({ hasText: /777/ });
  await expect(mine).toContainText("+42");
  const id = await plant(sales.context(), { name: "Ysé Notée", value: 800_000, phones: [] });
  await sales.goto(`/leads?id=${id}`);
  await panel(sales).getByText("Score", { exact: true }).click();
  await expect(panel(sales).getByRole("list", { name: "Score" })).toContainText(/Worth 777.000.€ or more\+42/);
  await expect(panel(sales).getByRole("button", { name: "Change Score" })).toHaveCount(0);
  await inMenu(admin, mine, /^More acts/, "Remove the rule");
  await expect(mine).toHaveCount(0);
  // A slip is taken back.
  await admin.getByRole("button", { name: "Undo" }).click();
  await expect(mine).toContainText("+42 points");
  await inMenu(admin, mine, /^More acts/, "Remove the rule");
  await expect(mine).toHaveCount(0);
  await Promise.all([his.close(), hers.close()]);
});

test("sums of several currencies are told in the company's, by its rates", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const admin = await signIn(context, "admin@demo.test");
  await plant(admin.context(), { name: "Zoé Franc", value: 1000, currency: "CHF" });
  await plant(admin.context(), { name: "Zoé Franc", value: 1200, currency: "EUR" });
  const total = admin.getByText(/^2 leads · value/);
  await admin.goto("/leads?q=Zo%C3%A9%20Franc");
  await expect(total).toContainText(/1.200.€ \+ 1.000.CHF/);
  await admin.goto("/security?part=company");
  await admin.getByRole("button", { name: "New rate" }).click();
  await dialog(admin).getByLabel("Currency").selectOption({ label: "Swiss Franc (CHF)" });
  await dialog(admin).getByLabel("1 CHF in EUR").fill("1,1");
  await dialog(admin).getByRole("button", { name: "Save" }).click();
  await expect(admin.getByRole("list", { name: "Exchange rates" })).toContainText(/1.CHF = 1,1.EUR/);
  await admin.goto("/leads?q=Zo%C3%A9%20Franc");
  await expect(total).toContainText(/≈.2.300.€/);
  await admin.setViewportSize({ width: 390, height: 844 });
  await prefer(admin, { language: "fr", theme: "dark" });
  await admin.goto("/security?part=company");
  await expect(admin.getByRole("button", { name: "Nouveau taux" })).toBeVisible();
  await clean(admin);
  await admin.goto("/security?part=lists");
  await expect(admin.getByRole("region", { name: "Sources des prospects" })).toBeVisible();
  await clean(admin);
  await prefer(admin, { language: "en", theme: "light" });
  await context.close();
});
