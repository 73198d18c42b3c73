import { expect, type Locator } from "@playwright/test";
import { clean } from "./clean.ts";
import { prefer, signInAsAtFirst as signIn, someBrowser, test } from "./tandem.ts";

// What a person meets in a day's work: teams, empty lists, what a lead's panel shows at once, the search.

test("an administrator makes a team, renames it, says who leads it and puts somebody into it; others see it and change nothing", async ({
  browser,
  demo,
}) => {
  const [hers, his] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const page = await signIn(hers, "admin@demo.test");
  await page.goto("/rbac");
  await page.getByRole("button", { name: "New team" }).click();
  await page.getByRole("dialog", { name: "New team" }).getByLabel("Name").fill("Harbour");
  await page.keyboard.press("Enter");
  const teams = page.getByRole("region", { name: "Teams" });
  await expect(teams.getByRole("listitem").filter({ hasText: "Harbour" })).toContainText("0 people");
  await teams.getByRole("button", { name: "More about Harbour" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("dialog", { name: "Rename Harbour" }).getByLabel("Name").fill("Quayside");
  await page.keyboard.press("Enter");
  await expect(teams.getByRole("listitem").filter({ hasText: "Quayside" })).toBeVisible();
  const role = page.getByRole("combobox", { name: "Filter by role" });
  await role.selectOption({ label: "Auditor" });
  await expect(page.getByRole("row")).toHaveText([/Name/, /Agnès Poirier/]);
  await role.selectOption({ label: "All roles" });
  await page.getByLabel("Search people").fill("sales8@demo.test");
  await page.getByRole("row").nth(1).getByRole("button").click();
  await page.getByRole("menuitem", { name: "Change team" }).click();
  const dialog = page.getByRole("dialog", { name: /^The team of/ });
  await dialog.getByLabel("Team").selectOption("Quayside");
  await clean(page);
  await dialog.getByRole("button", { name: "Change team" }).click();
  await expect(teams.getByRole("listitem").filter({ hasText: "Quayside" })).toContainText("1 person");
  await expect(page.getByRole("row").nth(1)).toContainText("Quayside");
  await teams.getByRole("button", { name: "More about Quayside" }).click();
  await page.getByRole("menuitem", { name: "Choose who leads it" }).click();
  await page.getByRole("dialog").getByPlaceholder("Find a colleague").fill("Claire Vasseur");
  await page.getByRole("dialog").getByText("Claire Vasseur").click();
  await page.getByRole("dialog").getByRole("button", { name: "Choose", exact: true }).click();
  await expect(teams.getByRole("listitem").filter({ hasText: "Quayside" })).toContainText("led by Claire Vasseur");
  await teams.getByRole("button", { name: "More about Quayside" }).click();
  await page.getByRole("menuitem", { name: "Remove the team" }).click();
  await expect(page.getByText(/People are in this team\./)).toBeVisible();
  await expect(teams.getByRole("listitem").filter({ hasText: "Quayside" })).toBeVisible();

  const auditor = await signIn(his, "auditor@demo.test");
  await auditor.goto("/rbac");
  await expect(auditor.getByRole("region", { name: "Teams" })).toContainText("led by Claire Vasseur");
  await expect(auditor.getByRole("button", { name: /New team|^More about/ })).toHaveCount(0);
  // Whoever plans nothing is not asked to.
  await auditor.goto("/team/dashboard");
  await expect(auditor.getByText("No activity is late or planned for today.")).toBeVisible();
  await expect(auditor.getByText("Plan missing next steps")).toHaveCount(0);
  await prefer(page, { language: "fr", theme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole("region", { name: "Équipes" })).toContainText("Quayside");
  await clean(page);
  await prefer(page, { language: "en", theme: "light" });
  await Promise.all([hers.close(), his.close()]);
});

test("phone, mail, next step and its day stand in a lead's panel and form without opening More", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo);
  const page = await signIn(context, "admin@demo.test");
  const key = () => ({ headers: { "idempotency-key": crypto.randomUUID() } });
  const opened: string[] = [];
  const open = async (data: object) => {
    const made = await page.request.post("/api/leads", { data: { name: "Hôtel du Môle", ...data }, ...key() });
    const { id } = ((await made.json()) as { data: { id: string } }).data;
    opened.push(id);
    await page.goto(`/leads?id=${id}`);
  };
  await open({});
  const panel = page.getByRole("complementary", { name: "Lead" });
  const change = (name: string) => panel.getByRole("button", { name: new RegExp(`^Change ${name}`) });
  for (const name of ["Phone", "E-mail", "Next step", "Planned for", "Expected close"])
    await expect(change(name)).toBeVisible();
  await expect(panel.getByText("Closing", { exact: true })).toHaveCount(0);
  // Where one is planned it is said once, where it can be marked as done.
  await open({ next_activity: "Send the menu", next_activity_at: "2031-03-04T09:00:00Z" });
  await expect(panel.getByRole("region", { name: "Planned" })).toContainText(/Send the menu.*4 Mar 2031/);
  await expect(change("Phone")).toBeVisible();
  await expect(panel.getByText("Send the menu")).toHaveCount(1);
  await expect(change("Next step")).toHaveCount(0);
  await page.goto("/leads?new=1");
  const form = page.getByRole("dialog", { name: "New lead" });
  for (const name of [/^Phone/, /^E-mail/, /^Next step/, /^Planned for/, /^Expected close/])
    await expect(form.getByLabel(name)).toBeVisible();
  for (const id of opened) await page.request.delete(`/api/leads/${id}`, key());
  await context.close();
});

test("an empty list tells whom rights hide what is there, and says plainly to others that there is nothing", async ({
  browser,
  demo,
}) => {
  const none = { data: [], next: null };
  const hidden = "None that your role shows you. There may be others.";
  const all_parents = ["accounts", "contacts", "leads", "projects", "tasks", "tickets"].map((kind) => `${kind}_all`);
  for (const [email, path, read, sentence] of [
    ["sales2@demo.test", "/leads", ["own", "team"], hidden],
    ["admin@demo.test", "/leads", ["all"], "There are no leads yet."],
    // What belongs to records of several kinds is all seen where all of each are.
    ["admin@demo.test", "/leads?tab=activities", all_parents.slice(1), hidden],
    ["admin@demo.test", "/leads?tab=activities", all_parents, "There are no activities yet."],
  ] as const) {
    const context = await someBrowser(browser, demo);
    const page = await signIn(context, email);
    await page.route(/\/api\/(leads|activities)\?/, (route) => route.fulfill({ json: { ...none, rights: { read } } }));
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeVisible();
    await context.close();
  }
});

test("the search finds “new lead”, and tells its operators to staff only", async ({ browser, demo }) => {
  const [hers, theirs] = [await someBrowser(browser, demo), await someBrowser(browser, demo)];
  const page = await signIn(hers, "sales@demo.test");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "My day", level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByText("Narrow it:", { exact: false })).toBeVisible();
  await page.keyboard.type("new lead");
  await expect(page.getByRole("option", { name: "New lead", exact: true })).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("analytics");
  await expect(page.getByRole("option", { name: "Go to Analytics" })).toBeVisible();
  const client = await signIn(theirs, "client@demo.test");
  await client.goto("/");
  // (The server draws the frame; what the scripts draw tells that they hear keys.)
  await expect(client.getByRole("heading", { name: /^Messages with/, level: 2 })).toBeVisible();
  await client.keyboard.press("Control+k");
  await expect(client.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await expect(client.getByText("Narrow it:", { exact: false })).toHaveCount(0);
  await Promise.all([hers.close(), theirs.close()]);
});

test("a finger finds the box of a row and the numbers of a home, which are drawn smaller", async ({
  browser,
  demo,
}) => {
  const context = await someBrowser(browser, demo, { hasTouch: true, width: 390, height: 844 });
  const page = await signIn(context, "sales@demo.test");
  await page.goto("/");
  // Whether what lies so far from its middle, to the side and up, is still it.
  const reaches = (of: Locator, selector: string, side: number, up: number) =>
    of.evaluate(
      (element, [found, x, y]) => {
        element.scrollIntoView({ block: "center" });
        const { left, top, width, height } = element.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2 + x, top + height / 2 - y);
        return there?.closest(found) === element.closest(found);
      },
      [selector, side, up] as const,
    );
  const number = page.getByRole("main").getByRole("link", { name: /, New leads$/ });
  await expect(number).toBeVisible();
  // (What comes later above it moves it.)
  await expect.poll(() => reaches(number, "a", 0, 18)).toBe(true);
  await page.goto("/leads");
  const box = page.getByRole("checkbox", { name: /^Choose / }).first();
  await expect(box).toBeVisible();
  expect((await box.boundingBox())?.width).toBe(16);
  for (const [side, up] of [
    [19, 0],
    [-19, 0],
    [0, 19],
  ] as const)
    expect(await reaches(box, "label", side, up), `${side}, ${up}`).toBe(true);
  // The way to the bin is among the layouts, and back where it is pressed.
  await page.getByLabel("Layout").selectOption("Bin");
  await expect(page).toHaveURL(/bin=1/);
  await page.getByRole("button", { name: "Bin", exact: true }).click();
  await expect(page).not.toHaveURL(/bin=1/);
  await context.close();
});
