import type { Actor } from "../database/door.ts";
import type { Kernel } from "../entity/kernel.ts";
import type { LogQuestion } from "./log-question.ts";
import { type LogEntry, logStatement } from "./log-statement.ts";

/** A page of the log; `next` is where the following one begins, null where there is none. */
export type LogPage = { data: LogEntry[]; next: string | null };

/** A page of the log, for whoever may read all of it. */
export async function readLog(kernel: Kernel, actor: Actor, question: LogQuestion): Promise<LogPage> {
  const may = { text: "select app.require('audit_logs', 'read')", values: [] };
  const [, rows] = await kernel.database.flush(actor, [may, logStatement(kernel.entities, question)]);
  const data = JSON.parse(rows?.[0]?.[0] ?? "[]") as LogEntry[];
  const last = data.at(-1);
  // (What is large fills an answer before the page is full: it goes on from there.)
  const more = data.length < Number(rows?.[0]?.[1]) || data.length === question.limit;
  return { data, next: last && more ? `${last.at}~${last.id.split("-")[1]}` : null };
}

/** All that a question finds, a page at a time. */
export async function* logPages(
  kernel: Kernel,
  actor: Actor,
  question: Partial<LogQuestion>,
): AsyncGenerator<LogEntry[]> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await readLog(kernel, actor, { ...question, limit: 1000, ...(cursor && { cursor }) });
    yield page.data;
    cursor = page.next;
  }
}
