import { expect } from "@playwright/test";
import { Webhook } from "standardwebhooks";
import { freePort } from "../src/database/free-port.ts";
import { openReceiver, type Receiver } from "../src/testing/webhook-receiver.ts";
import { clean } from "./clean.ts";
import { launch, prefer, signInAsAtFirst, someBrowser, type Tandem, test } from "./tandem.ts";

let tandem: Tandem;
let receiver: Receiver;
test.beforeAll(async () => {
  receiver = await openReceiver();
  tandem = await launch(await freePort(), ["--demo"], undefined, { TANDEM_PRIVATE_HOSTS: "127.0.0.1" });
});
test.afterAll(async () => {
  await tandem.stop();
  await receiver.close();
});

test("an administrator sees what is connected, makes a webhook and its secret, tests it, reads its log and sends again", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const contexts = [await someBrowser(browser, tandem), await someBrowser(browser, tandem, { width: 390 })] as const;
  const ada = await signInAsAtFirst(contexts[0], "admin@demo.test");
  await ada.goto("/integrations");
  const connections = ada.getByRole("list", { name: "Connections" });
  await expect(connections.getByText("Mail server (SMTP)").first()).toBeVisible();
  await expect(connections.getByRole("link", { name: /Git repositories/ })).toHaveAttribute(
    "href",
    /ai-army\?tab=repositories/,
  );
  await clean(ada);
  await ada.getByRole("link", { name: "Webhooks", exact: true }).click();
  await ada.getByRole("button", { name: "New webhook" }).first().press("Enter");
  const form = ada.getByRole("dialog", { name: "New webhook" });
  await form.getByLabel("Name").fill("Accounting");
  await form.getByLabel("Address").fill(receiver.url);
  await form.getByRole("checkbox", { name: "is created" }).press("Space");
  await form.getByLabel("Events").selectOption("tickets");
  await form.getByRole("checkbox", { name: "becomes “Resolved”" }).press("Space");
  await expect(form.getByText("Leads · is created, Tickets · becomes “Resolved”")).toBeVisible();
  await clean(ada);
  await form.getByLabel("Address").press("Enter");

  const panel = ada.getByRole("complementary", { name: "Webhook" });
  await expect(panel.getByText("It has no secret yet")).toBeVisible();
  await panel.getByRole("button", { name: "Make the secret" }).press("Enter");
  const shown = ada.getByRole("dialog", { name: "The secret of this webhook" });
  const secret = await shown.getByRole("textbox", { name: "Secret" }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await shown.getByRole("button", { name: "I have kept the secret" }).press("Enter");
  await expect(panel.getByRole("button", { name: "Make a new secret" })).toBeVisible();
  expect(await ada.content()).not.toContain(secret);

  await panel.getByRole("button", { name: "Send a test event" }).press("Enter");
  await expect.poll(() => receiver.received.length).toBe(1);
  const [{ headers, body } = { headers: {}, body: "" }] = receiver.received;
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ type: "webhook.test" });
  const log = panel.getByRole("list", { name: "Deliveries" });
  await expect(log.getByText("Delivered")).toBeVisible({ timeout: 20_000 });
  await log.getByText("Request and answer").click();
  await expect(log.getByText("Thanks.")).toBeVisible();
  await clean(ada);
  await log.getByRole("button", { name: /Send again/ }).press("Enter");
  await expect.poll(() => receiver.received.length).toBe(2);
  expect(receiver.received[1]?.headers["webhook-id"]).toBe(receiver.received[0]?.headers["webhook-id"]);
  await panel.getByRole("button", { name: "Pause" }).click();
  await expect(panel.getByText(/^Paused since/)).toBeVisible();

  // The auditor reads it, in French and on a phone, and changes nothing.
  const auditor = await signInAsAtFirst(contexts[1], "auditor@demo.test");
  await prefer(auditor, { language: "fr", theme: "dark" });
  await auditor.goto("/integrations?tab=webhooks");
  await auditor.getByText("Accounting", { exact: true }).click();
  const volet = auditor.getByRole("complementary", { name: "Webhook" });
  await expect(volet.getByText("Événement de test").first()).toBeVisible();
  await expect(volet.getByRole("button", { name: /secret|Renvoyer|Changer|test/ })).toHaveCount(0);
  await clean(auditor);
  expect(await auditor.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await prefer(auditor, { language: "en", theme: "light" });
  await Promise.all(contexts.map((context) => context.close()));
});
