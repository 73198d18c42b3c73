import { expect as patient, type BrowserContext, type Page } from "@playwright/test";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// The sentences of the specification about what is shown when something fails (docs/spec-conformance.md).

const expect = patient.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 100_000 });

const catalogue: [code: string, title: string, guidance: string][] = [
  ["AUTH_EXPIRED", "Session Expired", "Your session has ended. Please log in again."],
  ["AUTH_INVALID", "Invalid Authentication", "Your sign-in could not be confirmed. Please log out and log in again."],
  ["AUTH_REQUIRED", "Authentication Required", "This page is for people who are signed in. Please log in to continue."],
  ["PERMISSION_DENIED", "Permission Denied", "Your role does not allow this. Please contact your administrator."],
  ["INSUFFICIENT_PRIVILEGES", "Insufficient Privileges", "Upgrade your access or contact support."],
  ["RESOURCE_NOT_FOUND", "Not Found", "Please check the URL."],
  ["RESOURCE_CONFLICT", "Changed Meanwhile", "Refresh the page and try again."],
  ["RESOURCE_LOCKED", "Locked", "Wait until they have finished."],
  ["VALIDATION_FAILED", "Some Fields Need Attention", "correct the marked fields and send it again."],
  ["INVALID_INPUT", "Not Understood", "Go back, correct it and try again."],
  ["MISSING_REQUIRED_FIELD", "Something Is Missing", "Go back, fill it in and try again."],
  ["INTERNAL_ERROR", "Server Error", "give the request id to your administrator."],
  ["DATABASE_ERROR", "Database Error", "try again in a moment."],
  ["NETWORK_ERROR", "No Connection", "Check your connection and try again."],
  ["SERVICE_UNAVAILABLE", "Service Unavailable", "Try again in a few minutes."],
  ["RATE_LIMIT_EXCEEDED", "Too Many Requests", "Wait a few minutes and try again."],
  ["QUOTA_EXCEEDED", "Limit Reached", "Upgrade the plan to continue."],
];

/** From the next page on the app fails to render with this error; with null it is well again. */
async function plant(page: Page, message: string | null): Promise<void> {
  await page.evaluate((text) => {
    if (text === null) localStorage.removeItem("planted");
    else localStorage.setItem("planted", text);
  }, message);
}

// Setting the title is part of rendering every page.
function withPlantedErrors(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const planted = localStorage.getItem("planted");
    if (planted === null) return;
    Object.defineProperty(document, "title", {
      get: () => "",
      set() {
        throw new Error(planted);
      },
    });
  });
}

const leads = (page: Page) => page.getByRole("heading", { name: "Leads", level: 1 });

test("a render error is shown by its code, and told to the server; Retry loads the page again", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  await withPlantedErrors(context);
  const page = await signIn(context, "sales@demo.test");
  const reports: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/audit-logs")) reports.push(request.postDataJSON());
  });
  await page.goto("/leads");
  await expect(leads(page)).toBeVisible();
  expect(reports).toEqual([]);
  for (const [code, title, guidance] of catalogue) {
    await plant(page, JSON.stringify({ code, request_id: `request-of-${code}`, timestamp: "2026-11-21T08:00:00Z" }));
    await page.reload();
    await expect(page.getByRole("heading", { name: title, level: 1, exact: true })).toBeVisible();
    await expect(page.getByText(guidance)).toBeVisible();
    for (const fact of [code, `request-of-${code}`]) await expect(page.getByText(fact, { exact: true })).toBeVisible();
    await expect(page.getByText("21 Nov 2026, 09:00")).toBeVisible();
  }
  const details = { error: /QUOTA/, stack: /Error/, componentStack: /at /, timestamp: /^\d{4}-/ };
  const matching = Object.fromEntries(
    Object.entries(details).map(([name, words]) => [name, expect.stringMatching(words)]),
  );
  expect(reports.at(-1)).toEqual({ event_type: "frontend_error", details: matching });
  await page.getByRole("button", { name: "Go Home" }).click();
  await page.waitForURL("**/team/dashboard");
  await expect(page.getByRole("heading", { name: "Limit Reached" })).toBeVisible();
  await plant(page, null);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "My day", level: 1 })).toBeVisible();
  await context.close();
});

