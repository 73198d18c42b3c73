import { type Browser, expect, type Page, test } from "@playwright/test";
import ICAL from "ical.js";
import { freePort } from "../src/database/free-port.ts";
import { clean } from "./clean.ts";
import { openPostBox, type PostBox } from "./post-box.ts";
import { launch, password, signInAsAtFirst, someBrowser, type Tandem } from "./tandem.ts";

// One customer from the file that names them to the client that they become, by what people press and type alone.
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

const who = "Rozenn Tremeur";
const lead = (page: Page) => page.getByRole("complementary", { name: "Lead" });
const line = (page: Page) => page.getByRole("region", { name: "Timeline" });
const person = async (browser: Browser, email: string) => signInAsAtFirst(await someBrowser(browser, demo), email);
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toLocaleDateString("fr-FR", { timeZone: "Europe/Paris" });

/** How many leads a home says were won in its period. */
async function wonAt(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const count = page
    .getByRole("region", { name: "Figures of the period" })
    .getByRole("link", { name: /^[\d\s]+, Won$/ });
  return Number(((await count.getAttribute("aria-label")) ?? "").replaceAll(/\D/g, ""));
}

/** One of her clients, as her own list tells of it. */
async function clientOf(page: Page): Promise<string> {
  await page.goto("/clients?owner=me");
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  const panel = page.getByRole("complementary", { name: "Client" });
  return ((await panel.getByRole("heading").first().textContent()) ?? "").replace("Change Name", "").trim();
}

test.use({ actionTimeout: 15_000 });

