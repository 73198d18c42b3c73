import { expect, type Locator, type Page } from "@playwright/test";
import { clean } from "./clean.ts";
import { signIn, signInAsAtFirst, someBrowser, test } from "./tandem.ts";

const widths = [1440, 390];

/** What stands on a page once it is there in full, such as cards on a board. */
type Full = (page: Page) => Locator;

const heading: Full = (page) => page.getByRole("heading", { level: 1 }).first();
const sums: Full = (page) => page.getByText("€").nth(3);
const cards: Full = (page) => page.locator("[data-chip], [data-card]").first();

// What a page of the list of pages shows in another layout, or to whom. One sign-in each, one load for each width.
const layouts: [string, [string, Full][]][] = [
  [
    "sales@demo.test",
    [
      // (The most valued first: those that other journeys made have no value, and a phone draws ten.)
      ["/leads?sort=-value", sums],
      ["/leads?view=board", sums],
      ["/leads?view=calendar&on=next_activity_at", cards],
      ["/clients?view=board", cards],
    ],
  ],
  ["team_member@demo.test", [["/team/dashboard", heading]]],
  [
    "admin@demo.test",
    [
      [
        "/dashboard/project-manager",
        (page) => page.getByRole("table", { name: "Who has time" }).getByRole("row").nth(3),
      ],
      ["/dashboard/admin/projects", heading],
      ["/security?part=absences", heading],
    ],
  ],
];

for (const width of widths)
  test(`axe finds nothing on the door, in the layouts of lists and on homes, which keep their width, ${width} px`, async ({
    browser,
    demo,
  }) => {
    test.setTimeout(180_000);
    const visitor = await someBrowser(browser, demo, { width, height: 900 });
    const door = await visitor.newPage();
    await door.goto("/auth/employee");
    await cleanInBoth(door);
    await visitor.close();
    for (const [email, paths] of layouts) {
      const context = await someBrowser(browser, demo, { width, height: 900 });
      const page = await signInAsAtFirst(context, email);
      for (const [path, full] of paths) {
        // (A phone has no calendar's cells; its boards are looked at with the leads.)
        if (full === cards && width === 390) continue;
        await page.goto(path);
        await expect(heading(page)).toBeVisible();
        await expect(full(page)).toBeVisible();
        await cleanInBoth(page);
        const over = await page.locator("main").evaluate((main) => main.scrollWidth - main.clientWidth);
        if (homes.test(path)) expect(over, path).toBe(0);
      }
      await context.close();
    }
  });

const homes = /dashboard|absences/;

for (const width of widths)
  test(`axe finds nothing on any page of staff and of a client, light and dark, ${width} px`, async ({
    browser,
    demo,
  }) => {
    test.setTimeout(180_000);
    for (const email of ["admin@demo.test", "client_admin@demo.test"]) {
      const context = await someBrowser(browser, demo, { width, height: 900 });
      const page = await signIn(context, email);
      const { pages } = (await (await page.request.get("/api/session")).json()) as { pages: string[] };
      for (const path of [
        ...pages.filter((each) => looked_at.includes(each)),
        "/security",
        "/unauthorized",
        "/nowhere",
      ])
        await see(page, path);
      await context.close();
    }
  });

for (const width of widths)
  test(`axe finds nothing in what opens above a list, light and dark, ${width} px`, async ({ browser, demo }) => {
    test.setTimeout(120_000);
    const context = await someBrowser(browser, demo, { width, height: 900 });
    const page = await signIn(context, "sales@demo.test");
    for (const path of ["/leads", "/clients"]) {
      await page.goto(`${path}?new=1`);
      await expect(page.getByRole("dialog")).toBeVisible();
      await cleanInBoth(page);
      await page.goto(path);
      await page.locator("[data-row] a").first().click();
      await expect(page.getByRole("complementary").getByRole("heading").first()).toBeVisible();
      await cleanInBoth(page);
      await page.goto(path);
      await page.getByRole("button", { name: "Views", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Saved views" })).toBeVisible();
      await cleanInBoth(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keys that work here" })).toBeVisible();
      await cleanInBoth(page);
    }
    await page.goto("/leads");
    await page.getByRole("button", { name: "Import" }).click();
    await expect(page.getByRole("dialog", { name: /import/i })).toBeVisible();
    await cleanInBoth(page);
    await context.close();
  });

// What the screens look at without contrast and sizes (screens/clean.ts): one of each kind, as it is drawn.
for (const width of widths)
  test(`axe finds nothing in settings, notifications, panels and what asks first, light and dark, ${width} px`, async ({
    browser,
    demo,
  }) => {
    test.setTimeout(180_000);
    const [hers, his] = [await someBrowser(browser, demo, { width }), await someBrowser(browser, demo, { width })];
    const [page, admin] = [await signInAsAtFirst(hers, "sales@demo.test"), await signIn(his, "admin@demo.test")];
    for (const part of ["told", "shortcuts"]) await see(page, `/security?part=${part}`);
    for (const part of ["lists", "score"]) await see(admin, `/security?part=${part}`);
    for (const path of ["/clients?tab=contacts", "/tasks?status=open"]) {
      await page.goto(path);
      await page.locator("[data-row] a").first().click();
      await expect(page.getByRole("complementary").getByRole("region", { name: "Timeline" })).toBeVisible();
      await cleanInBoth(page);
    }
    await page.getByRole("button", { name: /^Notifications/ }).click();
    await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
    await cleanInBoth(page);
    await page.goto("/leads?owner=me&stage=new");
    await page.locator("[data-row] a").first().click();
    await page.getByRole("complementary").getByRole("button", { name: "More acts" }).first().click();
    await page.getByRole("menuitem", { name: "Win and convert…" }).click();
    await expect(page.getByRole("dialog").getByRole("radio").first()).toBeAttached();
    await cleanInBoth(page);
    await Promise.all([hers.close(), his.close()]);
  });

// (The leads and the homes of projects: above.)
// (The other pages are looked at by their own stories.)
const looked_at = [
  "/analytics",
  "/client/dashboard",
  "/clients",
  "/rbac",
  "/dashboard/ceo",
  "/dashboard/leads",
  "/dashboard/ai-army",
];

async function see(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main .animate-wait")).toHaveCount(0);
  await cleanInBoth(page);
}

/** In the dark, too: it is a class, and nothing is made anew for it. */
async function cleanInBoth(page: Page): Promise<void> {
  for (const dark of [false, true]) {
    await page.evaluate((on) => document.documentElement.classList.toggle("dark", on), dark);
    await clean(page);
  }
  await page.evaluate(() => document.documentElement.classList.remove("dark"));
}