test("an error without a known code is told apart by its words: access denied, or something went wrong", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  await withPlantedErrors(context);
  // That the report fails is nobody's trouble.
  await context.route("**/api/audit-logs", (route) => route.abort());
  const page = await signIn(context, "sales@demo.test");
  for (const words of [
    "new row violates row-level security for table leads",
    "permission denied for table leads",
    "blocked by RLS",
    "a policy refuses it",
    "refused by access_policy",
    JSON.stringify({ code: "DATABASE_ERROR", request_id: "r", message: "violates row-level security" }),
  ]) {
    await plant(page, words);
    await page.goto("/leads");
    await expect(
      page.getByText("You don't have permission to access this data or perform this action.", { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("listitem")).toHaveText([
      "The data does not belong to you.",
      "The role of your account has changed.",
      "You have been logged out.",
    ]);
  }
  for (const words of ["x is not a function", '{"code":"UNHEARD_OF","request_id":"1"}']) {
    await plant(page, words);
    await page.goto("/leads");
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expect(page.getByText("An unexpected error occurred", { exact: true })).toBeVisible();
  }
  await plant(page, null);
  await page.getByRole("button", { name: "Refresh Page" }).click();
  await expect(leads(page)).toBeVisible();
  await context.close();
});

test("a list that row security refuses shows the data access-denied screen in its place", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  const envelope = {
    code: "PERMISSION_DENIED",
    message: "denied",
    request_id: "r",
    timestamp: new Date().toISOString(),
  };
  await page.route("**/api/leads?*", (route) => route.fulfill({ status: 403, json: envelope }));
  await page.goto("/leads");
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await expect(page.getByText("You don't have permission to access this data or perform this action.")).toBeVisible();
  await expect(leads(page)).toBeVisible();
  await context.close();
});

test("a panel that is refused shows the data access-denied screen in its place", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  const panel = page.getByRole("complementary", { name: "Lead" });
  const envelope = { message: "denied", request_id: "r", timestamp: new Date().toISOString() };
  for (const code of ["PERMISSION_DENIED", "INSUFFICIENT_PRIVILEGES"]) {
    await page.route(/\/api\/leads\/[0-9a-f-]{36}$/, (route) =>
      route.fulfill({ status: 403, json: { ...envelope, code } }),
    );
    await page.goto("/leads?id=0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b");
    await expect(panel.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(
      panel.getByText("You don't have permission to access this data or perform this action.", { exact: true }),
    ).toBeVisible();
    await expect(panel.getByRole("listitem")).toHaveCount(3);
    await expect(leads(page)).toBeVisible();
  }
  await context.close();
});

test("whoever may not open a page is told why, and goes back, home, or signs out", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  await page.goto("/leads");
  await page.goto("/unauthorized");
  await expect(page).toHaveTitle("Access Denied · Tandem");
  await expect(page.getByRole("heading", { name: "Access Denied", level: 1 })).toBeVisible();
  await expect(page.getByText("You don't have permission to access this page.", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText([
    "You do not have the role or the permissions that it needs.",
    "Your account is not assigned to a team.",
    "The page is restricted to administrators.",
    "You are signed in with the wrong account.",
  ]);
  await expect(page.getByText("please contact your system administrator.")).toBeVisible();
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/leads");
  await expect(leads(page)).toBeVisible();
  await page.goto("/rbac");
  await page.getByRole("button", { name: "Go to Home" }).click();
  await page.waitForURL("**/team/dashboard");
  await page.goto("/unauthorized");
  await page.getByRole("button", { name: "Sign Out and Try Different Account" }).click();
  await page.waitForURL(/\/$/);
  await expect(page.getByText("Signed out successfully")).toBeVisible();
  await context.close();
});
