import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signIn, someBrowser, test } from "./tandem.ts";

test("two colleagues write to each other, and answer, react, edit and remove", async ({ browser, demo }) => {
  const [oliver, claire] = await Promise.all([
    signIn(await someBrowser(browser, demo), "support@demo.test"),
    signIn(await someBrowser(browser, demo), "sales@demo.test"),
  ]);
  await oliver.goto("/communications?begin=channel");
  const dialog = oliver.getByRole("dialog");
  const name = `parcels-${Date.now()}`;
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await clean(oliver);
  await dialog.getByRole("button", { name: "Create channel" }).click();
  await expect(oliver.getByRole("heading", { name, level: 2 })).toBeVisible();
  await expect(oliver.getByText("Nothing has been written here yet.")).toBeVisible();
  const field = oliver.getByRole("textbox", { name: `Write in #${name}` });
  await field.fill("Who has the **label printer**?");
  await field.press("Enter");
  await expect(oliver.getByText("label printer")).toBeVisible();
  await clean(oliver);

  // Open to every colleague: found among all channels, read before one joins, and written in afterwards.
  await claire.goto("/communications?begin=browse");
  await claire
    .getByRole("dialog")
    .getByRole("link", { name: `#${name}` })
    .click();
  await expect(claire.getByText("label printer")).toBeVisible();
  await claire.getByRole("button", { name: "Join channel" }).click();
  const answer = claire.getByRole("textbox", { name: `Write in #${name}` });
  await answer.fill("I do. Second floor.");
  await answer.press("Enter");
  const said = oliver.getByRole("article").filter({ hasText: "Second floor." });
  await expect(said).toBeVisible();

  await said.getByRole("button", { name: "Add reaction" }).click();
  await oliver.getByRole("button", { name: "👍" }).click();
  const own = claire.getByRole("article").filter({ hasText: "Second floor." });
  await expect(own.getByRole("button", { name: /👍 1: Oliver/ })).toBeVisible();
  await own.getByRole("button", { name: "More acts" }).click();
  await claire.getByRole("menuitem", { name: "Edit" }).click();
  const other = claire.getByRole("textbox", { name: "Edit message" });
  await other.fill("I do. Third floor.");
  await other.press("Enter");
  const edited = oliver.getByRole("article").filter({ hasText: "Third floor." });
  await expect(edited.getByText("edited")).toBeVisible();

  await edited.getByRole("button", { name: "Reply in thread" }).first().click();
  const thread = oliver.getByRole("complementary", { name: "Thread" });
  await thread.getByRole("textbox", { name: "Reply in thread" }).fill("On my way.");
  await thread.getByRole("button", { name: "Send" }).click();
  await expect(thread.getByText("On my way.")).toBeVisible();
  await clean(oliver);
  await claire.getByRole("button", { name: /^1 reply/ }).click();
  await expect(claire.getByRole("complementary", { name: "Thread" }).getByText("On my way.")).toBeVisible();

  await prefer(claire, { language: "fr" });
  await claire.goto("/communications?q=third%20floor");
  await claire.getByRole("link", { name: /Third floor/ }).click();
  await expect(claire.getByRole("complementary", { name: "Fil" }).getByText("On my way.")).toBeVisible();
  await Promise.all([claire, oliver].map((page) => page.context().close()));
});

test("a direct conversation is between its people, who are told of what is unread", async ({ browser, demo }) => {
  const maud = await signIn(await someBrowser(browser, demo), "project_manager@demo.test");
  await maud.goto("/communications?begin=direct");
  const dialog = maud.getByRole("dialog");
  await dialog.getByRole("searchbox").fill("Oliver");
  await dialog.getByRole("radio", { name: /Oliver/ }).click();
  await clean(maud);
  await dialog.getByRole("button", { name: "Open conversation" }).click();
  const field = maud.getByRole("textbox", { name: /^Write to Oliver/ });
  const text = `Lunch at ${Date.now()}?`;
  await field.fill(text);
  await maud.getByRole("button", { name: "Send" }).click();
  await expect(maud.getByText(text)).toBeVisible();

  const oliver = await signIn(await someBrowser(browser, demo, { width: 390 }), "support@demo.test");
  await oliver.goto("/communications");
  const conversation = oliver.getByRole("link", { name: /Maud Lacroix/ });
  await expect(conversation.getByRole("img", { name: "Unread: 1" })).toBeVisible();
  await clean(oliver);
  await conversation.click();
  await expect(oliver.getByText(text)).toBeVisible();
  await expect(oliver.getByRole("img", { name: /^New messages \(/ })).toHaveCount(0);
  await oliver.getByRole("button", { name: "All channels" }).click();
  await expect(oliver.getByRole("heading", { name: "Messages", level: 1 })).toBeVisible();
  await Promise.all([maud, oliver].map((page) => page.context().close()));
});
