import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("a contact of two clients: made, joined, made the main one, and found again by keys and by a colleague", async ({
  browser,
  demo,
}) => {
  test.setTimeout(90_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const claire = await signInAsAtFirst(contexts[0], "sales@demo.test");
  const boss = await signInAsAtFirst(contexts[1], "ceo@demo.test");
  await claire.goto("/clients");
  await claire.getByRole("link", { name: "Contacts", exact: true }).click();
  await expect(claire.getByRole("heading", { name: "Contacts", level: 1 })).toBeVisible();
  await expect(claire.locator("[data-row]").first()).toBeVisible();
  await clean(claire);

  // Made by keys.
  await claire.keyboard.press("n");
  const form = claire.getByRole("dialog", { name: "New contact" });
  await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
  await claire.keyboard.type("Solenn Kerjean");
  await claire.keyboard.press("Enter");
  const panel = claire.getByRole("complementary", { name: "Contact" });
  await expect(panel.getByRole("heading", { name: "Solenn Kerjean" })).toBeVisible();
  const [first, second] = [await added(claire, 0), await added(claire, 1)];
  const clients = panel.getByRole("region", { name: /^Clients/ });
  await expect(clients.getByRole("listitem")).toHaveCount(2);
  await expect(clients.getByRole("listitem").filter({ hasText: "First client" })).toContainText(first);
  await clients.getByRole("button", { name: "Make it the first" }).click();
  await expect(clients.getByRole("listitem").filter({ hasText: "First client" })).toContainText(second);
  await clean(claire);

  // On the side of the client, where she becomes whom one asks for.
  await clients.getByRole("link", { name: second }).click();
  const client = claire.getByRole("complementary", { name: "Client" });
  const people = client.getByRole("region", { name: /^Contacts/ });
  const solenn = people.getByRole("listitem").filter({ hasText: "Solenn Kerjean" });
  await solenn.getByRole("button", { name: /^Change/ }).click();
  await claire.getByRole("dialog").getByLabel("Main contact").check();
  await claire.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(solenn.getByText("Main contact")).toBeVisible();
  await expect(people.getByText("Main contact")).toHaveCount(1);
  await clean(claire);

  // The boss reads of her in French, on a phone, from the search.
  await prefer(boss, { language: "fr" });
  await boss.goto("/clients?tab=contacts&q=Kerjean");
  await expect(boss.getByRole("heading", { name: "Contacts", level: 1 })).toBeVisible();
  await expect(boss).toHaveTitle("Contacts · Tandem");
  await boss.locator("[data-row] a").first().click();
  const theirs = boss.getByRole("complementary");
  await expect(theirs.getByText("Premier client")).toBeVisible();
  await expect(theirs.getByRole("region", { name: /^Clients/ }).getByRole("listitem")).toHaveCount(2);
  await clean(boss);
  await prefer(boss, { language: "en" });
  await Promise.all(contexts.map((context) => context.close()));
});

/** Adds the contact that is open to one of the clients that are offered; answers how it is called. */
async function added(page: Page, nth: number): Promise<string> {
  await page.getByRole("button", { name: "Add client" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Client" }).click();
  const option = form.locator("[role=radiogroup] label").nth(nth);
  // (Where it is, and what it is known by, stand beside it.)
  const name = await option.locator("span > span").first().innerText();
  await option.click();
  await form.getByRole("button", { name: "Add", exact: true }).click();
  await expect(form).toBeHidden();
  return name;
}

test("a client gets a parent by keys, which lists it; who stands below itself is told; poor health says why", async ({
  browser,
  demo,
}) => {
  test.setTimeout(90_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const claire = await signInAsAtFirst(contexts[0], "sales@demo.test");
  const admin = await signInAsAtFirst(contexts[1], "admin@demo.test");
  const headers = { "idempotency-key": crypto.randomUUID() };
  const { id } = (await (await claire.request.get("/api/session")).json()).person as { id: string };
  const mill = await claire.request.post("/api/accounts", { data: { name: "Moulin Kerbors", owner_id: id }, headers });
  const { data } = (await mill.json()) as { data: { id: string } };
  await claire.goto(`/clients?id=${data.id}`);
  const panel = claire.getByRole("complementary", { name: "Client" });
  await expect(panel.getByText("Nothing to go by yet", { exact: false })).toBeVisible();
  const choose = async (name: string) => {
    const form = claire.getByRole("dialog");
    await form.getByRole("button", { name: "Parent company" }).press("Enter");
    await expect(form.getByRole("searchbox")).toBeFocused();
    await claire.keyboard.type(name);
    await form.getByRole("radio").first().waitFor();
    await expect(form.locator("[role=radiogroup] label").first()).toContainText(name);
    await form.locator("[role=radiogroup] label").first().click();
    await form.getByRole("button", { name: "Save" }).click();
  };
  // (Drawn to its end: what is still coming takes the focus along.)
  await expect(panel.getByRole("region", { name: "Timeline" }).getByText("created it")).toBeVisible();
  await expect(async () => {
    await panel.getByRole("button", { name: "Add a parent company…" }).press("Enter");
    await expect(claire.getByRole("dialog")).toBeVisible({ timeout: 3000 });
  }).toPass();
  await choose("Moulin Kerbors");
  await expect(claire.getByRole("dialog").getByText("it cannot stand below itself").first()).toBeVisible();
  await claire.keyboard.press("Escape");
  await expect(claire.getByRole("dialog")).toBeHidden();

  // Another one, made beside it.
  await panel.getByRole("button", { name: "Add subsidiary" }).click();
  await claire.getByRole("dialog").getByLabel("Name", { exact: true }).fill("Farine Kerbors");
  await claire.getByRole("dialog").getByRole("button", { name: "Create client" }).click();
  const below = panel.getByRole("region", { name: /^Subsidiaries/ });
  await below.getByRole("link", { name: "Farine Kerbors" }).click();
  await expect(panel.getByRole("link", { name: "Moulin Kerbors" })).toBeVisible();
  await expect(below.getByRole("heading", { name: "Subsidiaries 0" })).toBeVisible();
  await clean(claire);

  await prefer(admin, { language: "fr" });
  await admin.goto("/clients?health=at_risk");
  await admin.locator("[data-row] a").first().click();
  const health = admin.getByRole("region", { name: "Santé" });
  await expect(health.getByText("Aucun échange depuis plus de 90 jours")).toBeVisible();
  await expect(health.getByText("À risque")).toBeVisible();
  await clean(admin);
  await prefer(admin, { language: "en" });
  await Promise.all(contexts.map((context) => context.close()));
});
