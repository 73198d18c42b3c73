import { openMonitor } from "./agents/monitor/monitor.ts";
import { openWorker } from "./agents/worker.ts";
import { upkeepTasks } from "./audit/upkeep.ts";
import type { Config } from "./config.ts";
import type { Actor, Database } from "./database/door.ts";
import { envelopeMailTask, envelopeTasks } from "./signing/envelope-tasks.ts";
import { inboxTasks } from "./inbox/inbox-tasks.ts";
import { fileTasks } from "./files/file-tasks.ts";
import type { Store } from "./files/store.ts";
import { giveMemoryBack } from "./give-memory-back.ts";
import { noteParts } from "./health/look-at-parts.ts";
import type { Machine } from "./health/judge.ts";
import { outgoing } from "./http/outgoing.ts";
import type { Jobs } from "./imports/jobs.ts";
import { runTasks } from "./jobs/runner.ts";
import { stepTask, type Task } from "./jobs/task.ts";
import { letterAddresses } from "./marketing/letter-address.ts";
import { sendCampaignsTask } from "./marketing/send-campaigns.ts";
import { sendMail, writeNoticeMail, type Mailing } from "./mail/mailing.ts";
import { letterSeal } from "./mail/letter.ts";
import { openPost } from "./mail/post.ts";
import { keepDelivering } from "./notifications/deliver.ts";
import { stepPushes } from "./push/step-pushes.ts";
import { pushSender } from "./push/send-push.ts";
import { vapid } from "./push/vapid.ts";
import type { Kernel } from "./entity/kernel.ts";
import { repeatWhatIsDone } from "./recurrence/repeat-tasks.ts";
import type { Derive } from "./secrets.ts";
import { takeInTask } from "./lead-machine/take-in.ts";
import { sendTask } from "./integrations/send-webhooks.ts";
import { runTask } from "./workflows/run-workflows.ts";
import { fillHolidays } from "./working-time/fill-holidays.ts";

/** What the server's own work needs; `failed` makes, of a sentence, what notes a failure. */
type Needs = {
  database: Database;
  system: Actor;
  kernel: Kernel;
  config: Config;
  derive: Derive;
  /** The address of the login by which the worker hears of urgent tasks. */
  url: string;
  /** The address of the login of the job runner. */
  jobs_url: string;
  imports: Pick<Jobs, "takeUp">;
  store: Store;
  machine: () => Promise<Machine>;
  failed: (what: string) => (error: unknown) => void;
};

/** Starts what the server does without being asked: its tasks, notifications, agents' tasks and the monitor of repositories; the answer stops it. */
export function startBackgroundWork(needs: Needs): () => Promise<unknown> {
  const { database, system, kernel, config, derive, failed } = needs;
  const simple = [giveMemoryBack(), keepDelivering(database, system, failed("notifications could not be made"))];
  const mailing = mailingOf(needs);
  const tasks = [...upkeepTasks(database, system), ...mailTasks(mailing, derive), ...workTasks(needs)];
  const stop_tasks = runTasks({
    database,
    system,
    url: needs.jobs_url,
    tasks,
    failed: failed("a task of the server failed"),
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
    return Promise.all([stop_tasks().then(() => mailing.post?.close()), worker.close(), monitor.close()]);
  };
}

function mailingOf({ database, system, config, derive, failed }: Needs): Mailing {
  return {
    database,
    system,
    seal: letterSeal(derive("mail")),
    post: config.smtp && openPost(config.smtp),
    url: config.url,
    failed: failed("a mail could not be written"),
  };
}

function mailTasks(mailing: Mailing, derive: Derive): Task[] {
  const { post } = mailing;
  const write = stepTask("write_mail", () => writeNoticeMail(mailing));
  if (!post) return [write];
  const addresses = letterAddresses(mailing.url, derive("campaigns"));
  return [
    write,
    stepTask("send_mail", () => sendMail(mailing, post)),
    envelopeMailTask({ ...mailing, derive }),
    sendCampaignsTask({ ...mailing, post, addresses }),
  ];
}

function workTasks({ database, system, kernel, config, derive, imports, store, machine, failed }: Needs): Task[] {
  const send = pushSender(outgoing(config.push_hosts), vapid(derive, config.url));
  const pushing = { database, system, send, failed: failed("notifications could not be pushed") };
  const repeating = failed("what repeats could not be made");
  const own = { ...kernel, database };
  return [
    stepTask("push", () => stepPushes(pushing)),
    { name: "repeat_tasks", work: () => repeatWhatIsDone(database, system, repeating) },
    { name: "take_up_imports", work: () => imports.takeUp() },
    ...fileTasks(database, system, store),
    ...inboxTasks({ database, system, store, derive, private_hosts: config.private_hosts }),
    ...envelopeTasks({ database, system, store, url: config.url }),
    noteParts(database, system, machine),
    sendTask({ kernel: own, system, derive, ask: outgoing(config.private_hosts) }),
    runTask({
      kernel: own,
      system,
      ask: outgoing(config.private_hosts),
      seal: letterSeal(derive("mail")),
      sends: config.smtp !== undefined,
    }),
    takeInTask(database, system),
    { name: "fill_holidays", work: () => fillHolidays(database, system) },
  ];
}
