import { expect as patient } from "@playwright/test";
import { signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// The sentences of the specification about search and notifications (docs/spec-conformance.md).

const expect = patient.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 100_000 });

const placeholder = "Search documents, tasks, users...";

test("the search asks once, 300 ms after the last of at least two characters, for 20 hits of any kind", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  const asked: unknown[] = [];
  const hit = (entity_type: string, entity_description: string | null = null) => ({
    entity_type,
    entity: entity_type,
    entity_id: entity_type,
    account_id: null,
    entity_name: `Some ${entity_type}`,
    name_marks: [],
    entity_description,
    description_marks: [],
  });
  let answer = () => Promise.resolve();
  await page.route("**/api/rpc/search_global", async (route) => {
    asked.push(route.request().postDataJSON());
    await answer();
    await route.fulfill({ json: { data: [hit("document", "A line"), hit("task"), hit("user"), hit("other")] } });
  });
  await page.clock.install();
  await page.goto("/leads");
  await page.locator("[data-row]").first().waitFor();
  const box = page.getByPlaceholder(placeholder);
  for (const key of ["Control+K", "Meta+K"]) {
    await page.keyboard.press(key);
    await expect(box).toBeFocused();
    await page.keyboard.press(key);
    await expect(box).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Search..." }).click();
  await expect(box).toBeFocused();
  await expect(page.getByRole("tab")).toHaveText(["Results", "Saved", "Popular"]);
  expect((await page.getByRole("tabpanel").boundingBox())?.height).toBeCloseTo(400, 1);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await box.fill("r");
  await page.clock.runFor(1000);
  await expect(page.getByText("Type at least 2 characters to search.")).toBeVisible();
  expect(asked).toEqual([]);
  await box.fill("ro");
  await page.clock.runFor(200);
  await box.fill("rou");
  await expect(page.getByText("Searching...")).toBeVisible();
  await page.clock.runFor(299);
  expect(asked).toEqual([]);
  let release = () => {};
  answer = () => new Promise((done) => (release = done));
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual([{ p_query: "rou", p_limit: 20 }]);
  await expect(page.getByText("Searching...")).toBeVisible();
  release();
  await page.clock.resume();
  const hits = page.getByRole("group", { name: "Results" }).getByRole("option");
  await expect(hits).toHaveText([
    /Some document(?=.*A line)(?=.*Document)/,
    /Some task.*Task/,
    /Some user.*User/,
    /Some other.*Record/,
  ]);
  const icons = await hits.locator("svg").evaluateAll((all) => all.map((icon) => icon.getAttribute("class")));
  expect(new Set(icons).size).toBe(4);
  await context.close();
});

test("saved searches: the ten newest, pinned ones first and with a star; popular ones by how often", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  const saved = (search_name: string, is_pinned: boolean) => ({
    id: search_name,
    search_name,
    query_text: "rouen",
    is_pinned,
  });
  const asked: URLSearchParams[] = [];
  await page.route("**/api/saved_searches?*", (route) => {
    asked.push(new URL(route.request().url()).searchParams);
    return route.fulfill({ json: { data: [saved("Mine", true), saved("Other", false)], next: null, rights: {} } });
  });
  await page.route("**/api/popular_searches", (route) =>
    route.fulfill({ json: { data: [{ query_text: "rouvray", search_count: 7 }] } }),
  );
  await page.goto("/leads");
  await page.getByRole("button", { name: "Search..." }).click();
  await page.getByRole("tab", { name: "Saved" }).click();
  await expect(page.getByRole("listitem")).toHaveText([/Mine.*rouen/, /Other.*rouen/]);
  const star = page.getByRole("button", { name: "Unpin" });
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(star.locator("svg")).toBeVisible();
  // A pinned one is filled, another is not, without a pointer near it.
  const filled = (name: string) =>
    page
      .getByRole("button", { name, exact: true })
      .locator("svg")
      .evaluate((icon) => {
        const { fill, opacity, visibility } = getComputedStyle(icon);
        return fill !== "none" && opacity === "1" && visibility === "visible";
      });
  expect([await filled("Unpin"), await filled("Pin")]).toEqual([true, false]);
  expect(asked.map((query) => [query.get("order"), query.get("limit")])).toEqual([["-is_pinned,-created_at", "10"]]);
  await page.getByRole("tab", { name: "Popular" }).click();
  await expect(page.getByRole("option")).toHaveText(/rouvray.*7 searches/);
  await context.close();
});

