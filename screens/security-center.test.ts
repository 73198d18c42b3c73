import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("an administrator sees what needs attention, what protects each table, and locks somebody out in one act; who does not audit is refused", async ({
  browser,
  demo,
}) => {
  test.setTimeout(60_000);
  const admin = await signInAsAtFirst(await someBrowser(browser, demo), "admin@demo.test");
  const marketing = await signInAsAtFirst(await someBrowser(browser, demo), "marketing@demo.test");
  await admin.goto("/security-center");
  await expect(admin.getByText("Ada Moreau signs in with a password alone")).toBeVisible();
  await expect(admin.getByRole("link", { name: "Turn it on" })).toHaveAttribute("href", "/security");
  await expect(admin.getByRole("row", { name: /^Ada Moreau Administrator None 1/ })).toBeVisible();
  await admin.getByRole("button", { name: "Show the tables" }).click();
  await expect(admin.getByRole("row", { name: /^vault\.keys Yes Yes \d+ None$/ })).toBeVisible();
  await clean(admin);

  await admin.getByRole("button", { name: "Incident…" }).click();
  const dialog = admin.getByRole("dialog", { name: "Act in an incident" });
  await dialog.getByLabel("Halt all agents").click();
  const { person } = (await (await marketing.request.get("/api/session")).json()) as { person: { name: string } };
  await dialog.getByRole("searchbox", { name: "Find a colleague" }).fill(person.name);
  await dialog.getByRole("radio", { name: new RegExp(person.name) }).click();
  await dialog.getByLabel("Reason").fill("A stolen laptop");
  await clean(admin);
  await dialog.getByRole("button", { name: "Do it now" }).click();
  await expect(admin.getByText("Locked out. Sessions ended: 1.")).toBeVisible();
  expect((await marketing.request.get("/api/leads")).status()).toBe(401);
  await admin.goto("/audit-logs?verb=incident");
  await admin.getByRole("button", { name: /acted in an incident/ }).click();
  await expect(admin.getByText("A stolen laptop")).toBeVisible();
  await admin.context().close();
  await marketing.context().close();

  const sales = await signInAsAtFirst(await someBrowser(browser, demo), "sales@demo.test");
  await sales.goto("/security-center");
  await expect(sales.getByText("Access Denied")).toBeVisible();
  expect((await sales.request.get("/api/security")).status()).toBe(403);
  await sales.context().close();
});
