import { lanesTask, statementTask, type Task } from "../jobs/task.ts";
import { sendNext } from "./send-letters.ts";
import { type Syncing, syncNext } from "./sync/sync-mailbox.ts";

const at_once = 2;

/** The jobs of the inbox: bring mailboxes in step with their servers, send what is due, wake what slept. */
export const inboxTasks = (syncing: Syncing): Task[] => [
  lanesTask("sync_mailboxes", at_once, (stopping) => syncNext(syncing, stopping)),
  lanesTask("send_mailboxes", at_once, () => sendNext(syncing)),
  statementTask(syncing, { name: "wake_conversations", text: "select app.wake_conversations()::text" }),
];
