import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { refusedToSales } from "./refused.ts";
import { signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("an administrator sees what needs attention, what protects each table, and locks somebody out in one act; who does not audit is refused", async ({
  browser,
  demo,
}) => {
  test.setTimeout(60_000);
  const admin = await signInAsAtFirst(await someBrowser(browser, demo), "admin@demo.test");
  await admin.goto("/security-center");
  await expect(admin.getByText("Ada Moreau signs in with only a password")).toBeVisible();
  await expect(admin.getByRole("link", { name: "Turn it on" })).toHaveAttribute("href", "/security");
  await expect(admin.getByRole("row", { name: /^Ada Moreau Administrator None/ })).toBeVisible();
  await expect(admin.getByRole("row", { name: /^Usage events 400 \d+$/ })).toBeVisible();
  await expect(admin.getByText("There is no backup yet.")).toBeVisible();
  await admin.getByRole("button", { name: "Show the tables" }).click();
  await expect(admin.getByRole("row", { name: /^vault\.keys Yes Yes \d+ None$/ })).toBeVisible();
  await clean(admin);

  await admin.getByRole("button", { name: "Incident…" }).click();
  const dialog = admin.getByRole("dialog", { name: "Respond to an incident" });
  await dialog.getByLabel("Halt all agents").click();
  await dialog.getByRole("searchbox", { name: "Find a colleague" }).fill("Nadia Colin");
  await dialog.getByRole("radio", { name: /Nadia Colin/ }).click();
  await dialog.getByLabel("Reason").fill("A stolen laptop");
  await clean(admin);
  await dialog.getByRole("button", { name: "Act now" }).click();
  await expect(admin.getByText(/^Locked out\. Sessions ended: \d+\.$/)).toBeVisible();
  await admin.goto("/audit-logs?verb=incident");
  await admin.getByRole("button", { name: /responded to an incident/ }).click();
  await expect(admin.getByText("A stolen laptop")).toBeVisible();
  // (Others use the same company.)
  const entries = (await (await admin.request.get("/api/audit-logs?verb=incident")).json()) as {
    data: { row_id: string }[];
  };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const data = { user_id: entries.data[0]?.row_id };
  expect((await admin.request.post("/api/people/reactivate", { data, headers })).status()).toBe(200);
  await admin.context().close();

  await refusedToSales(browser, demo, "/security-center", "/api/security");
});
