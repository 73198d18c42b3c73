import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

const bar = (page: Page, name = "Chosen records") => page.getByRole("region", { name });

test("a verb is done to many by the form of the one, and those in another state are told why", async ({
  browser,
  demo,
}) => {
  const claire = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  const thomas = await signInAsAtFirst(await someBrowser(browser, demo), "sales2@demo.test");
  for (const name of ["Cassis one", "Cassis two", "Cassis won"]) await create(claire, name);
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
  for (let n = 0; n < 66; n++) await create(claire, `Mistral ${n}`);
  for (let n = 0; n < 2; n++) await create(thomas, `Mistral of Thomas ${n}`);
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

test("a run is stopped, goes on where it stood, and warns whoever leaves the page", async ({ browser, demo }) => {
  const claire = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  for (let n = 0; n < 63; n++) await create(claire, `Tramontane ${n}`);
  // Batches of ten, each on its way until it is let go.
  const held: (() => void)[] = [];
  let after = 0;
  await claire.route("**/api/leads/bulk", async (route) => {
    await new Promise<void>((go) => held.push(go));
    const ids = (await found(claire, "tramontane")).slice(after, after + 10);
    after += 10;
    const changed = { changed: ids, skipped: [], next: after < 63 ? String(after) : null };
    await route.fulfill({ json: { data: changed } });
  });
  await claire.goto("/leads?q=tramontane");
  await claire.getByRole("checkbox", { name: "Choose all" }).check();
  await bar(claire).getByRole("button", { name: "Choose all 63 leads that match" }).click();
  await bar(claire).getByRole("button", { name: "Mark as won", exact: true }).click();
  const run = claire.getByRole("dialog", { name: "Mark as won: 63 leads" });
  await run.getByRole("button", { name: "Mark as won: 63" }).click();
  await expect(run.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  const release = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held.shift()?.();
  };
  await release();
  await expect(run.getByText("10 of 63")).toBeVisible();
  const leaving = claire.waitForEvent("dialog");
  const reload = claire.evaluate(() => location.reload()).catch(() => undefined);
  const question = await leaving;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await reload;
  await run.getByRole("button", { name: "Stop" }).click();
  await release();
  await expect(run.getByText("Stopped. Won: 20 leads.")).toBeVisible();
  await run.getByRole("button", { name: "Go on" }).click();
  for (let n = 0; n < 5; n++) await release();
  await expect(run.getByText("Won: 63 leads.")).toBeVisible();
  await run.getByRole("button", { name: "Close" }).last().click();
  await expect(bar(claire)).toHaveCount(0);
  await claire.context().close();
});

async function found(page: Page, q: string): Promise<string[]> {
  const { data } = (await (await page.request.get(`/api/leads?q=${q}&limit=100&order=id&columns=id`)).json()) as {
    data: { id: string }[];
  };
  return data.map(({ id }) => id);
}

async function create(page: Page, name: string): Promise<void> {
  const { person } = (await (await page.request.get("/api/session")).json()) as { person: { id: string } };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const data = { name, owner_id: person.id };
  expect((await page.request.post("/api/leads", { data, headers })).status()).toBe(201);
}
