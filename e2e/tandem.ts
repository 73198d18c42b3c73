import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { freePort } from "../src/database/free-port.ts";
import { externalDatabase } from "./database.ts";
import { copied_from, copy } from "./demo-folder.ts";
import { expect, test as base, type Browser, type BrowserContext, type Page } from "@playwright/test";

/** A running Tandem of its own. */
export type Tandem = {
  url: string;
  /** The settings that it runs by. */
  settings: Record<string, string>;
  /** Kills it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same folder and port. */
  restart(): Promise<void>;
  /** Ends it, and deletes its folder once `keep` has had it. */
  stop(keep?: (data: string, database: string | undefined) => void): Promise<void>;
};

export const password = "correct-horse-battery";

/** Starts the built program on a free port with a folder and a database of its own; with `--demo` it holds the demonstration company. */
export async function startTandem(...options: string[]): Promise<Tandem> {
  return launch(await freePort(), options);
}

/** The same on a given port, which people reach under another address where one is given. */
export async function launch(
  port: number,
  options: string[],
  address?: string,
  settings: Record<string, string> = {},
  /** Where another build lies than this checkout's own. */
  place = process.cwd(),
): Promise<Tandem> {
  const data = mkdtempSync("/tmp/tandem-e2e-");
  const loaded = process.env[copied_from];
  if (loaded && options.includes("--demo")) copy(loaded, data);
  const url = address ?? `http://localhost:${port}`;
  // Every browser gets an address of its own (X-Forwarded-For), so that their sign-ins are not counted together.
  const database = await externalDatabase(options.includes("--demo"));
  const environment = {
    DATABASE_URL: database?.url ?? "",
    // The logins belong to the cluster: programs that share one share their passwords.
    ...(database && { TANDEM_SECRET: "only-for-journeys-0123456789abcdefghijkl" }),
    PORT: String(port),
    TZ: "UTC",
    TANDEM_DATA: data,
    TANDEM_DEMO_PASSWORD: password,
    TANDEM_TRUST_PROXY: "1",
    ...(address && { TANDEM_URL: address }),
    ...settings,
  };
  let { server, said } = await run(options, environment, place);
  return {
    settings: environment,
    url: `${url}${said.match(/code: (\w+)/)?.[1] ? `#${said.match(/code: (\w+)/)?.[1]}` : ""}`,
    async kill() {
      server.kill("SIGKILL");
      await once(server, "exit");
    },
    async restart() {
      ({ server, said } = await run(options, environment, place));
    },
    async stop(keep) {
      server.kill("SIGINT");
      await once(server, "exit");
      if (keep) {
        // (A server that stops waits only so long for its database, which may still be writing.)
        const writes = () =>
          readdirSync(data, { recursive: true, encoding: "utf8" }).some((name) => /postmaster.pid$/.test(name));
        if (!database) await expect.poll(writes, { timeout: 60_000 }).toBe(false);
        keep(data, database?.name);
      } else await database?.drop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Starts the program and waits until it is ready; answers its process and what it has said. */
async function run(
  options: string[],
  environment: Record<string, string>,
  place: string,
): Promise<{ server: ChildProcess; said: string }> {
  const server = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", resolve("src/server.ts"), ...options],
    {
      cwd: place,
      stdio: ["ignore", "pipe", "inherit"],
      env: { NODE_COMPILE_CACHE: resolve("node_modules/.cache/node"), ...process.env, ...environment },
    },
  );
  let said = "";
  server.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
  while (!said.includes("ready at")) {
    if (server.exitCode !== null) throw new Error(`Tandem did not start: ${said}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return { server, said };
}

let addresses = 0;

/** A browser of its own, as another person's machine. */
export function someBrowser(
  browser: Browser,
  tandem: Tandem,
  options: { width?: number; height?: number; hasTouch?: boolean } = {},
): Promise<BrowserContext> {
  const address = `10.3.${Math.floor(++addresses / 250)}.${addresses % 250}`;
  const { width = 1440, height = 900, hasTouch = false } = options;
  return browser.newContext({
    baseURL: tandem.url,
    viewport: { width, height },
    hasTouch,
    extraHTTPHeaders: { "x-forwarded-for": address },
  });
}

/** Signs in as the form does, and opens a page without a script: a journey goes on from there (the home of each would take most of its time). */
export async function signIn(context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage();
  const answer = await page.request.post("/api/sign-in", { data: { door: doorOf(email), email, password } });
  expect(answer.status()).toBe(200);
  await page.goto("/manifest.webmanifest");
  return page;
}

const doorOf = (email: string) => (email.startsWith("client") ? "client" : "employee");

/** Changes how the app looks and speaks to whoever is signed in; seen from the next page on. */
export async function prefer(page: Page, settings: Record<string, string>): Promise<void> {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answer = await page.request.post("/api/account/settings", { data: settings, headers });
  expect(answer.status()).toBe(200);
}

/** The same, as people are at first, whatever other journeys have chosen for them; seen from the next page on. */
export async function signInAsAtFirst(context: BrowserContext, email: string): Promise<Page> {
  const page = await signIn(context, email);
  await prefer(page, { language: "en", locale: "fr-FR", time_zone: "Europe/Paris", theme: "light" });
  return page;
}

/** Journeys on a demonstration company that they share, file after file: what one changes for a person, others find. */
export const test = base.extend<object, { demo: Tandem }>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const tandem = await startTandem("--demo");
      await use(tandem);
      await tandem.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
