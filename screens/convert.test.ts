import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// A lead is won and becomes a client: what is there already is found, and all of it is taken back as one act.

type Row = { id: string; owner_id: string; account_id: string | null; stage: string };
const key = () => ({ "idempotency-key": crypto.randomUUID() });

async function made(page: Page, entity: string, values: object): Promise<Row> {
  const { person } = (await (await page.request.get("/api/session")).json()) as { person: { id: string } };
  const data = { owner_id: person.id, ...values };
  const answer = await page.request.post(`/api/${entity}`, { data, headers: key() });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: Row }).data;
}

async function read(page: Page, entity: string, id: string): Promise<Row> {
  return ((await (await page.request.get(`/api/${entity}/${id}`)).json()) as { data: Row }).data;
}

const panel = (page: Page, name: string) => page.getByRole("complementary", { name });
const dialog = (page: Page) => page.getByRole("dialog");

test("by keys alone a lead is won, converted into the client that is found, seen by a colleague, and all is taken back", async ({
  browser,
  demo,
}) => {
  const [hers, his] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [page, admin] = [await signIn(hers, "sales@demo.test"), await signIn(his, "admin@demo.test")];
  const there = await made(page, "accounts", { name: "Tuilerie Vasseur", domains: ["vasseur-tuiles.example"] });
  const lead = await made(page, "leads", {
    name: "Maud Vasseur",
    company_name: "Tuilerie Vasseur",
    emails: ["maud@vasseur-tuiles.example"],
    phones: ["+33235710418"],
    value: 18_400,
    city: "Rouen",
  });
  await page.goto(`/leads?id=${lead.id}`);
  await expect(panel(page, "Lead").getByRole("button", { name: "Win" })).toBeVisible();
  await page.keyboard.press("w");
  await expect(page.getByText("Maud Vasseur: Won")).toBeVisible();
  await expect(panel(page, "Lead").getByRole("button", { name: "Convert…" })).toBeVisible();
  await page.keyboard.press("w");
  const found = dialog(page).getByRole("radio", { name: /^Tuilerie Vasseur/ });
  await expect(found).toBeChecked();
  await expect(found).toBeFocused();
  await expect(dialog(page).getByText("Same domain of e-mail or website, same name")).toBeVisible();
  await expect(dialog(page).getByText("It takes from the lead: Phone, City.")).toBeVisible();
  await clean(page);
  // To the new client and back, then to the name of the contact.
  await page.keyboard.press("ArrowDown");
  await expect(dialog(page).getByLabel("Name of the client")).toHaveValue("Tuilerie Vasseur");
  await page.keyboard.press("ArrowUp");
  await expect(found).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dialog(page).getByRole("radio", { name: /^New contact/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await page.keyboard.type(" (Mme)");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Maud Vasseur is a client: Tuilerie Vasseur.")).toBeVisible();
  await expect(panel(page, "Lead").getByRole("link", { name: "Tuilerie Vasseur" })).toBeVisible();
  await expect(panel(page, "Lead").getByRole("link", { name: "Maud Vasseur (Mme)" })).toBeVisible();
  await clean(page);

  await page.keyboard.press("z");
  await expect(
    page.getByText(/^The conversion of Maud Vasseur is taken back\. In the bin: Maud Vasseur \(Mme\)\.$/),
  ).toBeVisible();
  await expect(panel(page, "Lead").getByRole("link", { name: "Tuilerie Vasseur" })).toHaveCount(0);
  expect(await read(page, "leads", lead.id)).toMatchObject({ account_id: null, stage: "won" });
  expect(await read(page, "accounts", there.id)).toMatchObject({ phone: null, city: null });

  // Once more, and a colleague opens the client: its deal is there, with what it is worth, and the way back to it.
  const data = { id: lead.id, account_id: there.id, contact_name: "Maud Vasseur (Mme)" };
  expect((await page.request.post("/api/leads/convert", { data, headers: key() })).status()).toBe(200);
  await admin.goto(`/clients?id=${there.id}`);
  const deals = panel(admin, "Client").getByRole("region", { name: /^Leads/ });
  await expect(deals.getByRole("heading")).toContainText("1 · 18 400 €");
  await expect(panel(admin, "Client").getByText("Maud Vasseur (Mme)")).toBeVisible();
  await clean(admin);
  await deals.getByRole("link", { name: "Maud Vasseur" }).click();
  await expect(
    panel(admin, "Lead")
      .getByText(/won it/)
      .first(),
  ).toBeVisible();

  await Promise.all([hers.close(), his.close()]);
});

test("in French on a phone a lead becomes a new client, and later is taken back from its panel", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo, { width: 390, height: 844 });
  const other = await someBrowser(browser, demo);
  const [page, admin] = [await signIn(context, "sales@demo.test"), await signIn(other, "admin@demo.test")];
  const company_name = "Scierie Aubrac";
  const lead = await made(page, "leads", { name: "Loïc Aubrac", company_name, value: 9000 });
  await prefer(page, { language: "fr", theme: "dark" });
  await page.goto(`/leads?id=${lead.id}`);
  const here = panel(page, "Prospect");
  await here.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Gagner et convertir…" }).click();
  await expect(dialog(page).getByText("Aucun client trouvé qui pourrait être le même.")).toBeVisible();
  await clean(page);
  await dialog(page).getByLabel("SIREN").fill("123 456 789");
  await dialog(page).getByRole("button", { name: "Gagner et convertir" }).click();
  await expect(dialog(page).getByRole("alert")).toBeVisible();
  await dialog(page).getByLabel("SIREN").fill("");
  await dialog(page).getByRole("button", { name: "Gagner et convertir" }).click();
  await expect(here.getByRole("link", { name: company_name })).toBeVisible();
  await clean(page);
  const { account_id } = await read(page, "leads", lead.id);
  // Somebody works on the client meanwhile: that is kept, and said.
  const version = { city: "Rodez" };
  expect((await admin.request.patch(`/api/accounts/${account_id}`, { data: version, headers: key() })).status()).toBe(
    200,
  );
  await here.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Annuler la conversion" }).click();
  await expect(page.getByText(`Conservé, car modifié entre-temps : ${company_name}.`)).toBeVisible();
  expect(await read(page, "leads", lead.id)).toMatchObject({ account_id: null, stage: "new" });
  await prefer(page, { language: "en", theme: "light" });
  await Promise.all([context.close(), other.close()]);
});

