import { expect, type Page } from "@playwright/test";
import { openPostBox, type PostBox } from "../e2e/post-box.ts";
import { freePort } from "../src/database/free-port.ts";
import { clean } from "./clean.ts";
import { launch, prefer, signInAsAtFirst as signIn, someBrowser, type Tandem, test } from "./tandem.ts";

// From a template's first word to the letter that is sent with it, over a real SMTP server.
let box: PostBox;
let tandem: Tandem;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  box = await openPostBox();
  tandem = await launch(await freePort(), ["--demo"], undefined, box.settings);
});
test.afterAll(async () => {
  await tandem.stop();
  await box.close();
});

const panel = (page: Page) => page.getByRole("complementary", { name: /^(E-mail template|Lead|Modèle d’e-mail)/ });

test("marketing writes a template on a real record and tries it, and sales sends a letter with it", async ({
  browser,
}) => {
  const ines = await signIn(await someBrowser(browser, tandem), "marketing@demo.test");
  const claire = await signIn(await someBrowser(browser, tandem), "sales@demo.test");
  const headers = { "idempotency-key": crypto.randomUUID() };
  const values = {
    name: "Gwenn Tanguy",
    company_name: "Tanguy & Sons",
    emails: ["gwenn@tanguy.example"],
    language: "en",
  };
  const answer = await claire.request.post("/api/leads", { data: values, headers });
  const { id } = ((await answer.json()) as { data: { id: string } }).data;

  await ines.goto("/email-templates");
  await ines.getByRole("button", { name: "New template" }).click();
  await ines.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("A visit");
  await ines
    .getByRole("dialog")
    .getByRole("button", { name: /^(New|Create)/ })
    .click();
  const written = panel(ines);
  await written.getByRole("textbox", { name: "Subject" }).fill("A visit to {{ lead.compani }}");
  await expect(written.getByText(/^lead\.compani is no variable/)).toBeVisible();
  await expect(written.getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
  await written.getByRole("textbox", { name: "Subject" }).fill("A visit to {{ lead.company }}");
  await written.getByRole("textbox", { name: "Text" }).fill("Good morning, **may I come**?\n\n");
  await written.getByRole("button", { name: "Insert variable" }).click();
  await ines.getByRole("searchbox", { name: "Search variables" }).fill("sender phone");
  await expect(ines.getByText("Nothing found.")).toBeVisible();
  await ines.getByRole("searchbox", { name: "Search variables" }).fill("sender.name");
  await ines.keyboard.press("Enter");
  await expect(written.getByRole("textbox", { name: "Text" })).toHaveValue(/\{\{ sender\.name \}\}/);

  // On the lead that was made last, in a frame in which no script runs.
  const frame = written.getByTitle("Preview of the e-mail");
  await expect(frame).toHaveAttribute("sandbox", "");
  await expect(frame).toHaveAttribute("srcdoc", /<strong>may I come<\/strong>.*Inès Garnier/s);
  await expect(written.getByText("A visit to Tanguy & Sons")).toBeVisible();
  await written.getByText("Text alone").click();
  await expect(written.locator("pre")).toContainText("**may I come**");
  await clean(ines);
  await written.getByRole("button", { name: "Send a test to myself" }).click();
  await expect.poll(() => box.to("marketing@demo.test").length, { timeout: 20_000 }).toBe(1);
  expect(box.to("marketing@demo.test")[0]).toContain("Subject: A visit to Tanguy & Sons");

  await written.getByRole("button", { name: "Save" }).click();
  await expect(ines.getByText("Template saved.")).toBeVisible();
  await written.getByRole("button", { name: /Draft/ }).click();
  await ines.getByRole("menuitem", { name: "Move to Active" }).click();
  await expect(written.getByText("Active").first()).toBeVisible();

  await claire.goto(`/leads?id=${id}`);
  const timeline = claire.getByRole("region", { name: "Timeline" });
  await timeline.getByText("created it").click();
  await claire.keyboard.press("e");
  const letter = claire.getByRole("dialog", { name: "Write an e-mail" });
  await letter.getByRole("button", { name: "Use a template" }).click();
  await claire.getByRole("menuitem", { name: /A visit/ }).click();
  await expect(letter.getByLabel("Subject")).toHaveValue("A visit to Tanguy & Sons");
  await letter.getByLabel("Subject").fill("A visit on Monday");
  await clean(claire);
  await letter.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => box.to("gwenn@tanguy.example").length, { timeout: 20_000 }).toBe(1);
  const [mail = ""] = box.to("gwenn@tanguy.example");
  expect(mail).toContain("Subject: A visit on Monday");
  expect(mail).toContain("<strong>may I come</strong>");
  await expect(written.getByText(/^Leads · E-mails sent: 1, /)).toBeVisible();

  await prefer(ines, { language: "fr" });
  await ines.goto("/email-templates");
  await ines.getByText("A visit", { exact: true }).click();
  await expect(panel(ines).getByRole("button", { name: "Insérer une variable" })).toBeVisible();
  await panel(ines)
    .getByRole("button", { name: /Autres|Plus/ })
    .last()
    .click();
  await ines.getByRole("menuitem", { name: "Dupliquer pour le français" }).click();
  await expect(panel(ines).getByText("Aucun e-mail n’a encore été envoyé avec ce modèle.")).toBeVisible();
  await clean(ines);
  await Promise.all([ines, claire].map((page) => page.context().close()));
});
