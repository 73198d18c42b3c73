import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { refusedToSales } from "./refused.ts";
import { signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("an administrator sees what could be better and makes a task of it; who may not open the page is refused", async ({
  browser,
  demo,
}) => {
  const admin = await signInAsAtFirst(await someBrowser(browser, demo), "admin@demo.test");
  await admin.goto("/optimization");
  const findings = admin.getByRole("list", { name: "Findings" }).getByRole("listitem");
  const unowned = findings.filter({ hasText: "Open leads without an owner" });
  await expect(unowned.getByRole("link", { name: "Open" })).toHaveAttribute("href", "/leads?owner=none&stage=open");
  await expect(admin.getByRole("table", { name: "Largest tables" })).toContainText("public.leads");
  await clean(admin);
  await unowned.getByRole("button", { name: "Create task" }).click();
  await expect(unowned.getByRole("button", { name: "Task created" })).toBeDisabled();
  const answer = await admin.request.get("/api/tasks?q=Open%20leads%20without%20an%20owner");
  expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(1);
  await admin.context().close();
  await refusedToSales(browser, demo, "/optimization", "/api/optimization");
});
