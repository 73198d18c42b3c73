import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("a duplicate is told of while one types, stands in lists and panels, is merged by choice and taken apart", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const contexts = [await someBrowser(browser, demo), await someBrowser(browser, demo, { width: 390 })] as const;
  const claire = await signInAsAtFirst(contexts[0], "sales@demo.test");
  const boss = await signInAsAtFirst(contexts[1], "admin@demo.test");
  const first = await created(claire, {
    Name: "Solenn Kerjean",
    "E-mail": "solenn@kerjean.example",
    Company: "Kerjean",
  });

  // A second one is warned of, and made all the same.
  await claire.goto("/leads?new=1");
  const form = claire.getByRole("dialog", { name: "New lead" });
  await form.getByLabel("Name", { exact: true }).fill("S. Kerjean");
  await expect(form.getByText("Probably there already")).toHaveCount(0);
  await form.getByLabel("E-mail").fill("Solenn@Kerjean.example");
  await expect(form.getByText("Probably there already")).toBeVisible();
  await expect(form.getByRole("link", { name: "Solenn Kerjean" })).toBeVisible();
  await expect(form.getByText("Same e-mail address")).toBeVisible();
  await clean(claire);
  await form.getByRole("button", { name: "Create lead" }).click();
  const panel = claire.getByRole("complementary", { name: "Lead" });
  await expect(panel.getByRole("heading", { name: "S. Kerjean" })).toBeVisible();
  const second = new URL(claire.url()).searchParams.get("id") ?? "";

  // The server finds the pair beside its other work.
  await expect(async () => {
    await claire.reload();
    await expect(panel.getByText("Probably the same as")).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await clean(claire);
  await panel.getByRole("button", { name: "Merge…" }).click();
  const dialog = claire.getByRole("dialog", { name: /Merge a duplicate into S. Kerjean/ });
  await dialog.getByRole("button", { name: "The other way round" }).click();
  const other_way = claire.getByRole("dialog", { name: /Merge a duplicate into Solenn Kerjean/ });
  // Which stays, and what tells it from the other, stands above its values.
  await expect(other_way.getByRole("definition").first()).toHaveText(/^Solenn Kerjean.*Kerjean · solenn@kerjean/);
  await expect(other_way.getByRole("definition").last()).toHaveText(/^S\. Kerjean/);
  await other_way.getByRole("group", { name: "Name" }).getByLabel("S. Kerjean", { exact: true }).check();
  await clean(claire);
  await other_way.getByRole("button", { name: "Merge S. Kerjean" }).click();

  // The one that stays is open, under the name that was chosen; the old link leads to it, for others too.
  await expect(claire).toHaveURL(new RegExp(first));
  await expect(panel.getByRole("heading", { name: "S. Kerjean" })).toBeVisible();
  await expect(panel.getByText(/was merged into it by/)).toBeVisible();
  await prefer(boss, { language: "fr" });
  await boss.goto(`/leads?id=${second}`);
  await expect(boss).toHaveURL(new RegExp(first));
  await expect(boss.getByText(/y a été fusionné par/)).toBeVisible();
  await clean(boss);

  await panel.getByRole("button", { name: "Take apart" }).click();
  await expect(panel.getByRole("heading", { name: "Solenn Kerjean" })).toBeVisible();
  await expect(panel.getByText(/was merged into it by/)).toHaveCount(0);

  // In the list of pairs somebody says that they are two.
  await boss.goto("/leads?view=pairs");
  await expect(boss.getByRole("region", { name: "Doublons probables" })).toBeVisible();
  await expect(async () => {
    await boss.reload();
    await expect(boss.getByRole("listitem").filter({ hasText: "S. Kerjean" })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await clean(boss);
  await claire.goto("/leads?view=pairs");
  const pair = claire.getByRole("listitem").filter({ hasText: "S. Kerjean" });
  await expect(pair).toBeVisible();
  // Nothing stands above them that would not narrow them; the way back to the list has it again.
  const search = claire.getByRole("main").getByRole("searchbox");
  await expect(search).toHaveCount(0);
  await pair.getByRole("button", { name: "Not duplicates" }).click();
  await expect(pair).toHaveCount(0);
  await claire.getByRole("radiogroup", { name: "Which pairs" }).getByText("Not duplicates").click();
  await expect(claire.getByText("They are proposed no longer.")).toBeVisible();
  await expect(pair).toContainText("Not duplicates, said on");
  await expect(pair.getByRole("button", { name: "Propose again" })).toBeVisible();
  await clean(claire);
  await claire.goto("/leads");
  await expect(search).toBeVisible();
  await boss.reload();
  await expect(boss.getByRole("region", { name: "Doublons probables" })).toBeVisible();
  await expect(boss.getByRole("listitem").filter({ hasText: "S. Kerjean" })).toHaveCount(0);
  await prefer(boss, { language: "en" });
  await Promise.all(contexts.map((context) => context.close()));
});

/** Makes a lead of what is typed; answers its id. */
async function created(page: Page, values: Record<string, string>): Promise<string> {
  await page.goto("/leads?new=1");
  const form = page.getByRole("dialog", { name: "New lead" });
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label).first().fill(value, { timeout: 5000 });
  await form.getByRole("button", { name: "Create lead" }).click();
  await expect(page.getByRole("complementary").getByRole("heading", { name: values["Name"] ?? "" })).toBeVisible();
  return new URL(page.url()).searchParams.get("id") ?? "";
}
