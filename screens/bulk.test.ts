import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { plant } from "../e2e/calendar.ts";
import { prefer, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

const bar = (page: Page, name = "Chosen records") => page.getByRole("region", { name });

test("a verb is done to many by the form of the one, and those in another state are told why", async ({
  browser,
  demo,
}) => {
  const claire = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  const thomas = await signInAsAtFirst(await someBrowser(browser, demo), "sales2@demo.test");
  for (const name of ["Cassis one", "Cassis two", "Cassis won"]) await plant(claire.context(), { name });
  await claire.goto("/leads?q=cassis&sort=name");
  await expect(claire.locator("[data-row]")).toHaveCount(3);
  await claire.getByRole("link", { name: "Cassis won" }).click();
  await claire.getByRole("button", { name: "Win" }).click();
  await expect(claire.getByText("Cassis won: Won")).toBeVisible();
  await claire.keyboard.press("Escape");
  await claire.getByRole("checkbox", { name: "Choose all" }).check();
  // The won one cannot be lost, which the button says; it can be reopened.
  await expect(bar(claire).getByRole("button", { name: "Mark as won (2) of 3" })).toBeVisible();
  await bar(claire).getByRole("button", { name: "More" }).click();
  await expect(claire.getByRole("menuitem", { name: "Reopen (1)" })).toBeVisible();
  await claire.keyboard.press("Escape");
  await bar(claire).getByRole("button", { name: "Mark as lost (2)… of 3" }).click();
  const form = claire.getByRole("dialog", { name: "Mark as lost: 2 leads" });
  await form.getByRole("button", { name: "Mark as lost", exact: true }).click();
  await expect(form.getByText("This is needed.").first()).toBeVisible();
  await form.getByLabel("Reason of loss").fill("Price");
  await clean(claire);
  await form.getByRole("button", { name: "Mark as lost", exact: true }).click();
  await expect(
    claire.getByText("Lost: 2 leads. Left as they were (Cassis won): Only an open lead of yours"),
  ).toBeVisible();
  await thomas.goto("/leads?q=cassis&sort=name");
  await expect(thomas.getByText("Lost", { exact: true })).toHaveCount(2);
  // The one asks by the same form.
  await claire.getByRole("link", { name: "Cassis won" }).click();
  await claire.getByRole("button", { name: "Reopen", exact: true }).last().click();
  await expect(claire.getByText("Cassis won: New")).toBeVisible();
  await claire.getByRole("button", { name: "Lose…", exact: true }).last().click();
  const one = claire.getByRole("dialog", { name: "Mark as lost: Cassis won" });
  await one.getByLabel("Reason of loss").fill("No budget");
  await one.getByRole("button", { name: "Mark as lost", exact: true }).click();
  await expect(claire.getByText("Cassis won: Lost")).toBeVisible();
  await claire.keyboard.press("Escape");
  // Tags come and go with many, and the others stay.
  await bar(claire).getByRole("button", { name: "Set tags…" }).click();
  const tags = claire.getByRole("dialog", { name: "Tags of 3 leads" });
  await tags.getByRole("checkbox").first().check();
  await tags.getByRole("button", { name: "Set for 3 leads" }).click();
  await expect(claire.getByText(/^3 leads · Tags: \+ /)).toBeVisible();
  await Promise.all([claire.context().close(), thomas.context().close()]);
});

test("all that match are done in batches, also those that are not loaded; what was left is told, and taken back", async ({
  browser,
  demo,
}) => {
  const claire = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  const thomas = await signInAsAtFirst(await someBrowser(browser, demo), "sales2@demo.test");
  for (let n = 0; n < 66; n++) await plant(claire.context(), { name: `Mistral ${n}` });
  for (let n = 0; n < 2; n++) await plant(thomas.context(), { name: `Mistral of Thomas ${n}` });
  await claire.goto("/leads?q=mistral");
  await claire.getByRole("checkbox", { name: "Choose all" }).check();
  await expect(claire.getByText("60 chosen")).toBeVisible();
  await bar(claire).getByRole("button", { name: "Choose all 68 leads that match" }).click();
  await expect(claire.getByText("68 chosen")).toBeVisible();
  await bar(claire).getByRole("button", { name: "Remove 66 leads of 68" }).click();
  const run = claire.getByRole("dialog", { name: "Remove: 68 leads" });
  await expect(run.getByText("To 2 of them it cannot be done")).toBeVisible();
  await clean(claire);
  await run.getByRole("button", { name: "Remove: 66" }).click();
  await expect(run.getByText("66 leads are in the bin.")).toBeVisible();
  await expect(run.getByRole("listitem")).toHaveText("2not yours to change.");
  await clean(claire);
  await run.getByRole("button", { name: "Undo" }).click();
  await expect(claire.getByText("Taken back.")).toBeVisible();
  await expect(claire.getByText("68 leads · value")).toBeVisible();
  // In French, by a form, of both people's.
  await prefer(claire, { language: "fr", theme: "dark" });
  await claire.goto("/leads?q=mistral");
  await claire.getByRole("checkbox", { name: "Sélectionner toutes" }).check();
  const french = bar(claire, "Fiches sélectionnées");
  await french.getByRole("button", { name: "Sélectionner tout ce qui correspond (68 prospects)" }).click();
  await french.getByRole("button", { name: "Perdu…" }).click();
  await claire.getByLabel("Raison de la perte").fill("Prix");
  await claire.getByRole("dialog").getByRole("button", { name: "Perdu" }).click();
  await expect(claire.getByText("Cela ne s’annule pas d’un coup.")).toBeVisible();
  await claire.getByRole("dialog").getByRole("button", { name: "Perdu : 68" }).click();
  await expect(claire.getByRole("dialog").getByText("Perdu : 68 prospects.")).toBeVisible();
  await clean(claire);
  await thomas.goto("/leads?q=mistral&stage=lost");
  await expect(thomas.getByText("68 leads · value")).toBeVisible();
  await prefer(claire, { language: "en", theme: "light" });
  await Promise.all([claire.context().close(), thomas.context().close()]);
});
