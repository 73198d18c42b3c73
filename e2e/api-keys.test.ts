import { expect, type Page, request, test } from "@playwright/test";
import { clean } from "./clean.ts";
import { password, prefer, signIn, someBrowser, startTandem, type Tandem } from "./tandem.ts";

test.describe.configure({ timeout: 120_000 });

// A company of its own, since keys stay with the person.
let demo: Tandem;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  demo = await startTandem("--demo");
});
test.afterAll(() => demo.stop());

/** A program: no cookies, only a key. */
const program = (key: string) =>
  request.newContext({ baseURL: demo.url, extraHTTPHeaders: { authorization: `Bearer ${key}` } });

/** Makes a key by the keyboard alone; answers it. */
async function makeKey(page: Page, name: string, writes: boolean): Promise<string> {
  await page.getByRole("button", { name: "Make a key" }).press("Enter");
  const form = page.getByRole("dialog", { name: "Make a key" });
  await expect(form.getByLabel("Name")).toBeFocused();
  await page.keyboard.type(name);
  await form.getByLabel("Present password").fill("wrong-horse-battery");
  await page.keyboard.press("Enter");
  await expect(form.getByText("This is not your password.").first()).toBeVisible();
  if (writes) await form.getByLabel("What it may do").selectOption("write");
  await expect(form.getByLabel("Good for")).toHaveValue("90");
  await clean(page);
  await form.getByLabel("Present password").fill(password);
  await page.keyboard.press("Enter");
  const shown = page.getByRole("dialog", { name: "Your new key" });
  const key = await shown.getByLabel("Key", { exact: true }).inputValue();
  await expect(shown.getByText("Authorization: Bearer")).toBeVisible();
  await clean(page);
  await shown.getByRole("button", { name: "I have kept it" }).click();
  await expect(shown).toBeHidden();
  return key;
}

test("a key is made, used by a program without cookies, ended, and refused", async ({ browser }) => {
  const claire = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  const thomas = await signIn(await someBrowser(browser, demo), "sales2@demo.test");
  await claire.goto("/security?part=api-keys");
  const list = claire.getByRole("list", { name: "API keys" });
  const reading = await program(await makeKey(claire, "Nightly report", false));
  const writing = await program(await makeKey(claire, "Web form", true));
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByText("not used yet")).toHaveCount(2);
  await expect(claire.getByText("tdm_")).toHaveCount(0);

  const session = (await (await claire.request.get("/api/session")).json()) as { person: { id: string } };
  const post = (by: typeof reading) =>
    by.post("/api/leads", {
      data: { name: "From the web form", owner_id: session.person.id },
      headers: { "idempotency-key": crypto.randomUUID() },
    });
  expect((await reading.get("/api/leads")).status()).toBe(200);
  expect((await post(reading)).status()).toBe(403);
  expect((await post(writing)).status()).toBe(201);
  expect((await writing.get("/api/account")).status()).toBe(403);
  const nobody = await request.newContext({ baseURL: demo.url });
  expect((await nobody.get("/api/leads")).status()).toBe(401);

  await claire.reload();
  await expect(list.getByText("last used on")).toHaveCount(2);
  await thomas.goto("/security?part=api-keys");
  await expect(thomas.getByRole("button", { name: "Make a key" })).toBeVisible();
  await expect(thomas.getByText("Web form")).toHaveCount(0);

  await list.getByRole("button", { name: "End Web form" }).press("Enter");
  const end = claire.getByRole("dialog", { name: "End the key “Web form”" });
  await clean(claire);
  await end.getByRole("button", { name: "End the key" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  const refused = await writing.get("/api/leads");
  expect(refused.status()).toBe(401);
  expect(await refused.json()).toMatchObject({ code: "AUTH_INVALID" });
  expect((await reading.get("/api/leads")).status()).toBe(200);
  await Promise.all([reading, writing, nobody].map((one) => one.dispose()));
  await Promise.all([claire, thomas].map((page) => page.context().close()));
});

test("the keys are there in French, in the dark and on a phone", async ({ browser }) => {
  const page = await signIn(await someBrowser(browser, demo, { width: 390, height: 844 }), "marketing@demo.test");
  await prefer(page, { language: "fr", theme: "dark" });
  await page.goto("/security?part=api-keys");
  await page.getByRole("button", { name: "Créer une clé" }).click();
  const form = page.getByRole("dialog", { name: "Créer une clé" });
  await form.getByLabel("Nom").fill("Rapport de nuit");
  await form.getByLabel("Mot de passe actuel").fill(password);
  await clean(page);
  await form.getByRole("button", { name: "Créer une clé" }).click();
  const shown = page.getByRole("dialog", { name: "Votre nouvelle clé" });
  await expect(shown.getByLabel("Clé", { exact: true })).toHaveValue(/^tdm_/);
  await clean(page);
  await shown.getByRole("button", { name: "Je l’ai conservée" }).click();
  await expect(page.getByRole("list", { name: "Clés API" }).getByRole("listitem")).toHaveCount(1);
  await clean(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.context().close();
});
