import { expect, type Page, test } from "@playwright/test";
import { freePort } from "../src/database/free-port.ts";
import { clean } from "./clean.ts";
import { openPostBox, type PostBox } from "./post-box.ts";
import { launch, prefer, signInAsAtFirst, someBrowser, startTandem, type Tandem } from "./tandem.ts";

// E-mails from a record: over a real SMTP server, and by one's own program where there is none.
let box: PostBox;
let demo: Tandem;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  box = await openPostBox();
  demo = await launch(await freePort(), ["--demo"], undefined, box.settings);
});
test.afterAll(async () => {
  await demo.stop();
  await box.close();
});

const line = (page: Page, name = "Timeline") => page.getByRole("region", { name });
const plant = async (page: Page, values: object) => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answer = await page.request.post("/api/leads", { data: values, headers });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: { id: string } }).data.id;
};

test("by a key an e-mail is written, arrives once, is answered to its writer, and a colleague sees that it was sent", async ({
  browser,
}) => {
  const claire = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  const boss = await signInAsAtFirst(await someBrowser(browser, demo), "ceo@demo.test");
  const emails = ["gwenn@tanguy.example", "office@tanguy.example"];
  const id = await plant(claire, { name: "Gwenn Tanguy", emails });
  await claire.goto(`/leads?id=${id}`);
  await expect(line(claire).getByText("created it")).toBeVisible();
  const write = async (subject: string) => {
    await line(claire).getByText("created it").click();
    await claire.keyboard.press("e");
    const dialog = claire.getByRole("dialog", { name: "Write an e-mail" });
    await expect(dialog.getByLabel(/gwenn@tanguy\.example/)).toBeChecked();
    await expect(dialog.getByLabel("Subject")).toBeFocused();
    await claire.keyboard.type(subject);
    await dialog.getByLabel("Text").fill("Good morning,\n\nhere **it** is.");
    return dialog;
  };
  const dialog = await write("Our offer");
  await clean(claire);
  await claire.keyboard.press("Control+Enter");
  await expect(dialog).toHaveCount(0);
  await expect(line(claire)).toContainText("gwenn@tanguy.example · sent", { timeout: 15_000 });
  expect(box.to("gwenn@tanguy.example")).toHaveLength(1);
  expect(box.to("office@tanguy.example")).toEqual([]);
  const [mail = ""] = box.to("gwenn@tanguy.example");
  expect(mail).toMatch(/^Reply-To: .*<sales@demo\.test>/m);
  expect(mail).toContain("<strong>it</strong>");
  await boss.goto(`/leads?id=${id}`);
  await expect(line(boss)).toContainText("wrote an e-mail");
  await expect(line(boss)).toContainText("gwenn@tanguy.example · sent");

  await demo.kill();
  await demo.restart();
  await claire.reload();
  await expect(line(claire).getByText("created it")).toBeVisible();
  await (await write("A second one")).getByRole("button", { name: "Send" }).click();
  await expect.poll(() => box.to("gwenn@tanguy.example").length, { timeout: 20_000 }).toBe(2);
  expect(box.to("gwenn@tanguy.example").filter((each) => each.includes("Our offer"))).toHaveLength(1);
  await Promise.all([claire, boss].map((page) => page.context().close()));
});

test("whoever is not to be contacted gets none; in French on a phone the reason stands there", async ({ browser }) => {
  const context = await someBrowser(browser, demo, { width: 390, height: 844 });
  const page = await signInAsAtFirst(context, "sales@demo.test");
  const id = await plant(page, { name: "Yann Quiet", emails: ["yann@quiet.example"], do_not_contact: true });
  await prefer(page, { language: "fr", theme: "dark" });
  await page.goto(`/leads?id=${id}`);
  await line(page, "Fil").getByTitle("E-mail").click();
  await line(page, "Fil").getByRole("button", { name: "Écrire un e-mail…" }).click();
  const dialog = page.getByRole("dialog", { name: "Écrire un e-mail" });
  await expect(dialog.getByLabel(/à ne pas contacter/)).toBeDisabled();
  await dialog.getByLabel("Objet").fill("Offre");
  await clean(page);
  await dialog.getByRole("button", { name: "Envoyer" }).click({ force: true });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(box.to("yann@quiet.example")).toEqual([]);
  await context.close();
});

test("without a mail server one's own program opens, and what was sent is logged if one says so", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const silent = await startTandem("--demo");
  const page = await signInAsAtFirst(await someBrowser(browser, silent), "sales@demo.test");
  const id = await plant(page, { name: "Gwenn Tanguy", emails: ["gwenn@tanguy.example"] });
  await page.goto(`/leads?id=${id}`);
  await expect(line(page).getByText("created it")).toBeVisible();
  await page.keyboard.press("e");
  const dialog = page.getByRole("dialog", { name: "Write an e-mail" });
  await dialog.getByLabel("Subject").fill("Our offer");
  await dialog.getByLabel("Text").fill("x".repeat(3000));
  await dialog.getByRole("button", { name: "Open my mail program" }).click({ force: true });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Text").fill("Here it is.");
  await dialog.getByRole("button", { name: "Open my mail program" }).click();
  await page.getByRole("button", { name: "Log it" }).click();
  await expect(line(page)).toContainText("wrote an e-mail");
  await expect(line(page)).toContainText("Our offer");
  await page.context().close();
  await silent.stop();
});
