import { mkdtempSync, rmSync } from "node:fs";
import {
  type Browser,
  type BrowserContext,
  expect as patient,
  type Page,
  type PlaywrightWorkerArgs,
  test,
} from "@playwright/test";
import { clean } from "./clean.ts";
import { left } from "./kept.ts";
import { type Line, openLine } from "./line.ts";
import { freePort } from "../src/database/free-port.ts";
import { scoreByHand } from "./scores.ts";
import { launch, signIn, someBrowser, type Tandem } from "./tandem.ts";

// One way to the server can be cut, so that the one who takes the other is still there.
let demo: Tandem;
let line: Line;
let direct: Tandem;
let folder: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  line = await openLine(port);
  demo = await launch(port, ["--demo"], `http://localhost:${line.port}`);
  direct = { ...demo, url: `http://localhost:${port}` };
  folder = mkdtempSync("/tmp/tandem-e2e-browser-");
});
test.afterAll(async () => {
  line.close();
  await demo.stop();
  rmSync(folder, { recursive: true, force: true });
});
test.beforeEach(() => {
  test.setTimeout(300_000);
  line.mend();
});

const patience_ms = 60_000;
const expect = patient.configure({ timeout: 60_000 });

type Playwright = PlaywrightWorkerArgs["playwright"];

/** A browser that keeps what it has when it is closed and opened again. */
async function lasting({ chromium }: Playwright, name: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(`${folder}/${name}`, {
    baseURL: demo.url,
    serviceWorkers: "allow",
    viewport: { width: 1440, height: 900 },
  });
  // So that what is missing is told by its own line.
  context.setDefaultTimeout(patience_ms);
  return context;
}

/** Waits until the worker has the program, and the page has what is on it. */
async function ready(page: Page) {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === "activated" && localStorage.getItem("tandem.session");
  });
}

