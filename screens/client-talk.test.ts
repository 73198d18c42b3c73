import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signIn, someBrowser, test } from "./tandem.ts";

test("what is written to a client is read where they begin, and their answer is told to who looks after them", async ({
  browser,
  demo,
}) => {
  const staff = await signIn(await someBrowser(browser, demo), "admin@demo.test");
  const client = await signIn(await someBrowser(browser, demo, { width: 390 }), "client@demo.test");
  await client.goto("/");
  await expect(client.getByRole("heading", { name: /^Messages with/, level: 2 })).toBeVisible();
  // Of their projects they are shown what is meant for them, and no other.
  const own = client.getByRole("region", { name: "Your projects" });
  await expect(own.getByText("Site and shop")).toBeVisible();
  await expect(own.getByText("The client accepts the shop")).toBeVisible();
  await own.getByText("1 of 3 tasks done").click();
  await expect(own.getByText("Payment by card and transfer")).toBeVisible();
  for (const hidden of ["Photographs", "Onboarding", "Delivery dates"])
    await expect(client.getByText(hidden)).toHaveCount(0);
  await clean(client);

  await staff.goto("/clients?q=Rouvray");
  await staff.getByText("Ateliers Rouvray").first().click();
  const line = staff.getByRole("region", { name: "Timeline" });
  const said = `Your samples leave on Monday. ${Date.now()}`;
  await line.getByRole("textbox", { name: "Add comment" }).fill("Between us: they are in a hurry.");
  await line.getByRole("button", { name: "Add comment" }).click();
  await expect(line.getByText("Between us: they are in a hurry.")).toBeVisible();
  await line.getByText("The client, too").click();
  await line.getByRole("textbox", { name: "Write to the client" }).fill(said);
  await clean(staff);
  await line.getByRole("button", { name: "Write to the client" }).click();
  await expect(line.getByText("The client reads it", { exact: true }).first()).toBeVisible();
  // The next one is said to colleagues again, unless the client is chosen anew.
  await expect(line.getByRole("textbox", { name: "Add comment" })).toBeVisible();

  await expect(client.getByText(said)).toBeVisible({ timeout: 10_000 });
  await expect(client.getByText("Between us", { exact: false })).toHaveCount(0);
  await client.getByRole("button", { name: /^Notifications/ }).click();
  await expect(client.getByRole("link", { name: /You have a message/ }).first()).toBeVisible({ timeout: 10_000 });
  await client.keyboard.press("Escape");
  const answer = `We are there. ${Date.now()}`;
  // (The list that closes gives the focus back to its bell, perhaps after the text has been filled in.)
  const message = client.getByRole("textbox", { name: "Your message" });
  await message.fill(answer);
  await message.press("Control+Enter");
  await expect(message).toBeEmpty();
  await expect(client.getByRole("main").getByText(answer)).toBeVisible();
  await expect(line.getByText(answer)).toBeVisible({ timeout: 10_000 });
  await staff.getByRole("button", { name: /^Notifications/ }).click();
  await expect(staff.getByRole("link", { name: /A client wrote.*Ateliers Rouvray/s }).first()).toBeVisible({
    timeout: 10_000,
  });

  await prefer(client, { language: "fr" });
  await client.goto("/client/dashboard");
  await expect(client.getByRole("heading", { name: /^Messages avec/, level: 2 })).toBeVisible();
  await expect(client.getByRole("button", { name: "Envoyer" })).toBeVisible();
  await clean(client);
  await Promise.all([staff, client].map((page) => page.context().close()));
});
