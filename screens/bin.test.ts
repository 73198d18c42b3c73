import { expect, type Page } from "@playwright/test";
import { signIn, someBrowser, test } from "./tandem.ts";

test("acts on many say on how many they will be done; what was removed is found in the bin and brought back", async ({
  browser,
  demo,
}) => {
  const claire = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  const thomas = await signIn(await someBrowser(browser, demo), "sales2@demo.test");
  for (const name of ["Boreale one", "Boreale two"]) await create(claire, name);
  await create(thomas, "Boreale three");
  await claire.goto("/leads?q=boreale");
  await expect(claire.locator("[data-row]")).toHaveCount(3);
  await claire.getByRole("checkbox", { name: "Choose all" }).check();
  const bar = (page: Page) => page.getByRole("region", { name: "Chosen records" });
  await expect(bar(claire).getByRole("button", { name: "Assign…" })).toBeVisible();
  await bar(claire).getByRole("button", { name: "Remove 2 leads of 3" }).click();
  await expect(claire.locator("[data-row]")).toHaveCount(1);

  await claire.getByRole("button", { name: "Bin", exact: true }).click();
  await expect(claire.getByText("Removed in the last 30 days.")).toBeVisible();
  await expect(claire.locator("[data-row]")).toHaveCount(2);
  await expect(claire.getByRole("button", { name: "New lead" })).toHaveCount(0);

  // Of the team, so seen; not one's own, so not to be brought back.
  await thomas.goto("/leads?q=boreale&bin=1");
  await thomas.getByRole("checkbox", { name: "Choose Boreale one" }).check();
  await expect(bar(thomas).getByRole("button", { name: "Bring 1 back" })).toHaveAttribute("aria-disabled", "true");

  await claire.getByRole("checkbox", { name: "Choose all" }).check();
  await bar(claire).getByRole("button", { name: "Bring 2 back" }).click();
  await expect(claire.getByText("2 records are back.")).toBeVisible();
  await expect(claire.getByText("Nothing of this kind was removed in the last 30 days.")).toBeVisible();
  await claire.getByRole("link", { name: "All leads" }).click();
  await claire.getByRole("searchbox").fill("boreale");
  await expect(claire.locator("[data-row]")).toHaveCount(3);
  await Promise.all([claire.context().close(), thomas.context().close()]);
});

async function create(page: Page, name: string): Promise<void> {
  const { person } = (await (await page.request.get("/api/session")).json()) as { person: { id: string } };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const data = { name, owner_id: person.id };
  expect((await page.request.post("/api/leads", { data, headers })).status()).toBe(201);
}