/** A lead of somebody's, made beforehand. */
async function lead(context: BrowserContext, values: object): Promise<string> {
  const key = crypto.randomUUID();
  const answer = await context.request.post("/api/leads", {
    data: { emails: [], phones: [], ...values },
    headers: { "idempotency-key": key },
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

async function find(context: BrowserContext, q: string) {
  const answer = await context.request.get(`/api/leads?q=${encodeURIComponent(q)}&include=owner`);
  return ((await answer.json()) as { data: { id: string; name: string; source: string; score: number }[] }).data;
}

async function me(context: BrowserContext): Promise<string> {
  const answer = await context.request.get("/api/session");
  return ((await answer.json()) as { person: { id: string } }).person.id;
}

async function createLead(page: Page, name: string) {
  await page.getByRole("button", { name: /New lead/ }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary", { name: "Lead" }).getByRole("heading", { name })).toBeVisible();
}

async function edit(page: Page, field: string, value: string) {
  const panel = page.getByRole("complementary", { name: "Lead" });
  await panel.getByRole("button", { name: `Change ${field}` }).click();
  await panel.getByLabel(field, { exact: true }).fill(value);
  await page.keyboard.press("Enter");
}

async function pair(browser: Browser, playwright: Playwright, name: string) {
  const second = await someBrowser(browser, direct);
  const thomas = await signIn(second, "sales2@demo.test");
  const first = await lasting(playwright, name);
  const claire = await signIn(first, "sales@demo.test");
  return { first, claire, second, thomas };
}

test("two people: one is cut off, writes on, closes the browser, and comes back to a server that is killed", async ({
  browser,
  playwright,
}) => {
  await scoreByHand(browser, direct);
  const { first, claire, second, thomas } = await pair(browser, playwright, "proof");
  const id = await lead(first, { name: "Aude Quintric", source: "Salon", score: 20, owner_id: await me(first) });
  await claire.goto("/leads");
  await claire.locator("[data-row]").first().waitFor();
  await ready(claire);
  await claire.goto(`/leads?id=${id}`);
  const panel = claire.getByRole("complementary", { name: "Lead" });
  await panel.getByRole("heading", { name: "Aude Quintric" }).waitFor();
  await panel.getByRole("region", { name: "Timeline" }).getByRole("listitem").first().waitFor();

  line.cut();
  await edit(claire, "Source", "Appel");
  for (const name of ["Gwenaël Trestraou", "Maïwenn Trestraou", "Yuna Trestraou"]) await createLead(claire, name);
  await expect(claire.getByRole("button", { name: "4 changes waiting" })).toBeVisible();
  await thomas.goto(`/leads?id=${id}`);
  await edit(thomas, "Source", "Lettre");
  await edit(thomas, "Score", "60");
  await expect.poll(async () => (await find(second, "Quintric"))[0]).toMatchObject({ source: "Lettre", score: 60 });

  await first.close();
  const again = await lasting(playwright, "proof");
  const page = again.pages()[0] ?? (await again.newPage());
  await page.goto("/leads");
  for (const name of ["Gwenaël", "Maïwenn", "Yuna"])
    await expect(page.getByRole("row", { name: `${name} Trestraou` })).toContainText("Waits to be sent");
  await expect(page.getByRole("row", { name: "Aude Quintric" })).toContainText("Waits to be sent");
  await page.getByRole("button", { name: "4 changes waiting" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Appel" })).toContainText("Waits to be sent");
  await page.keyboard.press("Escape");
  await findOffline(page);

  const lost = line.loseAnswer(
    (method, path) => method === "POST" && path === "/api/leads",
    () => demo.kill(),
  );
  line.mend();
  await lost;
  await demo.restart();
  await expect(page.getByRole("button", { name: "1 change waiting 1 needs you" })).toBeVisible();
  expect((await find(second, "Trestraou")).map(({ name }) => name).toSorted()).toEqual([
    "Gwenaël Trestraou",
    "Maïwenn Trestraou",
    "Yuna Trestraou",
  ]);
  const sent = line.writes.filter(({ method, path }) => method === "POST" && path === "/api/leads");
  // The one whose answer was lost was sent again: by us, or by the browser itself.
  expect(sent.length).toBeGreaterThan(new Set(sent.map(({ key }) => key)).size);

  await page.getByRole("button", { name: "1 change waiting 1 needs you" }).click();
  const source = page.getByRole("group", { name: "Source" });
  await expect(source).toContainText("Before: Salon");
  await expect(source.getByRole("radio", { name: "Theirs Lettre" })).not.toBeChecked();
  await source.getByRole("radio", { name: "Yours Appel" }).check();
  await page.getByRole("button", { name: "Save the choice" }).click();
  await expect.poll(async () => (await find(second, "Quintric"))[0]).toMatchObject({ source: "Appel", score: 60 });
  await expect(page.getByText("Everything is sent.")).toBeVisible();
  await Promise.all([again.close(), second.close()]);
});

/** The search finds what was read, and what was written since, and opens it. */
async function findOffline(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog", { name: "Search" });
  await search.getByRole("combobox").fill("gwenael tres");
  await expect(search.getByText("The server does not answer: only what you have read")).toBeVisible();
  await expect(search.getByRole("option", { name: /Gwenaël Trestraou/ })).toBeVisible();
  await expect(search.getByRole("option")).toHaveCount(1);
  await expect(search.locator("mark")).toHaveText(["Gwenaël", "Tres"]);
  await search.getByRole("combobox").fill("quintr");
  await expect(search.getByRole("option", { name: /Aude Quintric/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("complementary", { name: "Lead" }).getByRole("heading", { name: "Aude Quintric" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
}

/** Opens a lead, loses the line, and changes its source: one change waits. */
async function editWithoutLine(page: Page, id: string): Promise<void> {
  await page.goto(`/leads?id=${id}`);
  await ready(page);
  await page.getByRole("complementary", { name: "Lead" }).getByRole("heading").first().waitFor();
  line.cut();
  await edit(page, "Source", "Appel");
  await expect(page.getByRole("button", { name: "1 change waiting" })).toBeVisible();
}

test("what one may no longer do is told and kept; leaving warns, and leaves nothing to whoever comes next", async ({
  browser,
  playwright,
}) => {
  const { first, claire, second } = await pair(browser, playwright, "shared");
  const id = await lead(first, { name: "Nolwenn Kerdoncuff", source: "Salon", owner_id: await me(first) });
  await editWithoutLine(claire, id);
  const { data } = (await (await second.request.get("/api/people?q=Amir")).json()) as { data: { id: string }[] };
  const handed = await second.request.post("/api/leads/assign", {
    data: { id, owner_id: data[0]?.id },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  expect(handed.status()).toBe(200);
  line.mend();
  await claire.getByRole("button", { name: "1 change waiting 1 needs you" }).click();
  await expect(claire.getByText("This record is gone, or no longer yours to see.", { exact: false })).toBeVisible();
  await clean(claire);
  await claire.keyboard.press("Escape");

  const leave = async () => {
    await claire.getByRole("button", { name: "Account of Claire Vasseur" }).click();
    await claire.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(claire.getByRole("dialog", { name: "Not everything is sent" })).toBeVisible();
  };
  await leave();
  await clean(claire);
  await claire.getByRole("button", { name: "Stay" }).click();
  await expect(claire.getByRole("button", { name: "1 change waiting 1 needs you" })).toBeVisible();
  await leave();
  await claire.getByRole("button", { name: "Go on and lose them" }).click();
  await expect(claire.getByText("Signed out successfully")).toBeVisible();
  expect(await left(claire)).toEqual([]);

  const amir = await signIn(first, "sales3@demo.test");
  await amir.goto("/leads");
  await amir.locator("[data-row]").first().waitFor();
  await expect(amir.getByRole("button", { name: /waiting/ })).toHaveCount(0);
  await Promise.all([first.close(), second.close()]);
});

test("who has only looked at a list makes a lead without a line; what needs the server says so, and the page stays", async ({
  playwright,
}) => {
  const first = await lasting(playwright, "looked");
  const claire = await signIn(first, "sales@demo.test");
  await claire.goto("/leads");
  await claire.locator("[data-row]").first().waitFor();
  await ready(claire);
  const described = claire.waitForResponse((answer) => answer.url().endsWith("/api/meta"));
  await claire.reload();
  await (await described).finished();
  await claire.locator("[data-row]").first().waitFor();

  line.cut();
  await createLead(claire, "Enora Kerbrat");
  await expect(claire.getByRole("button", { name: "1 change waiting" })).toBeVisible();
  await claire.getByRole("button", { name: "Import" }).click();
  const file = { name: "leads.csv", mimeType: "text/csv", buffer: Buffer.from("Name\nYuna Trestraou\n") };
  await claire.getByRole("dialog", { name: "Import" }).locator("input[type=file]").setInputFiles(file);
  await expect(claire.getByText("The server did not answer. Check your connection and try again.")).toBeVisible();
  await claire.keyboard.press("Escape");
  await expect(claire.getByRole("row", { name: "Enora Kerbrat" })).toBeVisible();
  await claire.getByRole("link", { name: "Settings" }).click();
  await claire.getByRole("link", { name: "Your notifications" }).click();
  await expect(claire.getByRole("heading", { name: "Your notifications" })).toBeVisible();
  await claire.getByRole("button", { name: "Notifications" }).click();
  await expect(claire.getByRole("dialog", { name: "Notifications" })).toBeVisible();

  line.mend();
  await expect(claire.getByRole("button", { name: "1 change waiting" })).toBeHidden();
  await expect.poll(() => find(first, "Kerbrat")).toHaveLength(1);
  await first.close();
});

test("a session that ended keeps what was written for its person, and for nobody else", async ({
  browser,
  playwright,
}) => {
  const { first, claire, second } = await pair(browser, playwright, "ended");
  const id = await lead(first, { name: "Enora Le Gall", source: "Salon", owner_id: await me(first) });
  await editWithoutLine(claire, id);
  await first.clearCookies();
  line.mend();
  // The page finds out by itself once the server answers again.
  await claire.waitForURL(/auth/);

  const thomas = await signIn(first, "sales2@demo.test");
  const before = line.writes.length;
  await thomas.goto(`/leads?id=${id}`);
  await expect(thomas.getByRole("complementary", { name: "Lead" })).toContainText("Salon");
  await ready(thomas);
  await expect(thomas.getByRole("button", { name: /waiting/ })).toHaveCount(0);
  await thomas.getByRole("button", { name: "Account of Thomas Bellec" }).click();
  await thomas.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(thomas.getByText("Signed out successfully")).toBeVisible();
  expect(line.writes.slice(before).filter(({ path }) => path.startsWith("/api/leads"))).toEqual([]);

  await (await signIn(first, "sales@demo.test")).goto("/");
  await expect.poll(async () => (await find(second, "Enora"))[0]?.source).toBe("Appel");
  await Promise.all([first.close(), second.close()]);
});
