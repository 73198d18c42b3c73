import { expect, type Page } from "@playwright/test";
import { inMenu } from "../e2e/row-acts.ts";
import { clean } from "./clean.ts";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// An administrator gives leads fields of the company's own; sales fill them in; one that is removed comes back with its values.

const dialog = (page: Page) => page.getByRole("dialog");
const key = () => ({ "idempotency-key": crypto.randomUUID() });

async function field(admin: Page, name: string, kind: string, choices: string[] = []) {
  await admin.getByRole("region", { name: "Own fields: Leads" }).getByRole("button", { name: "New field" }).click();
  await dialog(admin).getByRole("textbox", { name: "Name" }).fill(name);
  await dialog(admin).getByLabel("Type").selectOption({ label: kind });
  for (const [at, choice] of choices.entries()) {
    await dialog(admin).getByRole("button", { name: "Add a choice" }).click();
    await dialog(admin)
      .getByRole("textbox", { name: `Choice ${at + 1}` })
      .fill(choice);
  }
  await clean(admin);
  await dialog(admin).getByRole("button", { name: "Create the field" }).click();
  await expect(dialog(admin)).toHaveCount(0);
}

test("a company's own fields are made, filled in, filtered by, removed and brought back", async ({ browser, demo }) => {
  const [his, hers] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [admin, sales] = [await signIn(his, "admin@demo.test"), await signIn(hers, "sales@demo.test")];
  try {
    await admin.goto("/security?part=own-fields");
    await field(admin, "Region", "Choice from a list", ["North", "South"]);
    await field(admin, "Site visit", "Date");
    await sales.goto("/leads?new=1");
    await dialog(sales).getByLabel("Name", { exact: true }).fill("Own Field");
    await dialog(sales).getByLabel("Region").selectOption({ label: "North" });
    await dialog(sales).getByRole("button", { name: "Create" }).click();
    await expect(dialog(sales)).toHaveCount(0);
    await sales.goto("/leads?custom.region=north");
    const row = sales.locator("[data-row]").filter({ hasText: "Own Field" });
    await expect(row).toHaveCount(1);
    await expect(sales.locator("[data-row]")).toHaveCount(1);
    await row.getByRole("link").first().click();
    await expect(sales.getByRole("term").filter({ hasText: "Region" })).toBeVisible();
    await clean(sales);
    // Another person changes another own field meanwhile: neither is lost.
    const { data } = (await (await sales.request.get("/api/leads?q=Own%20Field")).json()) as { data: { id: string }[] };
    const at = `/api/leads/${data[0]?.id}`;
    await admin.request.patch(at, { data: { custom: { site_visit: "2026-12-24" } }, headers: key() });
    await sales.request.patch(at, { data: { custom: { region: "south" } }, headers: key() });
    const now = (await (await sales.request.get(at)).json()) as { data: { custom: object } };
    expect(now.data.custom).toEqual({ region: "south", site_visit: "2026-12-24" });
    const leads = admin.getByRole("region", { name: "Own fields: Leads" });
    await inMenu(admin, leads, "More acts: Region", "Remove Region");
    await expect(dialog(admin)).toContainText("1 record holds a value.");
    await dialog(admin).getByRole("button", { name: "Remove", exact: true }).click();
    await expect(sales.getByRole("term").filter({ hasText: "Region" })).toHaveCount(0);
    await leads.getByText("Removed fields (1)").click();
    await leads.getByRole("button", { name: "Bring back" }).click();
    await expect(sales.getByRole("term").filter({ hasText: "Region" })).toBeVisible();
    // A board by it, whose cards are given another value.
    await sales.goto("/leads?view=board&q=Own+Field");
    await sales.getByLabel("Board by").selectOption({ label: "Region" });
    await sales.getByRole("link", { name: /Own Field/ }).focus();
    await sales.keyboard.press("Shift+ArrowLeft");
    await expect(sales.getByRole("region", { name: "North", exact: true }).getByText("Own Field")).toBeVisible();
    await expect
      .poll(async () => ((await (await sales.request.get(at)).json()) as typeof now).data.custom)
      .toEqual({
        region: "north",
        site_visit: "2026-12-24",
      });
  } finally {
    await his.close();
    await hers.close();
  }
});
