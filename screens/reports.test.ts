import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

test("somebody builds a report, opens the rows behind a number and shares it; a colleague sees their own numbers in it", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const claire = await signIn(await someBrowser(browser, demo), "sales@demo.test");
  await claire.goto("/reports");
  await claire.getByRole("button", { name: "New report" }).first().click();
  await claire.getByRole("dialog").getByRole("button", { name: "Open pipeline by stage" }).click();
  const result = claire.getByRole("region", { name: "Result" });
  await expect(result.getByRole("row", { name: /^New / })).toBeVisible();
  await expect(result.getByText(/^From .* leads\. You see what you may read/)).toBeVisible();

  // Another grouping and a measure, both in the address.
  await claire.getByLabel("Group by").selectOption({ label: "Source" });
  await claire.getByLabel("Then by").selectOption({ label: "Stage" });
  await expect(result.getByRole("columnheader", { name: "Source" })).toBeVisible();
  await claire.getByLabel("Then by").selectOption({ label: "–" });
  await claire.getByRole("button", { name: "Remove Weighted value, sum" }).click();
  await expect(result.getByRole("columnheader")).toHaveText(["Source", "Value, sum", "Number"]);
  await claire.getByRole("button", { name: "Add measure" }).click();
  await expect(result.getByRole("columnheader")).toHaveCount(4);
  await clean(claire);

  await claire.getByRole("button", { name: "Save…" }).click();
  const dialog = claire.getByRole("dialog", { name: "Save the report" });
  await dialog.getByLabel("Name").fill("Sources of what is open");
  await dialog.getByRole("radio", { name: "All staff" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(claire.getByText("Report saved.")).toBeVisible();
  await expect(claire.getByRole("heading", { name: "Sources of what is open", level: 1 })).toBeVisible();

  // Each number opens its rows, and as many.
  const number = result
    .getByRole("row", { name: /^Total/ })
    .getByRole("link")
    .nth(1);
  const counted = ((await number.textContent()) ?? "").trim();
  await number.click();
  await expect(claire.getByText("Rows of a report")).toBeVisible();
  await expect(claire.getByText(new RegExp(`^${counted} leads`))).toBeVisible();

  const pierre = await signIn(await someBrowser(browser, demo), "ceo@demo.test");
  await prefer(pierre, { language: "fr" });
  await pierre.goto("/reports");
  await pierre.getByText("Sources of what is open", { exact: true }).first().click();
  const panel = pierre.getByRole("complementary");
  const total = panel
    .getByRole("row", { name: /^Total/ })
    .getByRole("link")
    .nth(1);
  await expect(total).toBeVisible();
  expect(((await total.textContent()) ?? "").trim()).not.toBe(counted);
  await expect(panel.getByText(/^À partir de [^V]*prospects\.$/)).toBeVisible();
  await clean(pierre);
  await Promise.all([claire, pierre].map((page) => page.context().close()));
});
