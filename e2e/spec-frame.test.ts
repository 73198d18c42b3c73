import { expect as patient, type Page } from "@playwright/test";
import { beatsOf, isOnline } from "./beats.ts";
import { clean } from "./clean.ts";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// The sentences of the specification about routes, the frame and its overlays (docs/spec-conformance.md).

const expect = patient.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 120_000 });

test("the bar at the foot: five entries, one of them lit, only in a window narrower than 768 px", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo, { width: 767 });
  const page = await signIn(context, "admin@demo.test");
  const bar = page.getByRole("navigation", { name: "Main pages" }).filter({ hasText: "Leads" });
  const links = bar.getByRole("link");
  const lit = () => bar.locator("[aria-current=page]").allTextContents();
  await page.goto("/leads");
  await expect(links).toHaveText(["Home", "Analytics", "Leads", "Messages", "Settings"]);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(["/", "/analytics", "/leads", "/communications", "/security"]);
  for (const [path, name] of [
    ["/analytics", "Analytics"],
    ["/leads", "Leads"],
    ["/communications", "Messages"],
    ["/security", "Settings"],
  ] as const) {
    await page.goto(path);
    await expect.poll(lit, path).toEqual([name]);
  }
  await page.goto("/security-center");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await lit()).toEqual([]);
  await links.filter({ hasText: "Home" }).click();
  await expect(page).toHaveURL("/dashboard/ceo");
  await expect.poll(lit).toEqual(["Home"]);
  // What has no place there is a press away, and the bar says when one is in it.
  const more = bar.getByRole("button", { name: "More" });
  await more.click();
  const sheet = page.getByRole("dialog", { name: "Pages" });
  const pages =
    "Company,Messages,Leads,Lead dashboard,Lead machine,Clients,Big screen,Projects,Portfolio,Tasks,Documents,Tickets,Marketing,Creative director,E-mail templates,AI army,Workflows,Integrations,Reports,Analytics,All projects,Roles and rights";
  const of_trust = "Security center,Audit log,System health,Monitoring,Optimization,Developer,Settings";
  await expect(sheet.getByRole("link")).toHaveText(`${pages},${of_trust}`.split(","));
  await expect(sheet.locator("[aria-current=page]")).toHaveText(["Company"]);
  await clean(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(more).toBeFocused();
  await more.press("Enter");
  await sheet.getByRole("link", { name: "Clients" }).click();
  await expect(page).toHaveURL("/clients");
  await expect(sheet).toBeHidden();
  await expect(more).toHaveClass(/text-person/);
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
  await client.goto("/");
  const theirs_only = client.getByRole("navigation", { name: "Main pages" }).getByRole("link");
  await expect(theirs_only).toHaveText(["Home", "Settings"]);
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
  const online = isOnline(thomas, "James Carter");
  await expect.poll(online).toBe(false);
  const beats = beatsOf(james);
  await james.clock.install();
  await james.goto("/leads?q=secret-words");
  await expect.poll(online).toBe(true);
  expect(beats[0]).toMatchObject({ is_online: true, current_page: "/leads", session_id: expect.any(String) });
  expect(JSON.stringify(beats)).not.toContain("secret-words");
  await james.getByRole("heading", { name: "Leads", level: 1 }).waitFor();
  await james.clock.pauseAt(await james.evaluate(() => Date.now() + 10_000));
  // Each 30 s and not before; somebody who has done nothing for less than five minutes is there.
  const during = async (milliseconds: number) => {
    const before = beats.length;
    await james.clock.runFor(milliseconds);
    await james.evaluate(() => fetch("/ping"));
    return beats.slice(before).map(({ is_online }) => is_online);
  };
  await expect.poll(async () => (await during(1000)).length, { intervals: [0] }).toBe(1);
  await james.clock.runFor(1000);
  await james.mouse.move(200, 300);
  // (The last of these a second before the five minutes are over.)
  for (let half = 0; half < 10; half++) expect(await during(30_000)).toEqual([true]);
  expect(await during(30_000)).toEqual([false]);
  await expect.poll(online).toBe(false);
  await james.mouse.move(300, 200);
  expect(await during(30_000)).toEqual([true]);
  await expect.poll(online).toBe(true);
  await turn(james, "hidden");
  await expect.poll(online).toBe(false);
  // Brought back after more than five minutes, by which the tab was not touched.
  expect(await during(360_000)).toEqual(Array(12).fill(false));
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
