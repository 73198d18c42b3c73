import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signIn, someBrowser, test } from "./tandem.ts";

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

for (const theme of ["light", "dark"]) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing on the sign-in page and on /leads, ${theme}, ${width} px`, async ({ browser, demo }) => {
      const context = await someBrowser(browser, demo, { width, height: 900 });
      await context.addInitScript((value) => localStorage.setItem("tandem.theme", value), theme);
      const door = await context.newPage();
      await door.goto("/auth/employee");
      await clean(door);
      const page = await signIn(context, "sales@demo.test");
      await prefer(page, { theme });
      // (The most valued first: those that other journeys made have no value, and a phone draws ten.)
      for (const path of ["/leads?sort=-value", "/leads?view=board"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { name: "Leads" })).toBeVisible();
        await expect(page.getByText("€").nth(3)).toBeVisible();
        await expect(page.locator("html")).toHaveClass(theme === "dark" ? "dark" : "");
        await clean(page);
      }
      await context.close();
    });
  }
}
