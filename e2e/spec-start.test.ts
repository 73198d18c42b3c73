import { expect as patient, type Route } from "@playwright/test";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// The sentences of the specification about how the app starts, and how it does not (docs/spec-conformance.md).

const expect = patient.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 100_000 });

test("a page without its root element says so, and can be loaded again", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  await page.route("**/leads", async (route) => fulfillWithoutRoot(route));
  await page.goto("/leads");
  await expect(page.getByRole("heading", { name: "App Container Missing", exact: true })).toBeVisible();
  await expect(
    page.getByText("The root element could not be found. Please refresh the page.", { exact: true }),
  ).toBeVisible();
  // Seen without scrolling, and nothing of the page that failed beside it.
  for (const part of [
    page.getByRole("heading", { name: "App Container Missing" }),
    page.getByRole("button", { name: "Refresh Page" }),
  ])
    await expect(part).toBeInViewport();
  await expect(page.getByRole("main")).toHaveCount(1);
  await page.unroute("**/leads");
  await page.getByRole("button", { name: "Refresh Page" }).click();
  await expect(page.getByRole("heading", { name: "Leads", level: 1 })).toBeVisible();
  await context.close();
});

async function fulfillWithoutRoot(route: Route): Promise<void> {
  const response = await route.fetch();
  const { "content-encoding": _, ...headers } = response.headers();
  await route.fulfill({ response, headers, body: (await response.text()).replace('id="root"', 'id="elsewhere"') });
}

test("an app that fails before its first screen says why, and shows it on the console", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  await context.addInitScript(() => {
    if (!sessionStorage.getItem("planted")) return;
    Object.defineProperty(HTMLElement.prototype, "lang", {
      set() {
        throw new Error("A planted failure");
      },
    });
  });
  await page.evaluate(() => sessionStorage.setItem("planted", "1"));
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto("/leads");
  await expect(page.getByRole("heading", { name: "App Failed to Load", exact: true })).toBeVisible();
  await expect(page.getByText("An error occurred while starting the app.", { exact: true })).toBeVisible();
  await expect(page.getByText("A planted failure", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "View Console" }).click();
  await expect(page.getByText(/The error is in the console/)).toBeVisible();
  await expect.poll(() => said.join()).toContain("A planted failure");
  await page.evaluate(() => sessionStorage.clear());
  await page.getByRole("button", { name: "Refresh Page" }).click();
  await expect(page.getByRole("heading", { name: "Leads", level: 1 })).toBeVisible();
  await context.close();
});

test("errors and rejections that nobody caught show nothing, on the page or on the console", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto("/leads");
  await page.locator("[data-row]").first().waitFor();
  await page.getByRole("button", { name: "Views" }).waitFor();
  await page.getByRole("button", { name: "Probable duplicates" }).waitFor();
  // (Not all of the page: the count of notifications may come meanwhile.)
  const shown = async () => [
    await page.locator("main").innerText(),
    await page.getByRole("region", { name: "Messages of the app" }).innerText(),
  ];
  const before = await shown();
  const suppressed = await page.evaluate(async () => {
    const promise = Promise.reject(new Error("a planted rejection"));
    setTimeout(() => {
      throw new Error("a planted error");
    });
    const error = new ErrorEvent("error", { cancelable: true, message: "a planted event" });
    const rejection = new PromiseRejectionEvent("unhandledrejection", { cancelable: true, promise, reason: "planted" });
    await new Promise((done) => setTimeout(done, 50));
    return [dispatchEvent(error), dispatchEvent(rejection)].map((went_on) => !went_on);
  });
  expect(suppressed).toEqual([true, true]);
  expect(await shown()).toEqual(before);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(said.join()).not.toContain("planted");
  await context.close();
});

test("signing out that fails says so, and the session stays", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  await page.goto("/leads");
  await page.route("**/api/sign-out", (route) => route.fulfill({ status: 500, json: {} }));
  const leave = async () => {
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
  };
  await leave();
  await expect(page.getByText("Failed to sign out", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/leads");
  expect(await (await page.request.get("/api/session")).json()).toMatchObject({ state: "signed_in" });
  await page.unroute("**/api/sign-out");
  await leave();
  await page.waitForURL(/\/$/);
  await expect(page.getByText("Signed out successfully", { exact: true })).toBeVisible();
  expect(await (await page.request.get("/api/session")).json()).toMatchObject({ state: "signed_out" });
  await context.close();
});

test("signing out goes to the portal, also where the session's end is heard of before the answer", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales2@demo.test");
  await page.goto("/leads");
  await page.locator("[data-row]").first().waitFor();
  const passed: string[] = [];
  page.on("framenavigated", (frame) => passed.push(new URL(frame.url()).pathname));
  await page.route("**/api/sign-out", async (route) => {
    // The stream of events ends with the session, and the page asks who is signed in.
    const asked = page.waitForResponse("**/api/session", { timeout: 60_000 });
    const response = await route.fetch();
    await asked;
    await route.fulfill({ response });
  });
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByText("Signed out successfully", { exact: true })).toBeVisible({ timeout: 90_000 });
  expect(passed).toEqual(["/"]);
  await context.close();
});

test("the agents are asked to start 2 s after the page has loaded, not sooner and not later", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "admin@demo.test");
  await context.addInitScript(() => {
    let offered = () => {};
    const asked: number[] = [];
    Object.assign(window, { asked });
    Object.defineProperty(window, "initializeAgentSystem", {
      configurable: true,
      get: () => () => {
        asked.push(1);
        return offered();
      },
      set: (value: () => void) => {
        offered = value;
        Object.assign(window, { offered: true });
      },
    });
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: number[] }).asked.length);
  await page.clock.install({ time: "2026-11-23T08:00:00Z" });
  await page.clock.pauseAt("2026-11-23T09:00:00Z");
  await page.goto("/leads");
  await expect(page.getByRole("heading", { name: "Leads", level: 1 })).toBeVisible();
  await page.clock.runFor(1000);
  await page.waitForFunction(() => "offered" in window, undefined, { polling: "raf" });
  await page.clock.runFor(999);
  expect(await asked()).toBe(0);
  await page.clock.runFor(1);
  expect(await asked()).toBe(1);
  await page.clock.runFor(10_000);
  expect(await asked()).toBe(1);
  await context.close();
});

test("signing out empties the page of what was read", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales3@demo.test");
  await page.goto("/leads");
  await page.locator("[data-row]").first().waitFor();
  await page.getByRole("link", { name: "Clients", exact: true }).first().click();
  await page.getByRole("heading", { name: "Clients", level: 1 }).waitFor();
  // The page stays, and nothing more is answered: what is shown from here on was kept.
  await page.route(
    (url) => url.pathname === "/",
    (route) => route.fulfill({ status: 204 }),
  );
  const leaving = page.waitForRequest((request) => new URL(request.url()).pathname === "/");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await leaving;
  await page.route("**/api/**", () => {});
  await page.route(/\/auth\//, (route) => route.fulfill({ status: 204 }));
  await page.getByRole("link", { name: "Leads", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Leads", level: 1 })).toBeVisible();
  await expect(page.getByRole("status", { name: "Loading" }).or(page.getByText("Loading")).first()).toBeAttached();
  await expect(page.locator("[data-row]")).toHaveCount(0);
  await context.close();
});
