import { randomBytes } from "node:crypto";
import pino from "pino";
import { atMost } from "./at-most.ts";
import { keepUp } from "./audit/upkeep.ts";
import { openIdentity } from "./auth/identity.ts";
import { readConfig, StartError, type Config } from "./config.ts";
import type { Actor } from "./database/door.ts";
import { openDatabase } from "./database/open.ts";
import { startDemo } from "./demo/start-demo.ts";
import { openKernel } from "./entity/kernel.ts";
import { register } from "./entities/register.ts";
import { giveMemoryBack } from "./give-memory-back.ts";
import { webApp } from "./http/app.ts";
import { openBrowser } from "./http/browser-files.ts";
import { listen } from "./http/listen.ts";
import { outgoing } from "./http/outgoing.ts";
import { openJobs } from "./imports/jobs.ts";
import { keepMailing } from "./mail/keep-mailing.ts";
import { letterSeal } from "./mail/letter.ts";
import { openPost } from "./mail/post.ts";
import { outlive } from "./outlive.ts";
import { keepDelivering } from "./notifications/deliver.ts";
import { keepPushing } from "./push/keep-pushing.ts";
import { pushSender } from "./push/send-push.ts";
import { vapid } from "./push/vapid.ts";
import { openStreams } from "./realtime/streams.ts";
import { secrets } from "./secrets.ts";

/** Opens the database, builds the application and serves it; the answer stops everything again. */
export async function start(config: Config, options: { demo: boolean }): Promise<() => Promise<void>> {
  const log = pino({ level: "info" }, pino.destination(2));
  const derive = secrets(config);
  const opened = await openDatabase(config, derive);
  const local = ["127.0.0.1", "::1", "localhost"].includes(config.host) && !config.trust_proxy;
  if (options.demo) await startDemo(opened, config, local);
  const identity = openIdentity({
    url: config.url,
    derive,
    connection: opened.login_url("tandem_auth"),
  });
  const system: Actor = { proof: `system:${derive("system")}` };
  const { database, front, patient, exports, own } = opened.doors;
  const kernel = await openKernel(database, system, register);
  const streams = openStreams(own, system, (error) => log.error({ err: error }, "the change feed could not be read"));
  const jobs = openJobs({
    database: own,
    entities: register,
    system,
    url: opened.login_url("tandem_app"),
    failed: (error) => log.error({ err: error }, "work on an import failed"),
  });
  const setup_code = local ? undefined : randomBytes(5).toString("hex");
  const stop_giving = giveMemoryBack();
  const stop_upkeep = keepUp(own, system, (error) => log.error({ err: error }, "a chore failed"));
  const stop_delivering = keepDelivering(own, system, (error) =>
    log.error({ err: error }, "notifications could not be made"),
  );
  const stop_mailing = keepMailing({
    database: own,
    system,
    seal: letterSeal(derive("mail")),
    post: config.smtp && openPost(config.smtp),
    url: config.url,
    failed: (error) => log.error({ err: error }, "mails could not be worked on"),
  });
  const stop_pushing = keepPushing({
    database: own,
    system,
    send: pushSender(outgoing(config.push_hosts), vapid(derive, config.url)),
    failed: (error) => log.error({ err: error }, "notifications could not be pushed"),
  });
  const app = webApp({
    config,
    kernel,
    doors: { front, patient, exports },
    identity,
    derive,
    streams,
    jobs,
    log,
    setup_code,
    browser: await openBrowser((error) => log.error({ err: error }, "a page could not be made")),
  });
  const server = await listen(app.fetch, config);
  const [about] = await front.outside({ text: "select app.front_door() ->> 'set_up'", values: [] });
  if (setup_code && about?.[0] === "false") console.log(`The first set-up asks for this code: ${setup_code}`);
  console.log(`Tandem is ready at ${config.url}`);
  // A mail server that is silent, or a statement that waits, keeps nobody who stops it: what is cut off goes on at the next start.
  return async () => {
    stop_upkeep();
    stop_giving();
    stop_delivering();
    streams.close();
    await atMost(3000, Promise.all([server.stop(), stop_mailing(), stop_pushing(), jobs.close()]));
    await atMost(1500, Promise.all([identity.close(), opened.close()]));
  };
}

if (import.meta.main) {
  try {
    const stop = await start(readConfig(process.env), { demo: process.argv.includes("--demo") });
    outlive(pino(pino.destination(2)), () => process.exit(1));
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => void stop().then(() => process.exit(0)));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
