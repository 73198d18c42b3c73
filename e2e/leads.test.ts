import { expect } from "@playwright/test";
import { signIn, someBrowser, test } from "./tandem.ts";

test("a lead is made and moved by one, and seen moving by the other within a second", async ({ browser, demo }) => {
  const [first, second] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [claire, thomas] = [await signIn(first, "sales@demo.test"), await signIn(second, "sales2@demo.test")];
  const name = "Solenn Kerjean";
  for (const page of [claire, thomas]) await page.goto("/leads?view=board&q=kerjean");
  await expect(thomas.getByRole("heading", { name: "Leads" })).toBeVisible();

  await claire.getByRole("button", { name: /New lead/ }).click();
  await claire.getByLabel("Name", { exact: true }).fill(name);
  await claire.keyboard.press("Enter");
  await expect(thomas.getByText(name).first()).toBeVisible({ timeout: 3000 });

  const { data } = (await (await first.request.get("/api/leads?q=kerjean")).json()) as {
    data: { id: string; name: string }[];
  };
  const moved = await first.request.post("/api/leads/move", {
    data: { id: data.find((lead) => lead.name === name)?.id, stage: "proposal" },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  expect(moved.status()).toBe(200);
  await expect(
    thomas
      .getByRole("region", { name: /Proposal/ })
      .or(thomas.locator("[data-column=proposal]"))
      .getByText(name),
  ).toBeVisible({ timeout: 1500 });
  await Promise.all([first.close(), second.close()]);
});
