import { expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { refusedToSales } from "./refused.ts";
import { signInAsAtFirst, someBrowser, test } from "./tandem.ts";

const write = async (page: Page, method: "post" | "patch", path: string, data: object) => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answer = await page.request[method](path, { data, headers });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { data: { id: string; city: string } }).data;
};

test("an administrator finds a change in the audit log, sees what it was, reverts it and verifies the chain; who does not audit is refused", async ({
  browser,
  demo,
}) => {
  test.setTimeout(60_000);
  const admin = await signInAsAtFirst(await someBrowser(browser, demo), "admin@demo.test");
  const { id } = await write(admin, "post", "/api/leads", { name: "Logged Herveline", city: "Lyon" });
  await write(admin, "patch", `/api/leads/${id}`, { city: "Nice" });
  await admin.goto("/audit-logs");
  const entry = admin.getByRole("button", { name: /changed Lead Logged Herveline/ });
  await entry.first().click();
  await expect(admin.getByRole("row", { name: "City Lyon Nice" })).toBeVisible();
  await clean(admin);

  await admin.getByRole("button", { name: "Everything on this record" }).click();
  await expect(admin.getByRole("button", { name: /created Lead Logged Herveline/ })).toBeVisible();
  await expect(admin.getByText("One record")).toBeVisible();
  expect(new URL(admin.url()).search).toContain(id);

  await admin.getByRole("button", { name: "Revert this change…" }).click();
  const dialog = admin.getByRole("dialog", { name: "Revert this change" });
  await dialog.getByRole("button", { name: "Revert", exact: true }).click();
  await expect(admin.getByText("1 change was reverted.")).toBeVisible();
  const stored = (await (await admin.request.get(`/api/leads/${id}`)).json()) as { data: { city: string } };
  expect(stored.data.city).toBe("Lyon");
  // Twice there is nothing to do: that is said before anything is done.
  await admin.getByRole("button", { name: "Revert this change…" }).last().click();
  await expect(dialog.getByText("It is already as it was before.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Revert", exact: true })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await admin.getByRole("link", { name: "Everything" }).click();
  await expect(admin.getByText("One record")).toHaveCount(0);
  await admin.getByRole("button", { name: "Add filter" }).click();
  await admin.getByRole("button", { name: "Action" }).click();
  await admin.getByLabel("Joined", { exact: true }).click();
  await expect(admin.getByRole("button", { name: /joined User/ }).first()).toBeVisible();
  await expect(entry).toHaveCount(0);

  await admin.getByRole("button", { name: "Verify" }).click();
  const verified = admin.getByRole("dialog", { name: "Verify the log" });
  await expect(verified.getByText(/The chain is intact\. .* entries were verified\./)).toBeVisible();
  await expect(verified.getByLabel("Digest of the last seal")).toHaveValue(/^[0-9a-f]{64}$/);
  await clean(admin);
  await admin.context().close();

  await refusedToSales(browser, demo, "/audit-logs", "/api/audit-logs");
});
