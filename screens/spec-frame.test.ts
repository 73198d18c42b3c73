import { expect as patient } from "@playwright/test";
import { beatsOf, isOnline } from "../e2e/beats.ts";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// The sentences of the specification about routes, the frame and its overlays (docs/spec-conformance.md).

const expect = patient.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 120_000 });

const protected_routes =
  `/dashboard /client/dashboard /client/support /team/dashboard /dashboard/ceo /employee/dashboard
  /dashboard/project-manager /dashboard/admin/projects /dashboard/marketing /dashboard/leads /dashboard/lead-machine
  /sales-team/big-screen /dashboard/ai-army /creative-director /system-health /security-center /analytics /leads
  /communications /workflows /integrations /security /rbac /documents /tasks /reports /audit-logs /email-templates
  /support /optimization /monitoring /developer`.split(/\s+/);

test("the public routes open to whoever comes, the protected ones ask to sign in first", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await context.newPage();
  for (const [path, heading] of [
    ["/", "Maison Ferrand"],
    ["/install", "Install the app"],
    ["/auth/client", "Client sign-in"],
    ["/auth/employee", "Employee sign-in"],
    ["/unauthorized", "Access Denied"],
    ["/no/such/page", "Page not found"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading, level: 1 }), path).toBeVisible();
    await expect(page, path).toHaveURL(path);
  }
  expect(protected_routes).toHaveLength(32);
  for (const path of protected_routes) {
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForURL(`/auth/employee?return_to=${encodeURIComponent(path)}`, { waitUntil: "commit" });
  }
  await context.close();
});

test("each role comes from / and /dashboard to its own dashboard", async ({ browser, demo }) => {
  for (const [person, home] of [
    ["ceo", "/dashboard/ceo"],
    ["sales", "/team/dashboard"],
    ["employee", "/employee/dashboard"],
    ["client", "/client/dashboard"],
    ["project_manager", "/dashboard/project-manager"],
    ["support", "/team/dashboard"],
  ] as const) {
    const context = await someBrowser(browser, demo);
    const page = await signIn(context, `${person}@demo.test`);
    for (const path of ["/", "/dashboard"]) {
      await page.goto(path);
      await expect(page).toHaveURL(home);
    }
    await context.close();
  }
});

test("somebody whose app is taken down is marked offline, though the page stays", async ({ browser, demo }) => {
  const [hers, his] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const james = await signIn(hers, "sales7@demo.test");
  const thomas = await signIn(his, "sales2@demo.test");
  const { person } = (await (await james.request.get("/api/session")).json()) as { person: { name: string } };
  const online = isOnline(thomas, person.name);
  await james.goto("/leads");
  await james.locator("[data-row]").first().waitFor();
  await expect.poll(online).toBe(true);
  await james.evaluate(() => {
    Object.defineProperty(document, "title", {
      get: () => "",
      set() {
        throw new Error("A planted failure");
      },
    });
  });
  await james.getByRole("link", { name: "Clients", exact: true }).first().click();
  await expect(james.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect.poll(online).toBe(false);
  await Promise.all([hers.close(), his.close()]);
});

test("the page that one is on is told without what one searches for; the record that is open is still seen by others", async ({
  browser,
  demo,
}) => {
  const [hers, his] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const claire = await signIn(hers, "sales@demo.test");
  const thomas = await signIn(his, "sales2@demo.test");
  const beats = beatsOf(claire);
  await claire.goto("/leads?q=a");
  await claire.locator("[data-row] a").first().click();
  await expect(claire.getByRole("complementary", { name: "Lead" })).toBeVisible();
  const id = new URL(claire.url()).searchParams.get("id");
  await thomas.goto(`/leads?id=${id}`);
  await expect(thomas.getByRole("img", { name: "Claire Vasseur has this open too" })).toBeVisible();
  expect(beats.at(-1)).toMatchObject({ current_page: "/leads", record_id: id });
  expect(new Set(beats.map(({ current_page }) => current_page))).toEqual(new Set(["/leads"]));
  await Promise.all([hers.close(), his.close()]);
});

test("every page has a header with the search and another control; who is not signed in is led to sign in", async ({
  browser,
  demo,
}) => {
  const [hers, nobodys] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const page = await signIn(hers, "admin@demo.test");
  const header = page.getByRole("banner");
  for (const path of [...protected_routes, "/install", "/unauthorized", "/no/such/page", "/clients", "/projects"]) {
    await page.goto(path);
    await expect(header.getByRole("button", { name: "Search...", exact: false }), path).toBeVisible();
    await expect(header.getByRole("button", { name: /^Account of/ }), path).toBeVisible();
  }
  await page.goto("/install");
  await expect(page.getByRole("heading", { name: "Install the app", level: 1 })).toBeVisible();
  await page.keyboard.press("Control+K");
  await expect(page.getByPlaceholder("Search documents, tasks, users...")).toBeFocused();

  const nobody = await nobodys.newPage();
  const theirs = nobody.getByRole("banner");
  for (const path of ["/", "/install", "/auth/client", "/auth/employee", "/unauthorized", "/no/such/page"]) {
    await nobody.goto(path);
    await expect(theirs.getByRole("button", { name: "Search..." }), path).toBeVisible();
    await expect(theirs.getByRole("radiogroup", { name: "Language" }), path).toBeVisible();
  }
  await theirs.getByRole("button", { name: "Search..." }).click();
  await expect(nobody).toHaveURL("/auth/employee");
  await nobody.getByRole("heading", { name: "Employee sign-in" }).click();
  await nobody.keyboard.press("Control+K");
  await expect(nobody.getByText("Sign in to search.", { exact: true })).toBeVisible();
  await expect(nobody.getByLabel("E-mail")).toBeFocused();
  await Promise.all([hers.close(), nobodys.close()]);
});
