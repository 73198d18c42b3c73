import { type Browser, expect, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { signIn, someBrowser, type Tandem, startTandem, test } from "./tandem.ts";

// A company of its own, since what others have done there would be told of.
let demo: Tandem;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  demo = await startTandem("--demo");
});
test.afterAll(() => demo.stop());

/** Writes as the person of a page would. */
async function write<T>(page: Page, method: string, path: string, data: object = {}): Promise<T> {
  const headers = { "idempotency-key": crypto.randomUUID(), origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(path, { method, headers, data });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

const idOf = async (page: Page, name: string) => {
  const where = encodeURIComponent(JSON.stringify({ name }));
  const answer = await page.request.get(`/api/people?where=${where}&columns=id`);
  return ((await answer.json()) as { data: { id: string }[] }).data[0]?.id ?? "";
};

/** Makes a lead of one's own and gives it to somebody. */
async function give(giver: Page, name: string, owner_id: string): Promise<string> {
  const { id } = await write<{ id: string }>(giver, "POST", "/api/leads", { name });
  await write(giver, "POST", "/api/leads/assign", { id, owner_id });
  return id;
}

const bell = (page: Page, unread?: string) =>
  page.getByRole("button", { name: unread ? `Notifications, ${unread} unread` : "Notifications", exact: true });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Notifications" });

/** What somebody has planned for this very hour is told of as well: they hear of such things no more, and have heard nothing. */
async function forgetTheHour(page: Page): Promise<void> {
  const channels = { due: { in_app: false, email: false } };
  await write(page, "PUT", "/api/notification_settings", { channels, quiet: null, digest_hour: null });
  const { data } = (await (await page.request.get("/api/notifications?columns=id")).json()) as {
    data: { id: string }[];
  };
  for (const { id } of data) await write(page, "DELETE", `/api/notifications/${id}`);
}

async function pair(browser: Browser, demo: Tandem, person: string, width = 1440) {
  const [theirs, office] = [await someBrowser(browser, demo, { width }), await someBrowser(browser, demo)];
  const page = await signIn(theirs, `${person}@demo.test`);
  const giver = await signIn(office, "admin@demo.test");
  await forgetTheHour(page);
  await page.goto("/");
  const close = async () => {
    await theirs.close();
    await office.close();
  };
  return { page, giver, close };
}

test("a lead that another gives is told at once, read by a click that opens it, deleted and taken back", async ({
  browser,
}) => {
  const { page, giver, close } = await pair(browser, demo, "sales");
  await bell(page).click();
  await expect(sheet(page).getByText("No notifications yet")).toBeVisible();
  await expect(sheet(page).getByRole("button", { name: "Mark all as read" })).toBeDisabled();
  await clean(page);
  await page.keyboard.press("Escape");
  await expect(bell(page)).toBeFocused();

  const claire = await idOf(giver, "Claire Vasseur");
  const id = await give(giver, "Ateliers du Rivage", claire);
  // Well before the poll of 30 s: the event stream says so.
  await expect(bell(page, "1")).toBeVisible({ timeout: 20_000 });
  await bell(page, "1").click();
  const item = sheet(page).getByRole("link", { name: /Lead assigned to you/ });
  await expect(item).toContainText("Ateliers du Rivage");
  await clean(page);
  await item.click();
  await page.waitForURL(new RegExp(`/leads\\?id=${id}`));
  await expect(page.getByRole("heading", { name: "Ateliers du Rivage" })).toBeVisible();
  await expect(bell(page)).toBeVisible();

  await write(giver, "POST", "/api/leads/move", { id, stage: "qualified" });
  await expect(bell(page, "1")).toBeVisible({ timeout: 20_000 });
  await bell(page, "1").click();
  const moved = sheet(page).getByRole("link", { name: /Lead moved: New → Qualified/ });
  await expect(moved).toBeVisible();
  await expect(sheet(page).getByRole("list", { name: "Earlier, of the same record" })).toContainText("Lead assigned");
  const only = async (topic: string) => {
    await sheet(page).getByRole("button", { name: "Filter by kind" }).click();
    await page.getByRole("menuitemradio", { name: topic }).click();
  };
  await only("Imports");
  await expect(sheet(page).getByText("Nothing of this kind.")).toBeVisible();
  await only("Records in your care");
  await expect(moved).toBeVisible();
  await sheet(page).getByRole("button", { name: "Show everything" }).click();
  await expect(sheet(page).getByText("Only: Records in your care")).toHaveCount(0);
  await sheet(page)
    .getByRole("button", { name: /^More about: Lead moved/ })
    .click();
  await clean(page);
  await page.getByRole("menuitem", { name: "Why did I get this?" }).click();
  await expect(sheet(page).getByText("Because it is in your care and somebody else moved it.")).toBeVisible();
  await sheet(page).getByRole("button", { name: "Delete" }).first().click();
  await expect(page.getByText("Notification deleted")).toBeVisible();
  await expect(moved).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(moved).toBeVisible();
  await sheet(page)
    .getByRole("button", { name: /^More about: Lead moved/ })
    .click();
  await page.getByRole("menuitem", { name: "Remind me in an hour" }).click();
  await expect(moved).toHaveCount(0);
  await close();
});

test("more than 99 are 99+; all are marked as read at once", async ({ browser }) => {
  test.setTimeout(120_000);
  const { page, giver, close } = await pair(browser, demo, "sales3", 390);
  await page.evaluate(() => localStorage.setItem("tandem.theme", "dark"));
  await page.reload();
  const name = await page.evaluate(
    async () => ((await (await fetch("/api/session")).json()) as { person: { name: string } }).person.name,
  );
  const owner = await idOf(giver, name);
  for (let lane = 0; lane < 25; lane++)
    await Promise.all([1, 2, 3, 4].map((place) => give(giver, `Fair ${lane}-${place}`, owner)));
  await expect(bell(page, "99+")).toBeVisible({ timeout: 40_000 });
  await bell(page, "99+").click();
  await sheet(page).getByRole("tab", { name: "Unread" }).click();
  await expect(sheet(page).getByRole("link", { name: /Lead assigned to you/ })).toHaveCount(50);
  await clean(page);
  await sheet(page).getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByText("All notifications marked as read")).toBeVisible();
  await expect(sheet(page).getByText("No notifications yet")).toBeVisible();
  await expect(sheet(page).getByRole("button", { name: "Mark all as read" })).toBeDisabled();
  await sheet(page).getByRole("tab", { name: "All" }).click();
  await expect(sheet(page).getByRole("link", { name: /Lead assigned to you/ })).toHaveCount(50);
  await close();
});

test("one chooses what comes, mutes a record and hears of it again, in the dark on a phone", async ({ browser }) => {
  const { page, giver, close } = await pair(browser, demo, "sales5", 390);
  await page.evaluate(() => localStorage.setItem("tandem.theme", "dark"));
  const id = await page.evaluate(
    async () => ((await (await fetch("/api/session")).json()) as { person: { id: string } }).person.id,
  );
  await give(giver, "Comptoir des Halles", id);
  await page.goto("/security");
  await expect(bell(page, "1")).toBeVisible({ timeout: 20_000 });
  await bell(page, "1").click();
  await sheet(page)
    .getByRole("button", { name: /^More about: Lead assigned/ })
    .click();
  await page.getByRole("menuitem", { name: "Mute this record" }).click();
  await expect(page.getByText("You will hear no more of this record.")).toBeVisible();
  await sheet(page).getByRole("button", { name: "Choose what you are told" }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Your notifications" })).toBeVisible();
  const choice = page.getByRole("checkbox", { name: "Somebody else moves a record of yours: By e-mail" });
  await choice.check();
  const kept = page.waitForResponse((answer) => !!answer.request().postData()?.includes("19:00"));
  await page.getByRole("checkbox", { name: "Quiet hours, in which nothing is sent or pushed" }).check();
  expect((await kept).ok()).toBe(true);
  await expect(page.getByLabel("from", { exact: true })).toHaveValue("19:00");
  await clean(page);
  await page.reload();
  await expect(choice).toBeChecked();
  await page.getByRole("button", { name: "Hear of it again Comptoir des Halles" }).click();
  await expect(page.getByText("Muted records")).toHaveCount(0);

  // Invitations wait for nobody where no mail server is set; what was assigned does, and is not lost.
  await giver.goto("/system-health");
  const log = giver.getByRole("region", { name: "Outgoing mail" });
  await expect(log.getByText("Not configured").first()).toBeVisible();
  await clean(giver);
  await close();
});
