import { expect } from "@playwright/test";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

const roles = [
  "admin",
  "ceo",
  "sales",
  "project_manager",
  "team_member",
  "employee",
  "marketing",
  "support",
  "auditor",
  "client",
  "client_admin",
];

for (const role of roles) {
  test(`the pages of ${role} are the matrix's: what its navigation shows opens, what it may not open is denied`, async ({
    browser,
    demo,
  }) => {
    test.setTimeout(120_000);
    const context = await someBrowser(browser, demo);
    const page = await signIn(context, `${role}@demo.test`);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
    const { pages } = (await (await context.request.get("/api/session")).json()) as { pages: string[] };
    for (const path of pages.filter((each) => each !== "/dashboard")) {
      await page.goto(path);
      await expect(page.locator("h1").first(), `${role} at ${path}`).toBeVisible();
      await expect(page.getByText("Access Denied"), `${role} at ${path}`).toHaveCount(0);
      expect(await page.title(), `${role} at ${path}`).toMatch(/ · Tandem$/);
      const header = page.getByRole("banner");
      await expect(header.getByRole("button", { name: "Search..." }), `${role} at ${path}`).toBeVisible();
      await expect(header.getByRole("button", { name: /^Account of/ }), `${role} at ${path}`).toBeVisible();
    }
    for (const path of ["/rbac", "/leads", "/dashboard/ceo", "/client/dashboard"].filter(
      (each) => !pages.includes(each),
    )) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Access Denied" }), `${role} at ${path}`).toBeVisible();
      await expect(page.getByText("You don't have permission to access this page")).toBeVisible();
      for (const name of ["Go Back", "Go to Home", "Sign Out and Try Different Account"])
        await expect(page.getByRole("button", { name }).or(page.getByRole("link", { name }))).toBeVisible();
    }
    expect(errors).toEqual([]);
    await context.close();
  });
}

test("a client sees no lead, by screen or by API", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "client@demo.test");
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Leads" })).toHaveCount(0);
  for (const path of ["/api/leads", "/api/leads/summary?by=stage", "/api/leads?count=true&columns=id"]) {
    expect((await context.request.get(path)).status()).toBe(403);
  }
  const { data } = (await (await context.request.get("/api/accounts")).json()) as { data: { name: string }[] };
  expect(data.map(({ name }) => name)).toEqual(["Ateliers Rouvray"]);
  await context.close();
});
