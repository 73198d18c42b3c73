import type { Actor, Database } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import type { ImportRecord, Sample } from "./import-record.ts";
import { advance, counted, finish, keepNotTaken } from "./progress.ts";
import { fileRows } from "./read-file.ts";
import { rowReading, type Candidate } from "./read-row.ts";
import { references } from "./references.ts";
import { takeRows, type Taken, type Taking } from "./take-rows.ts";

const most_rows = 500;
const least_rows = 25;
const most_samples = 50;
// A batch that took longer is followed by a smaller one: no write transaction may last two seconds.
const long_ms = 700;

/** Checks an import's rows (each batch is rolled back) or takes them in, from where the work stands to the end. */
export async function workThrough(
  database: Database,
  actor: Actor,
  entities: Record<string, Entity>,
  record: ImportRecord,
): Promise<void> {
  const entity = entities[record.entity] as Entity;
  const { settings, format, columns } = record;
  const taking: Taking = { entity, settings, references: references(entity, entities, settings.make_tags ?? false) };
  const time_zone = await timeZone(database, actor);
  const read = rowReading(entity, settings, columns.length, time_zone);
  const remember = repetitions();
  let waiting: Candidate[] = [];
  let size = 200;
  // What was done before a restart is read again, for the keys, but not taken again.
  let behind = record.done;
  const work = async (all: boolean) => {
    while (waiting.length >= size || (all && waiting.length > 0)) {
      const began = performance.now();
      await takeBatch(database, actor, taking, record, waiting.splice(0, size));
      size = Math.max(least_rows, Math.min(most_rows, performance.now() - began > long_ms ? size >> 1 : size * 2));
    }
  };
  for await (const rows of fileRows(database, actor, record.id, format)) {
    const candidates = rows.map((row) => remember(read(row)));
    waiting.push(...candidates.slice(behind));
    behind = Math.max(0, behind - candidates.length);
    await work(false);
  }
  await work(true);
  await database.as(actor, (tx) => finish(tx, record, record.state === "checking" ? "checked" : "committed"));
}

class RolledBack extends Error {
  readonly taken: Taken[];
  constructor(taken: Taken[]) {
    super();
    this.taken = taken;
  }
}

async function takeBatch(
  database: Database,
  actor: Actor,
  taking: Taking,
  record: ImportRecord,
  candidates: Candidate[],
): Promise<void> {
  const taken = record.state === "checking" ? await tried(database, actor, taking, candidates) : undefined;
  let next: Pick<ImportRecord, "counts" | "samples"> = record;
  await database.as(actor, async (tx) => {
    const rows = taken ?? (await takeRows(tx, taking, candidates));
    const refused = rows.filter(({ outcome }) => ["invalid", "skip", "binned"].includes(outcome));
    await keepNotTaken(
      tx,
      record.id,
      refused.map(({ id, ...row }) => ({ ...row, row_id: id })),
    );
    const made = (record.counts.made ?? 0) + taking.references.made();
    next = {
      counts: {
        ...counted(
          record.counts,
          rows.map(({ outcome }) => outcome),
        ),
        ...(made > 0 && { made }),
      },
      samples: [...record.samples, ...rows.map(sample)].slice(0, most_samples),
    };
    await advance(tx, record, candidates.length, next.counts, next.samples);
  });
  Object.assign(record, next, { done: record.done + candidates.length });
}

// The rows are written and taken back: what the check says is what policies and triggers say.
async function tried(database: Database, actor: Actor, taking: Taking, candidates: Candidate[]): Promise<Taken[]> {
  try {
    return await database.as(actor, async (tx) => {
      throw new RolledBack(await takeRows(tx, taking, candidates));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.taken;
    throw error;
  }
}

/** Marks rows whose key an earlier row of the file has. */
function repetitions(): (candidate: Candidate) => Candidate {
  const first = new Map<string, number>();
  return (candidate) => {
    const earlier = candidate.keys.map((key) => first.get(key)).find((line) => line !== undefined);
    if (earlier !== undefined && Object.keys(candidate.reasons).length === 0)
      candidate.reasons[""] = `repeats line ${earlier}`;
    if (Object.keys(candidate.reasons).length === 0) for (const key of candidate.keys) first.set(key, candidate.line);
    return candidate;
  };
}

function sample({ line, outcome, values, reasons }: Taken): Sample {
  return { line, outcome, values, reasons };
}

async function timeZone(database: Database, actor: Actor): Promise<string> {
  const [rows] = await database.flush(actor, [{ text: "select app.me() -> 'person' ->> 'time_zone'", values: [] }]);
  return rows?.[0]?.[0] ?? "Europe/Paris";
}
