import { mkdtempSync, rmSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import pg from "pg";
import { readConfig } from "../src/config.ts";
import { startEmbedded } from "../src/database/embedded.ts";
import { freePort } from "../src/database/free-port.ts";
import { ownDatabase } from "../src/database/open.ts";
import { secrets } from "../src/secrets.ts";
import { openPostBox } from "../e2e/post-box.ts";
import { launch, signInAsAtFirst, someBrowser } from "../e2e/tandem.ts";
import { acts } from "./day-acts.ts";
import { plantLeads } from "./plant-leads.ts";
import { quantile } from "./quantile.ts";

// bench/day: ten things that a salesperson does all day, in a browser on a company of so many leads: how many keys and
// presses each takes beside the text that it holds, and the seconds from the first key until what it did stands on the
// screen, when nobody has to think or find a key; the median of some rounds, each with records of its own.
const leads = Number(process.argv[2] ?? 100_000);
const rounds = Number(process.argv[3] ?? 5);
const secret = "only-for-the-benchmark-0123456789abcdef";
const folder = mkdtempSync("/tmp/tandem-bench-");
const embedded = await startEmbedded(folder);
const database = await ownDatabase(embedded.url, "day", secrets(readConfig({ TANDEM_SECRET: secret })));
const box = await openPostBox();
const settings = { ...box.settings, DATABASE_URL: database, TANDEM_SECRET: secret };
const tandem = await launch(await freePort(), ["--demo"], undefined, settings);
let page: Page;
let browser: Browser | undefined;
try {
  const owner = new pg.Client({ connectionString: database });
  await owner.connect();
  await plantLeads(owner, leads);
  await owner.end();

  browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium" });
  page = await signInAsAtFirst(await someBrowser(browser, tandem), "sales@demo.test");
  page.setDefaultTimeout(20_000);
  await page.goto("/leads");

  console.log(`${leads} leads beside the demonstration's, ${rounds} rounds`);
  console.log(`${"".padEnd(34)} keys presses text seconds (all rounds)`);
  for (const act of acts) {
    const times: number[] = [];
    let hands = { keys: 0, presses: 0 };
    let text = 0;
    for (let round = 0; round < rounds; round++) {
      const ready = await act.prepare(page, round);
      await count();
      text = 0;
      const type = async (words: string) => {
        text += words.length;
        await page.keyboard.type(words);
      };
      const since = performance.now();
      await act.do(page, ready, type);
      times.push((performance.now() - since) / 1000);
      hands = await counted();
    }
    const all = times.map((each) => each.toFixed(2)).join(" ");
    const { keys, presses } = hands;
    console.log(
      `${act.name.padEnd(34)} ${String(keys - text).padStart(4)} ${String(presses).padStart(7)} ${String(text).padStart(4)} ${quantile(times, 0.5).toFixed(2).padStart(7)} (${all})`,
    );
  }
} finally {
  await browser?.close();
  await tandem.stop();
  await embedded.stop();
  await box.close();
  rmSync(folder, { recursive: true, force: true });
}

type Hands = { keys: number; presses: number };

/** Counts from now on what the hands do, a chord as one key; what the page itself hands on is none of it. */
async function count(): Promise<void> {
  await page.evaluate(() => {
    const hands = { keys: 0, presses: 0 };
    const told = globalThis as { hands?: Hands; counts?: AbortController };
    told.counts?.abort();
    told.counts = new AbortController();
    told.hands = hands;
    const { signal } = told.counts;
    const modifiers = ["Shift", "Control", "Alt", "Meta"];
    const pressed = ({ key, isTrusted }: KeyboardEvent) =>
      (hands.keys += isTrusted && !modifiers.includes(key) ? 1 : 0);
    addEventListener("keydown", pressed, { capture: true, signal });
    addEventListener("pointerdown", () => (hands.presses += 1), { capture: true, signal });
  });
}

function counted(): Promise<Hands> {
  return page.evaluate(() => (globalThis as { hands?: Hands }).hands ?? { keys: 0, presses: 0 });
}