test("a client that comes while one chooses is told, and offered in place of a new one", async ({ browser, demo }) => {
  const [hers, his] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [page, admin] = [await signIn(hers, "sales@demo.test"), await signIn(his, "admin@demo.test")];
  const lead = await made(page, "leads", { name: "Yann Kerdoncuff", company_name: "Conserverie Kerdoncuff" });
  await page.goto(`/leads?id=${lead.id}`);
  await page.getByRole("button", { name: "More acts" }).click();
  await page.getByRole("menuitem", { name: "Win and convert…" }).click();
  await expect(dialog(page).getByText("No client was found that could be the same.")).toBeVisible();
  const there = await made(admin, "accounts", { name: "Conserverie Kerdoncuff", owner_id: lead.owner_id });
  await dialog(page).getByRole("button", { name: "Win and convert" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Meanwhile there is a client that could be the same.");
  const found = dialog(page).getByRole("radio", { name: /^Conserverie Kerdoncuff/ });
  await expect(found).toBeChecked();
  await clean(page);
  await dialog(page).getByRole("alert").getByRole("link", { name: "Client" }).click();
  await expect(dialog(page).getByRole("group", { name: "Client" })).toBeFocused();
  await dialog(page).getByRole("button", { name: "Win and convert" }).click();
  await expect(page.getByText("Yann Kerdoncuff is a client: Conserverie Kerdoncuff.")).toBeVisible();
  expect(await read(page, "leads", lead.id)).toMatchObject({ account_id: there.id, stage: "won" });
  await Promise.all([hers.close(), his.close()]);
});

test("without the server it says so, and nobody is offered it who makes no clients", async ({ browser, demo }) => {
  const [hers, his] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [page, marketing] = [await signIn(hers, "sales@demo.test"), await signIn(his, "marketing@demo.test")];
  const own = await made(marketing, "leads", { name: "Own of marketing" });
  await marketing.goto(`/leads?id=${own.id}`);
  await marketing.getByRole("button", { name: "Win" }).click();
  await expect(marketing.getByText("Own of marketing: Won")).toBeVisible();
  await expect(marketing.getByRole("button", { name: "Reopen" })).toBeVisible();
  await expect(marketing.getByRole("button", { name: "Convert…" })).toHaveCount(0);
  const lead = await made(page, "leads", { name: "Without a line" });
  await page.goto(`/leads?id=${lead.id}`);
  await page.getByRole("button", { name: "More acts" }).click();
  await page.getByRole("menuitem", { name: "Win and convert…" }).click();
  await expect(dialog(page).getByRole("radio", { name: /^New client/ })).toBeChecked();
  await hers.setOffline(true);
  await dialog(page).getByRole("button", { name: "Win and convert" }).click();
  await expect(dialog(page).getByRole("alert")).toBeVisible();
  await hers.setOffline(false);
  await dialog(page).getByRole("button", { name: "Win and convert" }).click();
  await expect(page.getByText("Without a line is a client: Without a line.")).toBeVisible();
  await Promise.all([hers.close(), his.close()]);
});
