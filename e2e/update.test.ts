import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { type BrowserContext, expect as patient, type Page, type PlaywrightWorkerArgs, test } from "@playwright/test";
import { clean } from "./clean.ts";
import { freePort } from "../src/database/free-port.ts";
import { launch, signIn, signInAsAtFirst, type Tandem } from "./tandem.ts";

// A build of its own, which a second one replaces while people are at work.
let place: string;
let folder: string;
let demo: Tandem;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  place = mkdtempSync("/tmp/tandem-e2e-build-");
  folder = mkdtempSync("/tmp/tandem-e2e-browser-");
  cpSync("dist", `${place}/dist`, { recursive: true });
  writeFileSync(`${place}/package.json`, '{"type":"module"}');
  demo = await launch(await freePort(), ["--demo"], undefined, {}, place);
});
test.afterAll(async () => {
  await demo.stop();
  for (const each of [place, folder]) rmSync(each, { recursive: true, force: true });
});

const expect = patient.configure({ timeout: 60_000 });

type Playwright = PlaywrightWorkerArgs["playwright"];

async function someone({ chromium }: Playwright, name: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(`${folder}/${name}`, {
    baseURL: demo.url,
    serviceWorkers: "allow",
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(60_000);
  return context;
}

/** Puts the next version in the place of this one: parts of it have other names, and so the worker another list and sum. */
async function publish(): Promise<void> {
  const browser = `${place}/dist/browser`;
  for (const packed of globSync("**/*.{br,gz}", { cwd: browser })) rmSync(`${browser}/${packed}`);
  const parts = ["index", "search-palette"].flatMap((name) => globSync(`${name}-*.js`, { cwd: `${browser}/assets` }));
  const named = parts.map((part) => [part, part.replace(/-.{8}\.js$/, "-nextone.js")] as const);
  for (const [part, next] of named) renameSync(`${browser}/assets/${part}`, `${browser}/assets/${next}`);
  for (const file of globSync("**/*.{js,html,json}", { cwd: browser })) {
    let text = readFileSync(`${browser}/${file}`, "utf8");
    for (const [part, next] of named) text = text.replaceAll(part, next);
    if (file === "service-worker.js") text = text.replace(/const version = "\w+"/, 'const version = "nextone"');
    writeFileSync(`${browser}/${file}`, text);
  }
  await demo.kill();
  await demo.restart();
}

/** The worker looks for a new version each hour; a browser, at each visit. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
const runs = (page: Page) => page.evaluate(() => [...document.scripts].map(({ src }) => src).join());
const notice = (page: Page) => page.getByRole("complementary", { name: "A new version is ready" });

async function atWork(page: Page): Promise<void> {
  await page.goto("/leads");
  await page.locator("[data-row]").first().waitFor();
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return (
      active?.state === "activated" && navigator.serviceWorker.controller && localStorage.getItem("tandem.session")
    );
  });
  await page.evaluate(() => Object.assign(window, { untouched: true }));
}
const untouched = (page: Page) => page.evaluate(() => "untouched" in window);

test("a new version waits until it is asked for; nothing typed is lost, and the other tab and person go on", async ({
  playwright,
}) => {
  test.setTimeout(300_000);
  const [first, second] = [await someone(playwright, "claire"), await someone(playwright, "thomas")];
  const claire = await signInAsAtFirst(first, "sales@demo.test");
  const thomas = await signIn(second, "sales2@demo.test");
  await atWork(claire);
  await atWork(thomas);
  const tab = await first.newPage();
  await atWork(tab);
  await claire.getByRole("button", { name: /New lead/ }).click();
  await claire.getByLabel("Name", { exact: true }).fill("Half a lead");
  expect(await runs(claire)).not.toContain("nextone");

  await publish();
  await lookForUpdate(claire);
  await expect(notice(tab)).toBeVisible();
  await expect(claire.getByText("A new version is ready")).toHaveCount(1);
  await clean(tab);
  expect(await untouched(claire)).toBe(true);
  await expect(claire.getByLabel("Name", { exact: true })).toHaveValue("Half a lead");

  // On /install, too.
  const install = await first.newPage();
  await install.goto("/install");
  await expect(install.getByRole("main").getByText("A new version is ready")).toBeVisible();
  await install.close();

  await notice(tab).getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => untouched(tab).catch(() => true)).toBe(false);
  await tab.locator("[data-row]").first().waitFor();
  expect(await runs(tab)).toContain("nextone");
  expect(await tab.evaluate(() => caches.keys())).toContain("tandem-nextone");
  await expect(notice(tab)).toHaveCount(0);

  // Where somebody was typing nothing was loaded again, and what they type can still be kept.
  expect(await untouched(claire)).toBe(true);
  await expect(claire.getByLabel("Name", { exact: true })).toHaveValue("Half a lead");
  await claire.getByLabel("Name", { exact: true }).fill("A whole lead");
  await claire.keyboard.press("Enter");
  await expect(
    claire.getByRole("complementary", { name: "Lead" }).getByRole("heading", { name: "A whole lead" }),
  ).toBeVisible();
  // A part that this tab has not opened yet, and that the server no longer has under this name.
  await claire.keyboard.press("Control+K");
  await expect(claire.getByRole("dialog").getByRole("combobox")).toBeVisible();
  await claire.keyboard.press("Escape");
  await expect(claire.getByText("A new version is ready")).toHaveCount(1);

  // What was begun and not sent is there again after a reload that is asked for.
  await claire.getByRole("button", { name: /New lead/ }).click();
  await claire.getByLabel("Name", { exact: true }).fill("Begun before");
  await claire.keyboard.press("Escape");
  await notice(claire).getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => untouched(claire).catch(() => true)).toBe(false);
  await claire.locator("[data-row]").first().waitFor();
  expect(await runs(claire)).toContain("nextone");
  await claire.getByRole("button", { name: /New lead/ }).click();
  await expect(claire.getByLabel("Name", { exact: true })).toHaveValue("Begun before");

  // Thomas puts it off, works on, and has it with his next visit at the latest.
  expect(await untouched(thomas)).toBe(true);
  await lookForUpdate(thomas);
  await notice(thomas).getByRole("button", { name: "Close" }).click();
  await expect(notice(thomas)).toHaveCount(0);
  expect(await untouched(thomas)).toBe(true);
  await Promise.all([first.close(), second.close()]);
});
