import { expect } from "@playwright/test";
import { freePort } from "../src/database/free-port.ts";
import { imapServer, type ImapServer } from "../src/testing/imap-server.ts";
import { openReceivingSmtp, type ReceivingSmtp } from "../src/testing/receiving-smtp.ts";
import { clean } from "./clean.ts";
import { launch, prefer, signIn, someBrowser, type Tandem, test } from "./tandem.ts";

let tandem: Tandem;
let imap: ImapServer;
let smtp: ReceivingSmtp;
test.beforeAll(async () => {
  [imap, smtp] = await Promise.all([imapServer(), openReceivingSmtp()]);
  tandem = await launch(await freePort(), ["--demo"], undefined, { TANDEM_PRIVATE_HOSTS: "127.0.0.1" });
});
test.afterAll(async () => {
  await tandem.stop();
  await Promise.all([imap.close(), smtp.close()]);
});

const letter = [
  "From: Paul Lefort <paul@lefort.example>",
  "To: orders@here.example",
  "Subject: Where is my order?",
  "Message-ID: <one@lefort.example>",
  "",
  "It was to come on Monday.",
  "",
].join("\r\n");

test("a mailbox is added, an e-mail in it answered and taken back, noted, closed, and looked for", async ({
  browser,
}) => {
  await imap.deliver("orders@here.example", letter);
  const page = await signIn(await someBrowser(browser, tandem), "admin@demo.test");
  await page.goto("/communications?begin=mailbox");
  const form = page.getByRole("dialog", { name: "Add a mailbox" });
  const fill = (label: string, text: string) => form.getByRole("textbox", { name: label, exact: true }).fill(text);
  await fill("Name", "Orders");
  await fill("E-mail address", "orders@here.example");
  await form.getByRole("combobox", { name: "Who reads it" }).selectOption("company");
  for (const [at, label, port] of [
    [0, "Server for receiving (IMAP)", imap.port],
    [1, "Server for sending (SMTP)", smtp.port],
  ] as const) {
    await fill(label, "127.0.0.1");
    await form.getByRole("combobox", { name: "Encryption" }).nth(at).selectOption("none");
    await form.getByRole("textbox", { name: "Port" }).nth(at).fill(String(port));
  }
  await form.getByLabel("Password", { exact: true }).fill("secret");
  await clean(page);
  await form.getByRole("button", { name: "Add mailbox" }).click();
  await expect(form).toBeHidden();

  await page.goto("/communications?box=open");
  await page.getByRole("link", { name: /Where is my order\?/ }).click();
  const mail = page.getByRole("article", { name: "E-mail of Paul Lefort" });
  await expect(mail.getByText("It was to come on Monday.")).toBeVisible();
  await clean(page);
  await page.getByRole("button", { name: "Take it" }).click();
  await expect(page.getByText(/^Answered by/)).toBeVisible();
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  const composer = page.getByRole("form", { name: "E-mail from orders@here.example" });
  await expect(composer.getByRole("textbox", { name: "To" })).toHaveValue("Paul Lefort <paul@lefort.example>");
  await expect(composer.getByRole("textbox", { name: "Subject" })).toHaveValue("Re: Where is my order?");
  await composer.getByRole("textbox", { name: "Text" }).fill("On Tuesday. Sorry!");
  await clean(page);
  await composer.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(composer.getByRole("textbox", { name: "Text" })).toHaveValue("On Tuesday. Sorry!");
  await composer.getByRole("textbox", { name: "To" }).fill("paul");
  await composer.getByRole("button", { name: "Send", exact: true }).click();
  await expect(composer.getByText("“paul” is no e-mail address.")).toBeVisible();
  await composer.getByRole("button", { name: "Discard the draft" }).click();
  await page.getByRole("button", { name: "Add a note" }).click();
  await page.getByRole("textbox", { name: "Note for colleagues" }).fill("The carrier lost it.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("article", { name: /^Note of/ })).toContainText("The carrier lost it.");
  await page.getByRole("button", { name: "Close the conversation" }).click();
  await expect(page.getByText("Conversation closed.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Where is my order\?/ })).toBeHidden();
  expect(smtp.taken).toEqual([]);

  await prefer(page, { language: "fr" });
  await page.goto("/communications?begin=mailboxes");
  const box = page.getByRole("listitem").filter({ hasText: "orders@here.example" });
  await box.getByRole("button", { name: "Un message manque" }).click();
  await page.getByRole("textbox", { name: "Expéditeur, objet ou Message-ID" }).fill("lefort");
  await page.getByRole("button", { name: "Le chercher" }).click();
  await expect(page.getByText("Il est dans une conversation fermée.")).toBeVisible();
  await clean(page);
});
