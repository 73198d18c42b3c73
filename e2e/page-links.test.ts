import { expect, type Page } from "@playwright/test";
import { prefer, signIn, someBrowser, test } from "./tandem.ts";

for (const [role, language] of [
  ["admin", "fr"],
  ["project_manager", "en"],
  ["client", "fr"],
] as const)
  test(`each page of ${role} is drawn by the scripts that its header names, in ${language}`, async ({
    browser,
    demo,
  }) => {
    test.setTimeout(120_000);
    const context = await someBrowser(browser, demo);
    const page = await signIn(context, `${role}@demo.test`);
    await prefer(page, { language });
    // What knows the company's own fields is awaited where it has any.
    const field = role === "admin" ? await ownField(page) : null;
    const { pages } = (await (await context.request.get("/api/session")).json()) as { pages: string[] };
    let named = "";
    // What it does not name comes never.
    await page.route("/assets/*.js", async (route) => {
      if (named.includes(new URL(route.request().url()).pathname)) await route.continue();
    });
    for (const path of pages.filter((each) => each !== "/dashboard")) {
      // (What the last page still waits for goes with it.)
      await page.goto("about:blank");
      named = (await context.request.get(path)).headers()["link"] ?? "";
      await page.goto(path);
      await expect(page.locator("[inert] h1"), path).toHaveCount(0);
      await expect(page.locator("main h1").first(), path).toBeVisible();
    }
    await prefer(page, { language: "en" });
    if (field) await page.request.delete(`/api/own_fields/${field}`, { headers: key() });
    await context.close();
  });

const key = () => ({ "idempotency-key": crypto.randomUUID() });

async function ownField(page: Page): Promise<string> {
  const data = { entity: "leads", name: "Named first", kind: "line" };
  const made = await page.request.post("/api/own_fields", { data, headers: key() });
  return ((await made.json()) as { data: { id: string } }).data.id;
}
