import { expect } from "@playwright/test";
import { freePort } from "../src/database/free-port.ts";
import { clean } from "./clean.ts";
import { launch, prefer, signInAsAtFirst, someBrowser, type Tandem, test } from "./tandem.ts";

let tandem: Tandem;
test.beforeAll(async () => void (tandem = await launch(await freePort(), ["--demo"])));
test.afterAll(() => tandem.stop());

test("an administrator sets a screen up, makes a device link and ends it; sales see it as their rights allow", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const contexts = [await someBrowser(browser, tandem), await someBrowser(browser, tandem, { width: 390 })] as const;
  const admin = await signInAsAtFirst(contexts[0], "admin@demo.test");
  await admin.goto("/sales-team/big-screen");
  await admin.getByLabel("Screen", { exact: true }).selectOption({ label: "Sales room" });
  const wall = admin.getByRole("group", { name: "Sales room" });
  for (const tile of ["Revenue this quarter", "Won today", "Pipeline", "Next meetings"])
    await expect(wall.getByRole("heading", { name: tile })).toBeVisible();
  await clean(admin);

  await admin.goto("/sales-team/big-screen?tab=screens");
  await admin.getByRole("button", { name: "New screen" }).first().press("Enter");
  const dialog = admin.getByRole("dialog", { name: "New screen" });
  await dialog
    .getByRole("textbox", { name: "Big screen" })
    .or(dialog.getByRole("textbox", { name: "Name" }))
    .first()
    .fill("Canteen");
  await dialog.getByRole("button", { name: "New screen" }).press("Enter");
  const panel = admin.getByRole("complementary", { name: "Big screen" });
  const tiles = panel.getByRole("list", { name: "Tiles, in their order" });
  await tiles.getByRole("checkbox", { name: "Pipeline" }).click();
  await expect(tiles.getByRole("checkbox", { name: "Pipeline" })).not.toBeChecked();
  await tiles.getByRole("button", { name: "Move Wins of the day up" }).press("Enter");
  await expect(tiles.getByRole("listitem").first()).toContainText("Wins of the day");

  await panel.getByRole("button", { name: "Make a link" }).press("Enter");
  const making = admin.getByRole("dialog", { name: "Make a device link" });
  await making.getByRole("textbox", { name: "Name" }).fill("Display at the door");
  await making.getByRole("button", { name: "Make a link" }).press("Enter");
  const made = admin.getByRole("dialog", { name: "The new device link" });
  const address = await made.getByRole("textbox", { name: "Link" }).inputValue();
  expect(address).toMatch(/\/public\/screen#tds_[0-9a-f]{64}$/);
  await made.getByRole("button", { name: "I have kept it" }).press("Enter");
  const links = panel.getByRole("list", { name: "Device links" });
  await expect(links.getByText("not opened yet")).toBeVisible();
  const exchanged = await fetch(new URL("/public/screen/open", address), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token: new URL(address).hash.slice(1) }),
  });
  expect(exchanged.status).toBe(204);
  await clean(admin);
  await links.getByRole("button", { name: "End Display at the door" }).press("Enter");
  await admin.getByRole("dialog").getByRole("button", { name: "End the link" }).press("Enter");
  await expect(links.getByText("Ended", { exact: true })).toBeVisible();

  // On a phone and in French; what is read only has no buttons.
  const sales = await signInAsAtFirst(contexts[1], "sales@demo.test");
  await prefer(sales, { language: "fr", theme: "dark" });
  await sales.goto("/sales-team/big-screen?tab=screens");
  await expect(sales.getByRole("button", { name: "Nouvel écran" })).toHaveCount(0);
  await sales.getByText("Entrance").first().click();
  const theirs = sales.getByRole("complementary", { name: "Grand écran" });
  await expect(theirs.getByRole("checkbox", { name: "Gagné dans la journée" })).toBeDisabled();
  await expect(theirs.getByText("Liens d’écran")).toHaveCount(0);
  await theirs.getByRole("link", { name: "Afficher" }).click();
  await expect(
    sales.getByRole("group", { name: "Entrance" }).getByRole("heading", { name: "Won today" }),
  ).toBeVisible();
  await clean(sales);
  await prefer(sales, { language: "en", theme: "light" });
  await Promise.all(contexts.map((context) => context.close()));
});
