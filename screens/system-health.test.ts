import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { refusedToSales } from "./refused.ts";
import { signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("an administrator sees how each part of the installation is and what mends it; who may not open the page is refused", async ({
  browser,
  demo,
}) => {
  const admin = await signInAsAtFirst(await someBrowser(browser, demo), "admin@demo.test");
  await admin.goto("/system-health");
  const parts = admin.getByRole("list", { name: "Parts" });
  await expect(parts.getByRole("listitem").filter({ hasText: "PostgreSQL" })).toContainText("Healthy");
  const mail = parts.getByRole("listitem").filter({ hasText: "Outgoing e-mail" });
  await expect(mail).toContainText("Not set up");
  await expect(mail).toContainText("Set TANDEM_SMTP_URL and TANDEM_MAIL_FROM, and restart.");
  await expect(admin.getByRole("region", { name: "Outgoing mail" })).toBeVisible();
  const history = admin.getByRole("region", { name: "Last 90 days" });
  await expect(history.getByText(/^Healthy since /).first()).toBeVisible();
  await history.getByRole("button", { name: "Last 90 days as a table" }).click();
  await expect(history.getByRole("row", { name: /^Database .* Healthy$/ })).toBeVisible();
  const seal = admin
    .getByRole("list", { name: "Background jobs" })
    .getByRole("listitem")
    .filter({ hasText: "Seal the" });
  await expect(seal).toContainText(/Last run .* ms\./);
  await seal.getByRole("button", { name: "Run now Seal the audit log" }).click();
  await expect(seal).not.toContainText("Retrying");
  await clean(admin);
  await admin.context().close();
  await refusedToSales(browser, demo, "/system-health", "/api/system_health");
});
