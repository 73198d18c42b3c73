import { expect as patient, type Page } from "@playwright/test";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// The sentences of the specification about routes, the frame and its overlays (docs/spec-conformance.md).

const expect = patient.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 180_000 });

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
    ["employee", "/team/dashboard"],
    ["client", "/client/dashboard"],
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

test("the bar at the foot: five entries, one of them lit, only in a window narrower than 768 px", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo, { width: 767 });
  const page = await signIn(context, "admin@demo.test");
  const bar = page.getByRole("navigation", { name: "Main pages" }).filter({ hasText: "Messages" });
  const links = bar.getByRole("link");
  const lit = () => bar.locator("[aria-current=page]").allTextContents();
  await page.goto("/leads");
  await expect(links).toHaveText(["Home", "Analytics", "Leads", "Messages", "Settings"]);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(["/", "/analytics", "/leads", "/communications", "/security"]);
  for (const [path, name] of [
    ["/leads", "Leads"],
    ["/analytics", "Analytics"],
    ["/communications", "Messages"],
    ["/security", "Settings"],
    ["/dashboard/ceo", "Home"],
  ] as const) {
    await page.goto(path);
    await expect.poll(lit, path).toEqual([name]);
  }
  await page.goto("/security-center");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await lit()).toEqual([]);
  await links.filter({ hasText: "Home" }).click();
  await expect(page).toHaveURL("/dashboard/ceo");
  const side = page.getByRole("navigation").filter({ hasText: "Administration" });
  for (const [width, wide] of [
    [768, 56],
    [1024, 56],
    [1025, 232],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(bar, `${width} px`).toBeHidden();
    await expect.poll(async () => (await side.first().boundingBox())?.width, `${width} px`).toBe(wide);
  }
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(bar).toBeVisible();
  await context.close();

  const theirs = await someBrowser(browser, demo, { width: 390 });
  const client = await signIn(theirs, "client@demo.test");
  await expect(client.getByRole("navigation", { name: "Main pages" }).getByRole("link")).toHaveText([
    "Home",
    "Settings",
  ]);
  await theirs.close();
});

test("a poor line is told, with the time of a round trip", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  let probes = 0;
  await page.route("**/ping", (route) => (probes++ % 2 === 0 ? route.abort() : route.continue()));
  await page.clock.install();
  await page.goto("/leads");
  await page.locator("[data-row]").first().waitFor();
  const badge = page.getByRole("banner").getByRole("status");
  const later = async () => {
    await page.clock.fastForward(30_000);
    return (await badge.textContent()) ?? "";
  };
  await expect.poll(later).toMatch(/^Poor Connection · [\d\u202f]+\u202fms$/);
  await context.close();
});

test("somebody is online from the load on and every 30 s while they act, not when idle for 5 minutes or hidden", async ({
  browser,
  demo,
}) => {
  const [hers, his] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const james = await signIn(hers, "sales8@demo.test");
  const thomas = await signIn(his, "sales2@demo.test");
  await james.goto("about:blank");
  const online = async () => {
    const answer = await thomas.request.get("/api/employee_presence");
    const { data } = (await answer.json()) as { data: { people: { name: string }[] } };
    return data.people.some(({ name }) => name === "James Carter");
  };
  await expect.poll(online).toBe(false);
  const beats: Record<string, unknown>[] = [];
  james.on("request", (request) => {
    const isBeat = request.method() === "POST" && request.url().endsWith("/api/employee_presence");
    if (isBeat && request.resourceType() !== "ping") beats.push(request.postDataJSON() as Record<string, unknown>);
  });
  await james.clock.install();
  await james.goto("/leads");
  await expect.poll(online).toBe(true);
  expect(beats[0]).toMatchObject({ is_online: true, current_page: "/leads", session_id: expect.any(String) });
  const afterwards = async (milliseconds: number) => {
    const before = beats.length;
    await james.clock.fastForward(milliseconds);
    await expect.poll(() => beats.length).toBeGreaterThan(before);
    return beats.at(-1)?.["is_online"];
  };
  expect(await afterwards(30_000)).toBe(true);
  expect(await afterwards(300_000)).toBe(false);
  await expect.poll(online).toBe(false);
  await james.mouse.move(200, 300);
  expect(await afterwards(30_000)).toBe(true);
  await expect.poll(online).toBe(true);
  await turn(james, "hidden");
  await expect.poll(online).toBe(false);
  await turn(james, "visible");
  await expect.poll(online).toBe(true);
  await james.goto("about:blank");
  await expect.poll(online).toBe(false);
  await Promise.all([hers.close(), his.close()]);
});

/** As when another tab comes before this one, or goes. */
function turn(page: Page, state: "hidden" | "visible"): Promise<void> {
  return page.evaluate((value) => {
    if (value === "visible") Reflect.deleteProperty(document, "visibilityState");
    else Object.defineProperty(document, "visibilityState", { configurable: true, get: () => value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
