import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { signIn, someBrowser, test } from "./tandem.ts";

test("a file becomes a document in a folder, gets a second version, and reaches its client once it is published", async ({
  browser,
  demo,
}) => {
  const claire = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  await claire.goto("/documents");
  await claire.getByRole("navigation", { name: "Folders" }).getByRole("link", { name: "Contracts" }).click();
  await claire.getByRole("button", { name: "New document" }).click();
  const form = claire.getByRole("dialog", { name: "New document" });
  const first = Buffer.from("# Offer\n\nThirty **days** of work.\n");
  await form.locator("input[type=file]").setInputFiles({ name: "Offer.md", mimeType: "text/markdown", buffer: first });
  await expect(form.getByRole("textbox", { name: "Name" })).toHaveValue("Offer");
  await form.getByRole("button", { name: "Create document" }).click();
  const panel = claire.getByRole("complementary", { name: "Document" });
  await expect(panel.getByRole("heading", { name: "Offer", level: 2 })).toBeVisible();
  await expect(panel.getByText("Thirty days of work.")).toBeVisible();
  const second = Buffer.from("# Offer\n\nForty days of work.\n");
  await panel
    .locator("input[type=file]")
    .setInputFiles({ name: "Offer 2.md", mimeType: "text/markdown", buffer: second });
  await expect(panel.getByText("Forty days of work.")).toBeVisible();
  const coming = claire.waitForEvent("download");
  await panel.getByRole("link", { name: "Download Offer 2.md" }).click();
  expect(readFileSync(await (await coming).path())).toEqual(second);
  // Somebody without an account approves it by a link.
  await panel.getByRole("button", { name: "Ask to sign…" }).click();
  const asking = claire.getByRole("dialog", { name: "Ask to sign" });
  await asking.getByRole("button", { name: "Add somebody else" }).click();
  await asking.getByRole("textbox", { name: "Name" }).fill("Inès Arnaud");
  await asking.getByRole("textbox", { name: "E-mail" }).fill("ines@moulins.example");
  await asking.getByRole("button", { name: "Send" }).click();
  const links = claire.getByRole("dialog", { name: "Links for your recipients" });
  const link = await links.getByRole("textbox", { name: "Link for Inès Arnaud" }).inputValue();
  await links.getByRole("button", { name: "Done" }).click();
  const guest = await (await someBrowser(browser, demo)).newPage();
  await guest.goto(link);
  await guest.getByRole("button", { name: "Approve" }).click();
  await expect(guest.getByRole("alert")).toHaveText("Tick that you have read the document.");
  await guest.getByRole("checkbox", { name: /^I have read/ }).check();
  await guest.getByRole("button", { name: "Approve" }).click();
  await expect(guest.getByRole("status")).toContainText("You approved this document");
  const signing = panel.getByRole("region", { name: "Approvals and signatures" });
  await expect(signing.getByRole("listitem").first()).toContainText("Completed");
  // What it says is found once the server has read it.
  await claire.keyboard.press("Control+k");
  const search = claire.getByRole("dialog", { name: "Search" });
  const hit = search.getByRole("option", { name: "Forty days of work" });
  await expect(async () => {
    await search.getByRole("combobox").fill("");
    await search.getByRole("combobox").fill("forty days of work");
    await expect(hit).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(hit.locator("mark")).toHaveText(["Forty", "days", "work"]);
  await hit.click();
  await expect(panel.getByRole("heading", { name: "Offer", level: 2 })).toBeVisible();
  await clean(claire);

  // What the demonstration has published for its client is theirs to read, and nothing else of the company's.
  const client = await signIn(await someBrowser(browser, demo), "client@demo.test");
  await client.goto("/client/dashboard");
  const own = client.getByRole("region", { name: "Your documents" });
  await expect(own.getByRole("listitem")).toHaveCount(1);
  await expect(own.getByRole("listitem")).toContainText("Framework contract 2026");
  const theirs = client.waitForEvent("download");
  await own.getByRole("link", { name: /^Download/ }).click();
  expect(readFileSync(await (await theirs).path(), "utf8")).toContain("after 30 days");
  await clean(client);
});
