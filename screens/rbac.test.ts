import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

test("an administrator reads the rights of all roles and of one, opens a right, and is told why somebody may not", async ({
  browser,
  demo,
}) => {
  const page = await signIn(await someBrowser(browser, demo), "admin@demo.test");
  await page.goto("/rbac");
  await page.getByRole("tab", { name: "Rights" }).click();
  const rights = page.getByRole("region", { name: "Rights of roles" });
  await expect(rights.getByText("which match what is declared.")).toBeVisible();
  await expect(rights.getByRole("button", { name: "Salesperson, Read: own, team, without owner" })).toBeVisible();
  await clean(page);

  await rights.getByRole("combobox", { name: "Records to show" }).selectOption("contacts");
  await rights.getByRole("button", { name: /^Client, Read: own client, \d+ columns hidden$/ }).click();
  const right = page.getByRole("dialog", { name: "Client · Contacts · Read" });
  await expect(right.getByText("Client is the person’s client.")).toBeVisible();
  await expect(right.getByText("Policy client_read")).toBeVisible();
  await expect(right.getByRole("region", { name: "using" })).toContainText("app.account_id()");
  await clean(page);
  await right.getByRole("button", { name: "Close" }).click();

  await rights.getByText("By role").click();
  await rights.getByRole("combobox", { name: "Role to show" }).selectOption("team_member");
  await expect(rights.getByRole("rowheader", { name: "Tasks", exact: true })).toBeVisible();
  await expect(rights.getByRole("heading", { name: "Pages of this role" })).toBeVisible();

  await rights.getByText("By record").click();
  await rights.getByRole("combobox", { name: "Records to show" }).selectOption("targets");
  await rights.getByRole("button", { name: /^Salesperson, Read: / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Change this right…" }).click();
  const change = page.getByRole("dialog", { name: "Change a right: Salesperson · Sales targets · Read" });
  await change.getByRole("checkbox", { name: "team" }).uncheck();
  await expect(change.getByRole("region", { name: "What this changes" }).getByRole("row")).not.toHaveCount(0);
  await clean(page);
  await change.getByLabel("Reason").fill("Targets are each person’s own");
  await change.getByRole("button", { name: "Change the right" }).click();
  await expect(rights.getByRole("button", { name: "Salesperson, Read: about themselves" })).toBeVisible();
  await expect(rights.getByText("which match what is declared.")).toBeVisible();
  await page.getByRole("tab", { name: "Changes" }).click();
  const made = page.getByRole("listitem").filter({ hasText: "Targets are each person’s own" }).first();
  await clean(page);
  await made.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("The change is taken back.")).toBeVisible();

  await page.getByRole("tab", { name: "Explain" }).click();
  await page.getByRole("combobox", { name: "Act" }).selectOption("update");
  await page.getByRole("searchbox", { name: "Find a person" }).fill("Hugo Renaud");
  await page.getByRole("radio", { name: /Hugo Renaud/ }).check();
  await page.getByRole("radiogroup", { name: "Find a record: Leads" }).getByRole("radio").first().check();
  await expect(page.getByText("This is refused.")).toBeVisible();
  await expect(page.getByText("tried as this person.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Find a person" }).fill("Paul Ferrand");
  await page.getByRole("radio", { name: /Paul Ferrand/ }).check();
  await expect(page.getByText("This is allowed.")).toBeVisible();
  await expect(page.getByText("Decided by the policy ceo_update")).toBeVisible();
  await page.getByRole("combobox", { name: "Done by" }).selectOption("an API key that reads");
  await expect(page.getByText("This is refused.")).toBeVisible();
  await clean(page);
});

test("a team member is refused the page, and what it reads", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "team_member@demo.test");
  await page.goto("/rbac?tab=rights");
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  expect((await context.request.get("/api/rights?entity=leads")).status()).toBe(403);
});