test("a lead comes by a file, is claimed, called, spoken of, met, written to, won and made a client", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [claire, boss, admin] = (await Promise.all(
    ["sales@demo.test", "ceo@demo.test", "admin@demo.test"].map((email) => person(browser, email)),
  )) as [Page, Page, Page];
  const [hers, his, board] = [
    await wonAt(claire, "/team/dashboard?owner=me"),
    await wonAt(boss, "/dashboard/ceo"),
    await wonAt(admin, "/dashboard/ceo?period=this-month"),
  ];
  const client = await clientOf(claire);

  await test.step("a file is imported", async () => {
    const file = `Nom;Société;E-mail;Téléphone;Montant;Source\n${who};${client};rozenn@tremeur.example;02 35 71 04 18;64 000,00 €;Recommandation\n`;
    await admin.goto("/leads");
    await admin.getByRole("button", { name: "Import" }).click();
    await admin
      .locator("input[type=file]")
      .setInputFiles({ name: "salon.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
    await admin.getByLabel("I own the new records that name no owner").uncheck();
    await admin.getByRole("button", { name: "Check the rows" }).click();
    await admin.getByRole("button", { name: "Import the rows" }).click({ timeout: 30_000 });
    await expect(admin.getByRole("button", { name: "Undo this import" })).toBeVisible({ timeout: 30_000 });
  });

  await test.step("it is found, claimed, called and noted", async () => {
    await claire.goto("/leads?owner=none&q=tremeur");
    await claire
      .getByRole("row", { name: new RegExp(who) })
      .getByRole("link")
      .first()
      .click();
    await expect(lead(claire).getByRole("button", { name: "Claim" })).toBeVisible();
    await claire.keyboard.press("c");
    await expect(lead(claire).getByRole("button", { name: "Win" })).toBeVisible();
    await line(claire).getByText("created it").click();
    await claire.keyboard.press("p");
    await expect(line(claire).getByRole("textbox", { name: "Log the call" })).toBeFocused();
    await claire.keyboard.type("Wants an offer for two sites.");
    await claire.keyboard.press("Control+Enter");
    await expect(line(claire).getByText("Claire Vasseur called")).toBeVisible();
    await line(claire).getByTitle("Note").click();
    await line(claire).getByRole("textbox", { name: "Add the note" }).fill("Knows us from the fair.");
    await line(claire).getByRole("button", { name: "Add the note" }).click();
    await expect(line(claire).getByText("Knows us from the fair.")).toBeVisible();
  });

  await test.step("a colleague is mentioned, and answers", async () => {
    await line(claire).getByTitle("Comment").click();
    const words = line(claire).getByRole("textbox", { name: "Add comment" });
    await words.fill("May we give five percent? ");
    await words.pressSequentially("@Paul");
    await expect(claire.getByRole("option", { name: "Paul Ferrand" })).toHaveAttribute("aria-selected", "true");
    await claire.keyboard.press("Enter");
    await expect(words).toHaveValue(/@Paul Ferrand/);
    await line(claire).getByRole("button", { name: "Add comment" }).click();
    await expect(line(claire).getByText("May we give five percent?")).toBeVisible();
    await boss.getByRole("button", { name: /^Notifications/ }).click();
    await boss
      .getByRole("link", { name: new RegExp(`You are mentioned.*${who}`, "s") })
      .first()
      .click();
    await line(boss).getByRole("textbox", { name: "Add comment" }).fill("Yes, but not more.");
    await line(boss).getByRole("button", { name: "Add comment" }).click();
    await expect(line(claire).getByText("Yes, but not more.")).toBeVisible();
  });

  await test.step("a meeting is planned, and a calendar program reads it", async () => {
    const here = claire.url();
    await line(claire).getByTitle("Meeting").click();
    await line(claire).getByText("Planned", { exact: true }).click();
    await line(claire).getByRole("textbox", { name: "Plan the meeting" }).fill("Visit of both sites");
    await line(claire).getByLabel("When").fill(`${inAWeek} 10:00`);
    await line(claire).getByRole("button", { name: "Plan the meeting" }).click();
    await expect(claire.getByRole("region", { name: "Planned" })).toContainText("Visit of both sites");
    await claire.goto("/security?part=calendar");
    await claire.getByRole("button", { name: "Make an address" }).click();
    await claire.getByLabel("Name", { exact: true }).last().fill("My phone");
    await claire.getByRole("dialog").getByRole("button", { name: "Make an address" }).click();
    const address = await claire.getByRole("dialog").getByLabel("Address").inputValue();
    await claire.getByRole("button", { name: "I have kept it" }).click();
    const program = await someBrowser(browser, demo);
    const text = await (await program.request.get(address)).text();
    const planned = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
    expect(planned.map((each) => new ICAL.Event(each).summary)).toContain(`Visit of both sites · ${who}`);
    await program.close();
    await claire.goto(here);
  });

  await test.step("an e-mail is written, and arrives", async () => {
    await line(claire).getByText("created it").click();
    await claire.keyboard.press("e");
    const dialog = claire.getByRole("dialog", { name: "Write an e-mail" });
    await dialog.getByLabel("Subject").fill("Our offer");
    await dialog.getByLabel("Text").fill("Good morning, here it is.");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(line(claire)).toContainText("rozenn@tremeur.example · sent", { timeout: 15_000 });
    expect(box.to("rozenn@tremeur.example")).toHaveLength(1);
  });

  await test.step("its score says why; it is moved, won and converted into the client that is found", async () => {
    await lead(claire).getByText("Score", { exact: true }).click();
    await expect(lead(claire).getByRole("list", { name: "Score" })).toContainText(/Recommandation\+30/);
    const stages = lead(claire).getByRole("list", { name: "Stage" });
    await stages.getByRole("button", { name: "Proposal" }).click();
    await expect(lead(claire).getByText(/· Proposal since today/)).toBeVisible();
    await lead(claire).getByRole("button", { name: "Win", exact: true }).click();
    await claire.getByText(`${who}: Won`).waitFor();
    await lead(claire).getByRole("button", { name: "Convert…" }).click();
    const found = claire.getByRole("dialog").getByRole("radio", { name: new RegExp(`^${client}`) });
    await expect(found).toBeChecked();
    await clean(claire);
    await claire.getByRole("dialog").getByRole("button", { name: "Convert", exact: true }).click();
    await expect(lead(claire).getByRole("link", { name: client })).toBeVisible();
  });

  await test.step("three homes count it, and a client sees nothing of it", async () => {
    expect(await wonAt(claire, "/team/dashboard?owner=me")).toBe(hers + 1);
    expect(await wonAt(boss, "/dashboard/ceo")).toBe(his + 1);
    expect(await wonAt(admin, "/dashboard/ceo?period=this-month")).toBe(board + 1);
    // (Where mails are sent, clients sign in by one; by their password if they say so.)
    const outside = await (await someBrowser(browser, demo)).newPage();
    await outside.goto("/auth/client");
    await outside.getByRole("button", { name: "Sign in with a password" }).click();
    await outside.getByLabel("E-mail").fill("client@demo.test");
    await outside.getByLabel("Password", { exact: true }).fill(password);
    await outside.keyboard.press("Enter");
    await outside.waitForURL(({ pathname }) => !pathname.startsWith("/auth"));
    await outside.goto("/leads?q=tremeur");
    await expect(outside.getByRole("main")).toBeVisible();
    await expect(outside.getByText(who)).toHaveCount(0);
    await outside.goto("/clients?q=tremeur");
    await expect(outside.getByText(who)).toHaveCount(0);
    await outside.context().close();
  });
  await Promise.all([claire, boss, admin].map((page) => page.context().close()));
});
