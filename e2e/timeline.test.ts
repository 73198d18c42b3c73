import { expect } from "@playwright/test";
import { plant } from "./calendar.ts";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("in French on a phone a meeting is noted; nothing runs out of the page", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo, { width: 390, height: 844 });
  const page = await signInAsAtFirst(context, "sales@demo.test");
  const id = await plant(context, { name: "Dahut Kerjean" });
  await prefer(page, { language: "fr", theme: "dark" });
  await page.goto(`/leads?id=${id}`);
  const fil = page.getByRole("region", { name: "Fil" });
  await fil.getByTitle("Réunion").click();
  await fil.getByLabel("Minutes").fill("45");
  await fil.getByRole("textbox", { name: "Consigner la réunion" }).fill("Les plans conviennent.");
  await clean(page);
  await fil.getByRole("button", { name: "Consigner la réunion" }).click();
  await expect(fil.getByText("a tenu une réunion · 45 min")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});
