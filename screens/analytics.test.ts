import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("the head reads how sales go, opens the leads behind a share, sees where stages lose them, and how the app is used without anybody's name; a salesperson sees their own", async ({
  browser,
  demo,
}) => {
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const ceo = await signInAsAtFirst(contexts[0], "ceo@demo.test");
  await ceo.goto("/analytics?period=last-year");
  await expect(ceo.getByRole("heading", { level: 1, name: "Sales analytics" })).toBeVisible();
  const stages = ceo.getByRole("table", { name: "Stage conversion" });
  await expect(stages.getByRole("rowheader", { name: "Proposal" })).toBeVisible();
  await ceo.getByRole("radio", { name: "Source" }).check({ force: true });
  await ceo.getByRole("button", { name: "Share won by source as a table" }).press("Enter");
  await clean(ceo);
  const closed = ceo.getByRole("table", { name: "Share won by source" }).getByRole("link").first();
  const count = (await closed.textContent())?.replace(/\D/g, "") ?? "";
  await closed.press("Enter");
  await expect(ceo.getByText(new RegExp(`^${count} leads`)).first()).toBeVisible();
  await ceo.goto("/analytics?tab=usage&steps=/leads,/clients");
  await expect(ceo.getByRole("table", { name: "Pages" }).getByRole("rowheader", { name: "Leads" })).toBeVisible();
  await expect(ceo.getByText("people who did not agree")).toBeVisible();
  await clean(ceo);

  const claire = await signInAsAtFirst(contexts[1], "sales@demo.test");
  await prefer(claire, { language: "fr", theme: "dark" });
  await claire.goto("/analytics?tab=usage");
  await expect(claire.getByRole("table", { name: "Conversion des étapes" })).toBeVisible();
  await expect(claire.getByText("Usage de l’application")).toHaveCount(0);
  await clean(claire);
  expect(await claire.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await prefer(claire, { language: "en", theme: "light" });
  await Promise.all(contexts.map((context) => context.close()));
});
