import { expect } from "@playwright/test";
import { clean } from "./clean.ts";
import { refusedToSales } from "./refused.ts";
import { signInAsAtFirst, someBrowser, test } from "./tandem.ts";

test("an administrator sees how fast each route answers, sorts them and resolves an error; who may not open the page is refused", async ({
  browser,
  demo,
}) => {
  const admin = await signInAsAtFirst(await someBrowser(browser, demo), "admin@demo.test");
  const routes = async () => {
    const answer = await admin.request.get("/api/monitoring?period=1h");
    const { data } = (await answer.json()) as { data: { routes: { route: string }[] } };
    return data.routes.map(({ route }) => route);
  };
  const details = { error: "Planted for monitoring", page: "/leads", timestamp: "now" };
  await admin.request.post("/api/frontend-failures", { data: { event_type: "uncaught_error", details } });
  // (Measurements are written every five seconds.)
  await expect.poll(routes, { timeout: 20_000 }).toContain("POST /api/frontend-failures");
  await admin.goto("/monitoring?period=1h");
  await expect(admin.getByText(/requests · [\d.,]+\s?% failed · p95 about/)).toBeVisible();
  const table = admin.getByRole("table", { name: "Routes" });
  const measured = table.getByRole("row", { name: /^POST \/api\/frontend-failures \d/ });
  // (Where others asked for much else meanwhile, it is not among the first twenty.)
  await admin
    .getByRole("button", { name: /^Show all \d+$/ })
    .or(measured)
    .first()
    .click();
  await expect(measured).toBeVisible();
  await expect(table.getByRole("columnheader", { name: "Requests" })).toHaveAttribute("aria-sort", "descending");
  await table.getByRole("button", { name: "p95" }).click();
  await expect(table.getByRole("columnheader", { name: "p95" })).toHaveAttribute("aria-sort", "descending");
  await expect(admin).toHaveURL(/sort=p95/);
  await admin.getByRole("button", { name: "Requests per minute as a table" }).click();
  await expect(admin.getByRole("table", { name: "Requests per minute" }).getByRole("row").nth(1)).toBeVisible();
  const errors = admin.getByRole("list", { name: "Errors" });
  const planted = errors.getByRole("listitem").filter({ hasText: "Planted for monitoring" });
  await expect(planted).toContainText("once");
  await clean(admin);
  await planted.getByRole("button", { name: "Resolve" }).click();
  await expect(planted).toBeHidden();
  await admin.getByRole("radio", { name: "Resolved", exact: true }).click();
  await expect(planted.getByRole("button", { name: "Reopen" })).toBeVisible();
  await admin.context().close();
  await refusedToSales(browser, demo, "/monitoring", "/api/monitoring");
});
