import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { signInAsAtFirst, someBrowser, test } from "./tandem.ts";

type Meta = { data: { name: string; verbs: Record<string, { input: { properties: object; required: string[] } }> }[] };

test("a verb that asks for a client: keys look for one, mark it and take it", async ({ browser, demo }) => {
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo)] as const;
  const thomas = await signInAsAtFirst(contexts[1], "sales2@demo.test");
  const claire = await signInAsAtFirst(contexts[0], "sales@demo.test");
  // No verb of today's asks for a record: one is made to.
  await contexts[0].route("**/api/meta", async (route) => {
    const answer = await route.fetch();
    const meta = (await answer.json()) as Meta;
    const lose = meta.data.find(({ name }) => name === "leads")?.verbs["lose"]?.input;
    if (!lose) throw new Error("Leads are not lost any more.");
    lose.properties = { account_id: { type: "string", format: "uuid" }, ...lose.properties };
    await route.fulfill({ response: answer, json: meta });
  });
  for (const page of [claire, thomas]) await page.goto("/leads?stage=new&owner=me");
  await claire.locator("[data-row] a").first().click();
  await claire.getByRole("button", { name: "Lose…" }).click();
  const form = claire.getByRole("dialog", { name: /^Mark as lost: / });
  const client = form.getByRole("button", { name: "Client" });
  await expect(client).toBeFocused();
  await client.press("Enter");
  const box = form.getByRole("searchbox", { name: "Search clients" });
  await expect(box).toBeFocused();
  await claire.keyboard.type("armor");
  await expect(form.getByRole("radio").first()).toBeVisible();
  // (A name, and on a line of its own where that is.)
  const offered = form.locator("[role=radiogroup] label");
  await expect(offered.filter({ hasText: "Ateliers Bellevue" })).toHaveCount(0);
  await expect(box).toBeFocused();
  await claire.keyboard.press("ArrowDown");
  await claire.keyboard.press("ArrowDown");
  const marked = form.getByRole("radio", { checked: true });
  await expect(marked).toBeFocused();
  const name = await form
    .locator("label", { has: claire.locator(":checked") })
    .locator("span > span")
    .first()
    .innerText();
  await clean(claire);
  await claire.keyboard.press("Enter");
  await expect(client).toBeFocused();
  await expect(client).toContainText(name);
  await expect(form).toBeVisible();
  // By hand one press is enough.
  await client.click();
  await offered.nth(3).click();
  await expect(client).toBeFocused();
  await expect(form.getByRole("radiogroup")).toBeHidden();
  // The other's form asks what it always asked.
  await thomas.locator("[data-row] a").first().click();
  await thomas.getByRole("button", { name: "Lose…" }).click();
  await expect(thomas.getByRole("dialog").getByRole("button", { name: "Client" })).toHaveCount(0);
  await Promise.all(contexts.map((context) => context.close()));
});
