import { randomBytes } from "node:crypto";
import { join } from "node:path";
import pino from "pino";
import { atMost } from "./at-most.ts";
import { openIdentity } from "./auth/identity.ts";
import { readConfig, StartError, type Config } from "./config.ts";
import type { Actor, Database } from "./database/door.ts";
import { openDatabase, type Opened } from "./database/open.ts";
import { startDemo } from "./demo/start-demo.ts";
import { openKernel } from "./entity/kernel.ts";
import { register } from "./entities/register.ts";
import { webApp } from "./app/app.ts";
import { openBrowser } from "./app/browser-files.ts";
import { machineOf } from "./health/machine.ts";
import { listen } from "./http/listen.ts";
import { drain, type Readiness } from "./http/probes.ts";
import { openStore, type Store } from "./files/store.ts";
import { openJobs } from "./imports/jobs.ts";
import { openRecorder } from "./monitoring/recorder.ts";
import { outlive } from "./outlive.ts";
import { openScreenStreams, type ScreenStreams } from "./big-screens/screen-streams.ts";
import { openStreams, type Streams } from "./realtime/streams.ts";
import { secrets } from "./secrets.ts";
import { startBackgroundWork } from "./background-work.ts";

/** Stops everything; with `drained`, once a proxy has had time to send its traffic elsewhere. */
type Stop = (how?: { drained: boolean }) => Promise<void>;

/** Opens the database, builds the application and serves it; the answer stops everything again. */
export async function start(config: Config, options: { demo: boolean }): Promise<Stop> {
  const log = pino({ level: "info" }, pino.destination(2));
  const failed = (what: string) => (error: unknown) => log.error({ err: error }, what);
  const derive = secrets(config);
  const opened = await openDatabase(config, derive);
  const store = await storeOf(opened, config, options);
  const identity = openIdentity({ url: config.url, derive, connection: opened.login_url("tandem_auth") });
  const system: Actor = { proof: `system:${derive("system")}` };
  const { own } = opened.doors;
  const kernel = await openKernel(opened.doors.database, system, register);
  const streams = openStreams(own, system, failed("the change feed could not be read"));
  const hears = { database: own, front: opened.doors.front, system };
  const screens = openScreenStreams({ ...hears, failed: failed("a big screen could not be read") });
  const machine = machineOf(config);
  const url = opened.login_url("tandem_app");
  const jobs = openJobs({ database: own, entities: register, system, url, failed: failed("work on an import failed") });
  const setup_code = isLocal(config) ? undefined : randomBytes(5).toString("hex");
  const recorder = openRecorder({ database: own, system, failed: failed("measurements could not be written") });
  const jobs_url = opened.login_url("tandem_jobs");
  const shared = { config, kernel, derive, store, machine };
  const work = { ...shared, database: own, system, url, jobs_url, imports: jobs, failed };
  const stop_work = startBackgroundWork(work);
  const readiness = { draining: false };
  const parts = { ...shared, readiness, identity, streams, screens, jobs, recorder, log, setup_code };
  const app = webApp({
    ...parts,
    doors: opened.doors,
    agents: { database: opened.doors.database, system, failed },
    browser: await openBrowser(failed("a page could not be made")),
  });
  const server = await listen(app.fetch, config);
  await sayReady(config, opened.doors.front, setup_code);
  const work_ends = () => Promise.all([server.stop(), stop_work(), jobs.close(), recorder.close()]);
  const all_closes = () => Promise.all([identity.close(), opened.close()]);
  return stopInTurn(readiness, config, [streams, screens], work_ends, all_closes);
}

/** The store of files, with those of the demonstration where that is asked for. */
async function storeOf(opened: Opened, config: Config, { demo }: { demo: boolean }): Promise<Store> {
  const store = await openStore(join(config.data, "files"));
  if (demo) await startDemo(opened, store, config, isLocal(config));
  return store;
}

function stopInTurn(
  readiness: Readiness,
  { drain_ms }: Config,
  streams: (Streams | ScreenStreams)[],
  work_ends: () => Promise<unknown>,
  all_closes: () => Promise<unknown>,
): Stop {
  return async ({ drained } = { drained: false }) => {
    await drain(readiness, drained ? drain_ms : 0);
    for (const each of streams) each.close();
    // A mail server that is silent, or a statement that waits, keeps nobody who stops it: what is cut off goes on at the next start.
    await atMost(3000, work_ends());
    await atMost(1500, all_closes());
  };
}

function isLocal({ host, trust_proxy }: Config): boolean {
  return ["127.0.0.1", "::1", "localhost"].includes(host) && !trust_proxy;
}

async function sayReady({ url }: Config, front: Database, setup_code: string | undefined): Promise<void> {
  const [about] = await front.outside({ text: "select app.front_door() ->> 'set_up'", values: [] });
  if (setup_code && about?.[0] === "false") console.log(`The first set-up asks for this code: ${setup_code}`);
  console.log(`Tandem is ready at ${url}`);
}

if (import.meta.main) {
  try {
    const stop = await start(readConfig(process.env), { demo: process.argv.includes("--demo") });
    outlive(pino(pino.destination(2)), () => process.exit(1));
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => void stop({ drained: signal === "SIGTERM" }).then(() => process.exit(0)));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
