import type { Actor } from "../database/door.ts";
import { csvLines, styleOf } from "../entity/csv.ts";
import { logged, type Piece } from "../entity/export.ts";
import type { Kernel } from "../entity/kernel.ts";
import type { LogQuestion } from "./log-question.ts";
import type { LogEntry } from "./log-statement.ts";
import { logPages } from "./read-log.ts";

const head = [
  "at",
  "person",
  "person_id",
  "agent",
  "api_key",
  "verb",
  "entity",
  "record",
  "record_id",
  "before",
  "after",
  "request_id",
  "run_id",
];

/** All that a question finds in the log as CSV, a thousand entries at a time; needs the right to export it, and is in the log itself. */
export async function exportLog(
  kernel: Kernel,
  actor: Actor,
  question: Partial<LogQuestion>,
): Promise<AsyncGenerator<string>> {
  const style = await styleOf(kernel, actor);
  async function* pieces(): AsyncGenerator<Piece<string>> {
    yield { content: `${style.mark}${csvLines([head], style)}`, rows: 0 };
    for await (const page of logPages(kernel, actor, question))
      if (page.length > 0) yield { content: csvLines(page.map(cells), style), rows: page.length };
  }
  return logged(kernel, { name: "audit_logs" }, actor, { ...question }, pieces());
}

function cells(entry: LogEntry): unknown[] {
  const { at, actor_id, run, key, verb, entity, name, row_id, before, after, request_id, names } = entry;
  const text = (values: object | null) => values && JSON.stringify(values);
  const person = actor_id && names[actor_id];
  return [
    at,
    person,
    actor_id,
    run?.agent,
    key,
    verb,
    entity,
    name,
    row_id,
    text(before),
    text(after),
    request_id,
    run?.id,
  ];
}
