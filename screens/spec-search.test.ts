import { expect as patient } from "@playwright/test";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// The sentences of the specification about search and notifications (docs/spec-conformance.md).

const expect = patient.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 100_000 });

test("a notification whose page one may not open leads to the page that says so", async ({ browser, demo }) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  const told = { id: "1", notification_type: "info", read: false, kind: "other", title: "Told", message: "" };
  const about = { action_url: "/rbac?id=1", created_at: new Date().toISOString(), entity: null, row_id: null };
  await page.route("**/api/notifications?*", (route) =>
    route.fulfill({ json: { data: [{ ...told, ...about, details: {} }], next: null, rights: {} } }),
  );
  const read = page.waitForRequest("**/api/rpc/mark_notification_read");
  await page.route("**/api/rpc/mark_notification_read", (route) => route.fulfill({ json: { data: {} } }));
  await page.goto("/leads");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const sheet = page.getByRole("dialog", { name: "Notifications" });
  await sheet.getByRole("link", { name: /Told/ }).click();
  expect((await read).postDataJSON()).toEqual({ p_notification_id: "1" });
  await expect(page).toHaveURL("/unauthorized");
  await expect(page.getByText("You don't have permission to access this page.", { exact: true })).toBeVisible();
  await page.goto("/rbac?id=1");
  await expect(page.getByRole("heading", { name: "Access Denied", level: 1 })).toBeVisible();
  await context.close();
});

test("marking all as read takes what is put off along, which does not come back", async ({ browser, demo }) => {
  const [hers, office] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const page = await signIn(hers, "sales7@demo.test");
  const admin = await signIn(office, "admin@demo.test");
  const write = async (from: typeof page, method: string, path: string, data: object) => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const answer = await from.request.fetch(path, { method, data, headers });
    expect(answer.ok()).toBe(true);
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const { person } = (await (await page.request.get("/api/session")).json()) as { person: { id: string } };
  type Told = { id: string; read: boolean; snoozed_until: string | null; message: string | null };
  const all = async () => ((await (await page.request.get("/api/notifications")).json()) as { data: Told[] }).data;
  // (What other journeys of the same company have told them is read.)
  for (const { id, read } of await all())
    if (!read) await write(page, "PATCH", `/api/notifications/${id}`, { read: true });
  const names = ["Put off", "Not put off"];
  for (const name of names) {
    const id = await write(admin, "POST", "/api/leads", { name });
    await write(admin, "POST", "/api/leads/assign", { id, owner_id: person.id });
  }
  const told = async () => (await all()).filter(({ message }) => names.includes(message ?? ""));
  await expect.poll(async () => (await told()).filter(({ read }) => !read).length).toBe(2);
  const [one] = await told();
  const snoozed_until = new Date(Date.now() + 3_600_000).toISOString();
  await write(page, "PATCH", `/api/notifications/${one?.id}`, { snoozed_until });
  await page.goto("/leads");
  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByText("All notifications marked as read", { exact: true })).toBeVisible();
  expect((await told()).map(({ read, snoozed_until: until }) => [read, until])).toEqual([
    [true, null],
    [true, null],
  ]);
  await Promise.all([hers.close(), office.close()]);
});
