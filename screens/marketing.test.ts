import { expect } from "@playwright/test";
import { freePort } from "../src/database/free-port.ts";
import { clean } from "./clean.ts";
import { launch, prefer, signInAsAtFirst, someBrowser, type Tandem, test } from "./tandem.ts";

let tandem: Tandem;
test.beforeAll(async () => void (tandem = await launch(await freePort(), ["--demo"])));
test.afterAll(() => tandem.stop());

test("marketing reads what campaigns cost and brought, and opens the leads behind a number; plans an e-mail, sees who would get it, and the head approves", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const contexts = [await someBrowser(browser, tandem), await someBrowser(browser, tandem, { width: 390 })] as const;
  const ines = await signInAsAtFirst(contexts[0], "marketing@demo.test");
  await ines.goto("/dashboard/marketing?period=this-year");
  const table = ines.getByRole("table", { name: "Campaigns" });
  await expect(table.getByRole("rowheader", { name: "Autumn catalogue" })).toBeVisible();
  await expect(table.getByText("Winter offer")).toHaveCount(0);
  await expect(ines.getByText("From visit to won")).toBeVisible();
  await clean(ines);
  const leads = table.getByRole("link", { name: /, Leads, Posts on the network$/ });
  const count = await leads.textContent();
  await leads.click();
  await expect(ines.getByText("Rows of a report")).toBeVisible();
  await expect(ines.getByText(new RegExp(`^${count} leads`)).first()).toBeVisible();

  await ines.goto("/dashboard/marketing?tab=campaigns");
  await ines.getByRole("button", { name: "New campaign" }).first().press("Enter");
  const dialog = ines.getByRole("dialog", { name: "New campaign" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Spring letter");
  await dialog.getByRole("button", { name: "New campaign" }).press("Enter");
  const panel = ines.getByRole("complementary", { name: "Campaign" });
  await panel.getByRole("button", { name: "Choose the audience" }).press("Enter");
  await panel.getByRole("button", { name: "Save the audience" }).press("Enter");
  await expect(panel.getByText("All leads")).toBeVisible();
  await expect(panel.getByText(/^Without a consent given by a form: \d+/)).toBeVisible();
  await clean(ines);
  const id = new URL(ines.url()).searchParams.get("id") ?? "";

  // The head approves it, on a phone and in French, once it says something.
  const ceo = await signInAsAtFirst(contexts[1], "ceo@demo.test");
  await prefer(ceo, { language: "fr", theme: "dark" });
  await ceo.goto(`/dashboard/marketing?tab=campaigns&id=${id}`);
  const campagne = ceo.getByRole("complementary", { name: "Campagne" });
  await campagne.getByRole("button", { name: "Approuver" }).press("Enter");
  await expect(ceo.getByText(/Choisissez un modèle actif/).first()).toBeVisible();
  await clean(ceo);
  await ceo.goto("/dashboard/marketing?period=this-year");
  await expect(ceo.getByText("De la visite à l’affaire gagnée")).toBeVisible();
  expect(await ceo.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await prefer(ceo, { language: "en", theme: "light" });
  await Promise.all(contexts.map((context) => context.close()));
});