test("notifications: loading, by their type, the newest 50; the count is asked again every 30 s", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "sales@demo.test");
  const told = (notification_type: string, read: boolean) => ({
    id: notification_type,
    notification_type,
    read,
    kind: "other",
    title: `Told as ${notification_type}`,
    message: "",
    action_url: null,
    created_at: new Date().toISOString(),
    entity: null,
    row_id: null,
    details: {},
  });
  const lists: string[] = [];
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route("**/api/notifications?*", async (route) => {
    lists.push(decodeURIComponent(new URL(route.request().url()).search));
    await released;
    const data = ["success", "warning", "error", "info", "unheard-of"].map((type) => told(type, type === "info"));
    await route.fulfill({ json: { data, next: null, rights: {} } });
  });
  let counted = 0;
  await page.route("**/api/rpc/get_unread_notification_count", (route) => {
    counted++;
    return route.fulfill({ json: { data: counted > 1 ? 4 : 0 } });
  });
  await page.addInitScript(() => {
    const counts: [number, number][] = [];
    const send = window.fetch;
    Object.assign(window, { counts });
    window.fetch = async (...request) => {
      const asked = Date.now();
      const answer = await send(...request);
      if (String(request[0]).includes("get_unread_notification_count")) counts.push([asked, Date.now()]);
      return answer;
    };
  });
  const read: unknown[] = [];
  await page.route("**/api/rpc/mark_notification_read", (route) => {
    read.push(route.request().postDataJSON());
    return route.fulfill({ json: { data: null } });
  });
  await page.clock.install();
  await page.goto("/leads");
  await expect.poll(() => counted).toBe(1);
  // (Its name says how many are unread once a second count has come.)
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const sheet = page.getByRole("dialog", { name: "Notifications" });
  await expect(sheet.getByText("Loading notifications...", { exact: true })).toBeVisible();
  await expect(sheet.getByRole("tab")).toHaveText(["All", "Unread"]);
  await expect(sheet.getByRole("button", { name: "Mark all as read" })).toBeDisabled();
  release();
  const marks = ["Success", "Warning", "Error", "Information", "Information"];
  for (const [index, mark] of marks.entries())
    await expect(sheet.getByRole("listitem").nth(index)).toContainText(new RegExp(`^${mark}Told as`));
  // Each type has a sign and a colour of its own; what is none of them looks like information.
  const looks = await sheet.getByRole("listitem").evaluateAll((items) =>
    items.map((item) => {
      const icon = item.querySelector("svg");
      return icon ? `${icon.innerHTML} ${getComputedStyle(icon).color}` : "none";
    }),
  );
  expect(looks[4]).toBe(looks[3]);
  expect(new Set(looks).size).toBe(4);
  expect(new Set(looks.map((look) => look.replace(/.*> /s, ""))).size).toBe(4);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  await expect.poll(async () => (await page.clock.runFor(500), counted), { intervals: [20] }).toBe(4);
  // By the page's own clock: not a moment before thirty seconds are over since the last answer, and soon after.
  const moments = await page.evaluate(
    () => (window as unknown as { counts: [asked: number, answered: number][] }).counts,
  );
  for (const [index, [asked]] of moments.slice(1).entries()) {
    const waited = asked - (moments[index]?.[1] ?? 0);
    expect([waited >= 30_000, waited < 33_000], `${waited} ms`).toEqual([true, true]);
  }
  await page.clock.resume();
  await expect(sheet.getByRole("button", { name: "Mark all as read" })).toBeEnabled();
  await sheet
    .getByRole("button", { name: /Told as success/ })
    .first()
    .click();
  await expect.poll(() => read).toEqual([{ p_notification_id: "success" }]);
  await sheet.getByRole("tab", { name: "Unread" }).click();
  await expect.poll(() => lists.find((query) => query.includes('"read":false'))).toContain("limit=50");
  expect(lists[0]).toContain("order=-created_at");
  expect(lists[0]).toContain("limit=50");
  expect(lists[0]).not.toContain("read");
  await context.close();
});
