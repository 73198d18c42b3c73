import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signIn, someBrowser, test } from "./tandem.ts";

test("a client asks, support answers and solves it, and the client says how well", async ({ browser, demo }) => {
  const client = await signIn(await someBrowser(browser, demo, { width: 390 }), "client@demo.test");
  await client.goto("/client/support");
  await client.getByRole("button", { name: "New request" }).click();
  await client.getByRole("button", { name: "Send" }).click();
  await expect(client.getByText("Say in a few words what it is about.")).toBeVisible();
  const asked = `The label prints twice ${Date.now()}`;
  await client.getByRole("textbox", { name: "What is it about?" }).fill(asked);
  await client.getByRole("textbox", { name: "Description" }).fill("Since Monday, on both printers.");
  await clean(client);
  await client.getByRole("button", { name: "Send" }).click();
  await expect(client.getByRole("heading", { name: asked, level: 2 })).toBeVisible();
  await expect(client.getByText(/^We will answer by/).first()).toBeVisible();

  const staff = await signIn(await someBrowser(browser, demo), "support@demo.test");
  await staff.goto("/support?status=open&owner=none");
  await staff.getByText(asked).click();
  const panel = staff.getByRole("complementary", { name: "Ticket" });
  await expect(panel.getByText("Since Monday, on both printers.")).toBeVisible();
  await expect(panel.getByText(/^To be answered by/)).toBeVisible();
  await clean(staff);
  await panel.getByRole("button", { name: "Claim" }).click();
  // What is written answers the client, unless colleagues alone are chosen.
  await panel.getByText("Colleagues only").click();
  await panel.getByRole("textbox", { name: "Add comment" }).fill("Who has such a printer?");
  await panel.getByRole("button", { name: "Add comment" }).click();
  // (While one is on its way, no other is sent.)
  await expect(panel.getByRole("textbox", { name: /comment|client/ })).toHaveValue("");
  await panel.getByRole("textbox", { name: "Write to the client" }).fill("Which driver do you use?");
  await panel.getByRole("button", { name: "Write to the client" }).click();
  await expect(panel.getByText(/^To be solved by/)).toBeVisible();
  await expect(client.getByText("Which driver do you use?")).toBeVisible();
  await expect(client.getByText("Who has such a printer?")).toHaveCount(0);

  await panel.getByRole("button", { name: "Solve…" }).click();
  const dialog = staff.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /What solved it/ }).fill("Driver 4.2 prints once.");
  await dialog.getByRole("button", { name: /^Solve/ }).click();
  await expect(client.getByText("It is solved.").first()).toBeVisible();
  await expect(client.getByText("Driver 4.2 prints once.")).toBeVisible();
  await client.getByRole("button", { name: "Well solved" }).click();
  await expect(client.getByRole("button", { name: "Well solved" })).toHaveAttribute("aria-pressed", "true");
  await clean(client);
  await expect(panel.getByText("The client is satisfied.")).toBeVisible();
  await client.getByRole("button", { name: "Open again" }).click();
  await expect(client.getByText(/^We are on it/).first()).toBeVisible();

  await prefer(client, { language: "fr" });
  await client.goto("/client/support");
  await expect(client.getByRole("button", { name: "Nouvelle demande" })).toBeVisible();
  await expect(client.getByText(asked)).toBeVisible();
  await Promise.all([client, staff].map((page) => page.context().close()));
});
