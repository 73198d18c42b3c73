import { type Actor, type Database, sqlState } from "../database/door.ts";
import type { Statement } from "../database/flush.ts";
import { by_bitmap } from "../entity/by-bitmap.ts";
import { AppError } from "../entity/errors.ts";
import type { Kernel } from "../entity/kernel.ts";
import type { Where } from "../entity/list-request.ts";
import { asTheirs } from "../entity/own-fields.ts";
import {
  most,
  type ReportAnswer,
  type ReportDefinition,
  type ReportRow,
  type ReportValue,
} from "./definition-shape.ts";
import { type Plan, planReport } from "./plan-report.ts";
import { type Clock, readWords } from "./read-words.ts";
import { reportStatement } from "./report-sql.ts";

/** What is run: a report, a further filter as lists take it, and the time zone whose days are meant, the reader's where none is said. */
export type Run = ReportDefinition & { where?: Where | undefined; zone?: string | undefined };

export type Ran = { answer: ReportAnswer; plan: Plan; clock: Clock };

/** Runs a report as whoever asks: row security decides what is counted, and their grants which fields are. */
export async function runReport({ database, entities }: Kernel, actor: Actor, run: Run): Promise<Ran> {
  const described = entities[run.source];
  if (!described) throw new AppError("RESOURCE_NOT_FOUND", "There are no such records.");
  const plan = planReport(await asTheirs(database, actor, described), run);
  const clock = await clockOf(database, actor, run.zone);
  const words = readWords(plan.entity, run, clock);
  const [now, before] = [words.now, words.before].map((where) => both(where, run.where));
  const statements = [reportStatement(plan, now, clock.time_zone)];
  if (words.before) statements.push(reportStatement(plan, before, clock.time_zone));
  const [present, earlier] = (await limitedly(database, actor, statements)).map(
    (rows) => JSON.parse(rows[0]?.[0] ?? "null") as Told,
  );
  if (!present) throw new AppError("INTERNAL_ERROR", "The report was not answered.");
  return { answer: answerOf(plan, { present, earlier }, { where: now ?? null, zone: clock.time_zone }), plan, clock };
}

const both = (one: Where | undefined, other: Where | undefined): Where | undefined =>
  one && other ? { and: [one, other] } : (one ?? other);

/** By whose clock days are meant: the caller's, in this time zone where one is named. */
export async function clockOf(database: Database, actor: Actor, zone: string | undefined): Promise<Clock> {
  const [rows] = await database.flush(actor, [{ text: "select app.me() -> 'person'", values: [] }]);
  const me = JSON.parse(rows?.[0]?.[0] ?? "{}") as Partial<Clock>;
  const { language = "en", locale = "en-GB", time_zone = "UTC" } = me;
  return { language, locale, time_zone: zone ?? time_zone };
}

const limited: Statement = {
  text: `select set_config('statement_timeout', '${most.seconds}s', true), set_config('transaction_read_only', 'on', true)`,
  values: [],
};

type Told = Pick<ReportAnswer, "rows" | "subtotals" | "left_out" | "names"> & { total: ReportRow[] };

/** Asks within the time that a report has; what took longer, or what the caller may not read, is refused in a sentence. */
export async function limitedly(database: Database, actor: Actor, statements: Statement[]) {
  try {
    const [, , ...answers] = await database.flush(actor, [by_bitmap, limited, ...statements]);
    return answers;
  } catch (error) {
    throw refusal(error);
  }
}

function refusal(error: unknown): unknown {
  const state = sqlState(error);
  if (state === "57014")
    return new AppError(
      "SERVICE_UNAVAILABLE",
      `${too_slow} Narrow its filters, or group it by less.`,
      undefined,
      error,
    );
  if (state !== "42501" || !/permission denied for table/.test(String(error))) return error;
  return new AppError("INSUFFICIENT_PRIVILEGES", "This report uses fields that your role may not read.", {}, error);
}

const too_slow = `This report took longer than ${most.seconds} seconds.`;

type Answered = { present: Told; earlier: Told | undefined };

function answerOf(
  plan: Plan,
  { present, earlier }: Answered,
  said: Pick<ReportAnswer, "where" | "zone">,
): ReportAnswer {
  const cut = present.rows.length > most.rows;
  const whole = wholeOf(present);
  const past = earlier && [...earlier.rows, ...earlier.subtotals, wholeOf(earlier)];
  const before = past && new Map(past.map((row) => [JSON.stringify(row.keys), row.values]));
  // (Of a group that was too small to be told of then, nothing is known.)
  const unknown = (earlier?.rows.length ?? 0) > most.rows;
  const none = plan.measures.map(({ of, converted }) => (unknown ? null : emptyOf(of, converted)));
  const beside = (row: ReportRow): ReportRow => {
    const then = before && (before.get(JSON.stringify(row.keys)) ?? none);
    const of = (values: ReportValue[], all: ReportValue[]) => shares(plan, values, all);
    if (!then || !earlier) return { ...row, values: of(row.values, whole.values) };
    return { ...row, values: of(row.values, whole.values), before: of(then, wholeOf(earlier).values) };
  };
  const { left_out, names } = present;
  return {
    rows: present.rows.slice(0, most.rows).map(beside),
    subtotals: present.subtotals.map(beside),
    total: beside(whole),
    cut,
    left_out,
    names,
    ...said,
  };
}

const wholeOf = ({ total: [whole] }: Told): ReportRow => whole ?? { keys: [], count: 0, values: [] };

function emptyOf(of: string, converted: boolean): ReportValue {
  if (of === "sum" && converted) return {};
  return ["count", "distinct", "sum", "share"].includes(of) ? 0 : null;
}

/** Parts of the whole, between 0 and 1, in the place of what they are worth; none of nothing. */
function shares({ measures }: Plan, values: ReportValue[], all: ReportValue[]): ReportValue[] {
  return values.map((value, nth) => {
    if (measures[nth]?.of !== "share") return value;
    const whole = Number(all[nth]);
    return whole > 0 ? Number(value) / whole : null;
  });
}
