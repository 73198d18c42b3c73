import { mkdtempSync, rmSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import pg from "pg";
import { launch, signInAsAtFirst, someBrowser } from "../e2e/tandem.ts";
import { readConfig } from "../src/config.ts";
import { startEmbedded } from "../src/database/embedded.ts";
import { freePort } from "../src/database/free-port.ts";
import { ownDatabase } from "../src/database/open.ts";
import { secrets } from "../src/secrets.ts";
import { drag, framesOf, scroll } from "./frames.ts";
import { plantWork } from "./plant-work.ts";
import { quantile } from "./quantile.ts";

// bench/work: the pages of work on so many tasks in 500 projects of 200 people, as a member and as a manager see them in a browser:
// what the server takes for each question of a page beside one that asks for nothing (/api/session), how long frames are while
// one scrolls or drags, and how many nodes stand in the page.
const tasks = Number(process.argv[2] ?? 100_000);
const rounds = Number(process.argv[3] ?? 5);
const secret = "only-for-the-benchmark-0123456789abcdef";
const folder = mkdtempSync("/tmp/tandem-bench-");
const embedded = await startEmbedded(folder);
const database = await ownDatabase(embedded.url, "work", secrets(readConfig({ TANDEM_SECRET: secret })));
const settings = { DATABASE_URL: database, TANDEM_SECRET: secret, TANDEM_FAIR_SHARE: "off" };
const tandem = await launch(await freePort(), ["--demo"], undefined, settings);
let browser: Browser | undefined;

type Measured = {
  name: string;
  who: string;
  path: string;
  ready: string;
  scrolled: string;
  opened?: string;
  dragged?: string;
};
const pages: Measured[] = [
  { name: "all tasks", who: "team_member", path: "/tasks", ready: "[data-row]", scrolled: "[data-row]" },
  {
    name: "my work",
    who: "team_member",
    path: "/tasks?status=open&work=mine",
    ready: "[data-row]",
    scrolled: "[data-row]",
  },
  {
    name: "board of 5,000",
    who: "project_manager",
    path: "/tasks?view=board&project=BIG",
    ready: "[data-card]",
    scrolled: "[data-card]",
    dragged: "[data-card]",
  },
  {
    name: "timeline of 2,000",
    who: "project_manager",
    path: "/tasks?view=timeline&project=LINE",
    ready: "[data-bar]",
    scrolled: "[data-bar]",
    dragged: "[data-bar]",
  },
  {
    name: "portfolio and heat map",
    who: "project_manager",
    path: "/dashboard/project-manager",
    ready: "table tbody tr:nth-child(9)",
    scrolled: "main",
    // (Work in the heat map, out of a week that is opened: of the rows there are those in sight.)
    opened: "tr[aria-rowindex] td:nth-child(4) button",
    dragged: "aside li",
  },
  {
    name: "sums of time",
    who: "project_manager",
    path: "/tasks?tab=time&view=sums",
    ready: "main table",
    scrolled: "main table",
  },
];

try {
  const owner = new pg.Client({ connectionString: database });
  await owner.connect();
  await plantWork(owner, tasks);
  await owner.query("vacuum analyze");
  await owner.end();
  browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium" });
  console.log(`${tasks} tasks beside the demonstration's, ${rounds} rounds; ms of the server, medians (longest)`);
  for (const who of ["team_member", "project_manager"]) {
    const page = await signInAsAtFirst(await someBrowser(browser, tandem), `${who}@demo.test`);
    page.setDefaultTimeout(30_000);
    for (const one of pages.filter((each) => each.who === who)) await measure(page, one);
    await page.context().close();
  }
} finally {
  await browser?.close();
  await tandem.stop();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(page: Page, { name, path, ready, scrolled, opened, dragged }: Measured): Promise<void> {
  const asked = new Map<string, number[]>();
  const floor: number[] = [];
  page.on("requestfinished", listen);
  for (let round = 0; round < rounds; round++) {
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(1500);
    const since = performance.now();
    await (await page.request.get("/api/session")).body();
    floor.push(performance.now() - since);
  }
  page.off("requestfinished", listen);
  const scrolling = await framesOf(page, () => scroll(page, scrolled));
  if (opened) await page.locator(opened).first().click();
  if (dragged) await page.locator(dragged).first().scrollIntoViewIfNeeded();
  const dragging = dragged ? await framesOf(page, () => drag(page, dragged)) : [];
  const nodes = await page.evaluate(() => document.querySelectorAll("main *").length);
  const said = (frames: number[]) =>
    `${quantile(frames, 0.5).toFixed(1)} ms (p95 ${quantile(frames, 0.95).toFixed(1)})`;
  console.log(
    `${name}: frames ${said(scrolling)}${dragged ? `, dragging ${said(dragging)}` : ""}, ${nodes} nodes; session ${quantile(floor, 0.5).toFixed(0)}`,
  );
  for (const [question, times] of [...asked].toSorted((a, b) => quantile(b[1], 0.5) - quantile(a[1], 0.5)).slice(0, 6))
    console.log(`  ${quantile(times, 0.5).toFixed(0).padStart(5)} (${Math.max(...times).toFixed(0)})  ${question}`);

  function listen(request: { url(): string; timing(): { requestStart: number; responseStart: number } }) {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith("/api/") || pathname === "/api/events") return;
    const { requestStart, responseStart } = request.timing();
    const question = `${pathname} ${[...searchParams].map((pair) => pair.join("=")).join(" ")}`.slice(0, 150);
    asked.set(question, [...(asked.get(question) ?? []), responseStart - requestStart]);
  }
}
