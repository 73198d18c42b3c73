import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { digits, opensItsRows } from "../e2e/opens-its-rows.ts";
import { signIn, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("a salesperson begins with their day; its numbers open their rows, by the period that the address keeps", async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const context = await someBrowser(browser, demo);
  const page = await signInAsAtFirst(context, "sales@demo.test");
  await page.goto("/");
  await expect(page).toHaveURL("/team/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "My day" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "My day" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Late" }).getByRole("listitem").first()).toBeVisible();
  await clean(page);

  // What is theirs comes first; everybody's is one choice away, which the address keeps.
  await expect(page.getByLabel("Owner", { exact: true })).toHaveValue("me");
  await expect(page.getByRole("table", { name: "By owner" }).getByRole("row")).toHaveCount(2);
  await page.getByLabel("Owner", { exact: true }).selectOption({ label: "All owners" });
  await expect(page).toHaveURL(/owner=all/);
  await expect(page.getByRole("table", { name: "By owner" }).getByRole("row").nth(3)).toBeVisible();
  await page.getByLabel("Period", { exact: true }).selectOption("last-quarter");
  await expect(page).toHaveURL(/period=last-quarter/);
  await page.reload();
  await expect(page.getByLabel("Period", { exact: true })).toHaveValue("last-quarter");
  for (const [of, list] of [
    ["New leads", "Leads"],
    ["Late", "Activities"],
    ["Leads without an owner", "Leads"],
    ["Proposal", "Leads"],
    ["New leads, the period before", "Leads"],
  ] as const) {
    const { number, count } = await opensItsRows(page, of, list);
    expect(count, of).toBe(digits(number));
  }
  const funnel = page.getByRole("region", { name: "From new to won, leads of the period" });
  await funnel.getByRole("button", { name: /as a table/ }).click();
  await expect(funnel.getByRole("row")).toHaveCount(7);
  await page.getByLabel("Owner", { exact: true }).selectOption("me");
  await expect(page).toHaveURL(/owner=me/);
  await expect(page.getByRole("table", { name: "By owner" }).getByRole("row")).toHaveCount(2);
  await context.close();
});

test("a lead that nobody has is taken from the day, and a late step is put off", async ({ browser, demo }) => {
  const [first, second] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [claire, amir] = [await signInAsAtFirst(first, "sales@demo.test"), await signIn(second, "sales2@demo.test")];
  await claire.goto("/team/dashboard");
  const free = claire.getByRole("region", { name: "Leads without an owner" });
  const name = (await free.getByRole("listitem").first().locator("b").textContent()) ?? "";
  const before = digits((await free.getByRole("heading").textContent()) ?? "");
  await free.getByRole("listitem").first().getByRole("button", { name: "Claim" }).click();
  await expect(claire.getByText(`${name} is yours.`)).toBeVisible();
  await expect.poll(async () => digits((await free.getByRole("heading").textContent()) ?? "")).toBe(before - 1);
  await amir.goto("/team/dashboard");
  await expect(amir.getByRole("region", { name: "Leads without an owner" }).getByRole("heading")).toContainText(
    String(before - 1),
  );

  const late = claire.getByRole("region", { name: "Late" });
  // What is called like its kind says that once.
  await expect(late.getByRole("listitem").filter({ hasText: /^(Visit|E-mail|Meeting)\b.*· \1/ })).toHaveCount(0);
  const count = digits((await late.getByRole("heading").textContent()) ?? "");
  await late.getByRole("button", { name: "Tomorrow" }).first().click();
  await expect.poll(async () => digits((await late.getByRole("heading").textContent()) ?? "")).toBe(count - 1);
  await claire.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => digits((await late.getByRole("heading").textContent()) ?? "")).toBe(count);
  await Promise.all([first.close(), second.close()]);
});

test("what a colleague did to one's lead since yesterday stands beside the day", async ({ browser, demo }) => {
  const [first, second] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const [claire, boss] = [await signInAsAtFirst(first, "sales@demo.test"), await signIn(second, "ceo@demo.test")];
  const { id } = ((await (await claire.request.get("/api/session")).json()) as { person: { id: string } }).person;
  const key = () => ({ "idempotency-key": crypto.randomUUID() });
  const made = await claire.request.post("/api/leads", {
    data: { name: "Maëlle Quintin", owner_id: id },
    headers: key(),
  });
  const { data } = (await made.json()) as { data: { id: string } };
  const named = { data: { city: "Quimper" }, headers: key() };
  expect((await boss.request.patch(`/api/leads/${data.id}`, named)).status()).toBe(200);
  await claire.goto("/team/dashboard");
  const changes = claire.getByRole("region", { name: "Since yesterday, on your records" });
  await expect(changes.getByRole("listitem").filter({ hasText: "Maëlle Quintin" })).toContainText("Quimper");
  await changes.getByRole("link", { name: "Maëlle Quintin" }).click();
  await expect(claire.getByRole("complementary", { name: "Lead" })).toContainText("Maëlle Quintin");
  await Promise.all([first.close(), second.close()]);
});

test("an empty company says which first step fills the page", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signInAsAtFirst(context, "sales@demo.test");
  await page.goto("/team/dashboard?period=2001-01-01..2001-01-31");
  await expect(page.getByText("No lead came in this period.").first()).toBeVisible();
  const other = await signIn(await someBrowser(browser, demo), "employee@demo.test");
  await other.goto("/employee/dashboard");
  // Of leads, of which they see none and make none, they are told nothing, and choose no period.
  await expect(other.getByRole("region", { name: "Since yesterday, on your records" })).toBeVisible();
  await expect(other.getByText("No lead that you see", { exact: false })).toHaveCount(0);
  await expect(other.getByLabel("Period", { exact: true })).toHaveCount(0);
  // Their day is their tasks: what comes after this week stands there too.
  await expect(other.getByRole("region", { name: "Tasks after that" }).getByRole("listitem").first()).toBeVisible();
  await clean(other);
  await other.context().close();
  await context.close();
});
