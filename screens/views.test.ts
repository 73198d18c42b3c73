import { expect, type Page } from "@playwright/test";
import { signIn, someBrowser, test } from "./tandem.ts";

const views = async (page: Page) => {
  await page.getByRole("button", { name: "Views", exact: true }).click();
  return page.getByRole("dialog", { name: "Saved views" });
};
const lists = (page: Page) => page.getByRole("navigation", { name: "Lists" });

test("a team keeps a list under a name, another begins with it, and nobody else sees it", async ({ browser, demo }) => {
  const claire = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  const thomas = await signIn(await someBrowser(browser, demo), "sales2@demo.test");
  const amir = await signIn(await someBrowser(browser, demo), "sales3@demo.test");
  await claire.goto("/leads?stage=proposal&sort=-value");
  await claire.getByRole("button", { name: "Columns" }).click();
  await claire.getByRole("checkbox", { name: "Owner" }).uncheck();
  await claire.keyboard.press("Escape");
  await (await views(claire)).getByRole("button", { name: "Save as a new view…" }).click();
  const form = claire.getByRole("dialog", { name: "Save as a new view" });
  await form.getByLabel("Name").fill("Offers by value");
  await form.getByText("My team").click();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(lists(claire).getByRole("link", { name: "Offers by value" })).toHaveAttribute("aria-current", "page");

  await thomas.goto("/leads");
  await (await views(thomas)).getByRole("button", { name: "Offers by value", exact: true }).click();
  await expect(thomas).toHaveURL(/stage=proposal/);
  await expect(thomas.getByRole("columnheader", { name: "Value" })).toHaveAttribute("aria-sort", "descending");
  await expect(thomas.getByRole("columnheader", { name: "Owner" })).toHaveCount(0);
  const menu = await views(thomas);
  await expect(menu.getByRole("button", { name: "Change Offers by value" })).toHaveCount(0);
  await menu.getByRole("button", { name: "Begin with Offers by value" }).click();
  await expect(menu.getByRole("button", { name: "Begin with Offers by value" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await thomas.keyboard.press("Escape");
  await thomas.getByRole("link", { name: "Clients" }).click();
  await thomas.getByRole("link", { name: "Leads", exact: true }).click();
  await expect(thomas).toHaveURL(/stage=proposal/);
  await lists(thomas).getByRole("link", { name: "All leads" }).click();
  await expect(thomas).not.toHaveURL(/stage=/);
  await expect(thomas.getByRole("columnheader", { name: "Owner" })).toBeVisible();
  await thomas.goto("/leads");
  await expect(lists(thomas).getByRole("link", { name: "Offers by value" })).toHaveAttribute("aria-current", "page");

  await amir.goto("/leads");
  await expect((await views(amir)).getByText("No view of this list is saved yet.")).toBeVisible();
  await Promise.all([claire, thomas, amir].map((page) => page.context().close()));
});

test("a view is changed by its maker, kept at hand, deleted and brought back", async ({ browser, demo }) => {
  const page = await signIn(await someBrowser(browser, demo), "marketing@demo.test");
  const admin = await signIn(await someBrowser(browser, demo), "admin@demo.test");
  await page.goto("/leads?q=ate");
  await (await views(page)).getByRole("button", { name: "Save as a new view…" }).click();
  const form = page.getByRole("dialog", { name: "Save as a new view" });
  await form.getByLabel("Name").fill("Workshops");
  await form.getByText("All staff").click();
  await form.getByRole("button", { name: "Save" }).click();
  const link = lists(page).getByRole("link", { name: "Workshops" });
  await expect(link).toBeVisible();
  await page.getByRole("searchbox").fill("atelier");
  await expect(link).toHaveText("Workshops, changed");
  const menu = await views(page);
  await menu.getByRole("button", { name: "Save the changes" }).click();
  await expect(link).toHaveText("Workshops");
  await menu.getByRole("button", { name: "Keep Workshops at hand" }).click();
  await expect(menu.getByRole("button", { name: "Keep Workshops at hand" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await page.goto("/leads");
  await lists(page).getByRole("link", { name: "Workshops" }).click();
  await expect(page).toHaveURL(/q=atelier/);

  // What all see, an administrator may put in order.
  await admin.goto("/leads");
  await (await views(admin)).getByRole("button", { name: "Delete Workshops" }).click();
  await admin.getByRole("button", { name: "Undo" }).click();
  // (A press beside a popover closes it.)
  await expect(admin.getByRole("dialog", { name: "Saved views" })).toBeHidden();
  await expect((await views(admin)).getByRole("button", { name: "Workshops", exact: true })).toBeVisible();
  await Promise.all([page.context().close(), admin.context().close()]);
});

test("a shared list whose columns and filters are of another hand opens all the same", async ({ browser, demo }) => {
  const claire = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  const thomas = await signIn(await someBrowser(browser, demo), "sales2@demo.test");
  const odd = [
    { address: { q: { a: 1 }, sort: [1] }, layout: {} },
    { address: { stage: "new" }, layout: { order: 5, hidden: null, shown: [null], widths: "wide" } },
  ];
  for (const view of odd) {
    const made = await claire.request.post("/api/saved_views", {
      headers: { "idempotency-key": crypto.randomUUID() },
      data: { entity: "leads", name: `Odd ${JSON.stringify(view.layout)}`, visibility: "team", ...view },
    });
    expect(made.status()).toBe(201);
    const { data } = (await made.json()) as { data: { id: string } };
    await thomas.goto(`/leads?saved=${data.id}`);
    await expect(thomas.getByRole("columnheader", { name: "Value" })).toBeVisible();
    await (await views(thomas)).getByRole("button", { name: /^Odd/ }).first().click();
    await expect(thomas.getByRole("heading", { name: "Something went wrong" })).toHaveCount(0);
    await expect(thomas.getByRole("button", { name: "Views", exact: true })).toBeVisible();
  }
});
