import { openMonitor } from "./agents/monitor/monitor.ts";
import { openWorker } from "./agents/worker.ts";
import { keepUp } from "./audit/upkeep.ts";
import type { Config } from "./config.ts";
import type { Actor, Database } from "./database/door.ts";
import { giveMemoryBack } from "./give-memory-back.ts";
import { outgoing } from "./http/outgoing.ts";
import { keepMailing } from "./mail/keep-mailing.ts";
import { letterSeal } from "./mail/letter.ts";
import { openPost } from "./mail/post.ts";
import { keepDelivering } from "./notifications/deliver.ts";
import { keepPushing } from "./push/keep-pushing.ts";
import { pushSender } from "./push/send-push.ts";
import { vapid } from "./push/vapid.ts";
import type { Kernel } from "./entity/kernel.ts";
import { keepRepeating } from "./recurrence/keep-repeating.ts";
import type { Derive } from "./secrets.ts";
import { keepHolidays } from "./working-time/keep-holidays.ts";

/** What the server's own work needs; `failed` makes, of a sentence, what notes a failure. */
type Needs = {
  database: Database;
  system: Actor;
  kernel: Kernel;
  config: Config;
  derive: Derive;
  /** The address of the login by which the worker hears of urgent tasks. */
  url: string;
  failed: (what: string) => (error: unknown) => void;
};

/** Starts what the server does without being asked: upkeep, notifications, mail, push, tasks for agents and the monitor of repositories; the answer stops it. */
export function startBackgroundWork(needs: Needs): () => Promise<unknown> {
  const { database, system, kernel, config, derive, failed } = needs;
  const simple = [
    giveMemoryBack(),
    keepUp(database, system, failed("a chore failed")),
    keepHolidays(database, system, failed("public holidays could not be made")),
    keepRepeating(database, system, failed("what repeats could not be made")),
    keepDelivering(database, system, failed("notifications could not be made")),
  ];
  const stop_mailing = keepMailing({
    database,
    system,
    seal: letterSeal(derive("mail")),
    post: config.smtp && openPost(config.smtp),
    url: config.url,
    failed: failed("mails could not be worked on"),
  });
  const stop_pushing = keepPushing({
    database,
    system,
    send: pushSender(outgoing(config.push_hosts), vapid(derive, config.url)),
    failed: failed("notifications could not be pushed"),
  });
  const { private_hosts } = config;
  // (Its tools use the connections of the server's own work, too.)
  const own = { ...needs, kernel: { ...kernel, database } };
  const worker = openWorker({ ...own, private_hosts, failed: failed("work on a task failed") });
  const monitor = openMonitor({
    database,
    system,
    derive,
    private_hosts,
    folders: config.repositories,
    failed: failed("a repository could not be looked at"),
  });
  return () => {
    simple.forEach((stop) => stop());
    return Promise.all([stop_mailing(), stop_pushing(), worker.close(), monitor.close()]);
  };
}
