import type { Actor, Database } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import { asTheirs } from "../entity/own-fields.ts";
import type { ImportRecord, Sample } from "./import-record.ts";
import { addLeftOut } from "./left-out.ts";
import { advance, counted, finish, keepNotTaken, notTakenBefore } from "./progress.ts";
import { fileRows } from "./read-file.ts";
import type { Candidate } from "./candidate.ts";
import { rowReading } from "./read-row.ts";
import { references } from "./references.ts";
import { repetitions } from "./repetitions.ts";
import { collect, tiesOf } from "./ties.ts";
import { rowsLeft, tell } from "./tell-tied.ts";
import { tie } from "./write-ties.ts";
import { isOut } from "./merged-rows.ts";
import { takeRows, type Taken, type Taking } from "./take-rows.ts";

const most_rows = 500;
const least_rows = 25;
const most_samples = 50;
// So many characters of values are one batch: rows may be large, and what is searched of them takes its time.
const most_characters = 200_000;
// A batch that took longer is followed by a smaller one: no write transaction may last two seconds.
const long_ms = 700;

/** Checks an import's rows (each batch is rolled back) or takes them in, from where the work stands to the end. */
export async function workThrough(
  database: Database,
  actor: Actor,
  entities: Record<string, Entity>,
  record: ImportRecord,
): Promise<void> {
  const entity = await asTheirs(database, actor, entities[record.entity] as Entity);
  const { settings, format, columns, state } = record;
  const known = references(entity, entities, settings);
  const taking: Taking = { entity, columns, settings, references: known, telling: state === "checking" };
  const read = rowReading({ entity, settings, columns, ...(await placeOf(database, actor)) });
  const remember = repetitions({ entity, settings, columns });
  const ties = tiesOf(entity, settings);
  let [waiting, size] = [[] as Candidate[], least_rows];
  // What was done before a restart is read again, for the keys, but not taken again.
  let behind = record.done;
  const not_taken = ties && behind > 0 && (await notTakenBefore(database, actor, record.id));
  const work = async (all: boolean) => {
    while (waiting.length >= size || (all && waiting.length > 0)) {
      const began = performance.now();
      const part = waiting.splice(0, fitting(waiting, size));
      const taken = await takeBatch(database, actor, taking, record, part);
      if (ties) for (const [place, candidate] of part.entries()) collect(ties, candidate, taken[place]);
      size = Math.max(least_rows, Math.min(most_rows, performance.now() - began > long_ms ? size >> 1 : size * 2));
    }
  };
  for await (const rows of fileRows(database, actor, record.id, format)) {
    const candidates = remember(rows.map((row) => read(row)));
    waiting.push(...candidates.slice(behind));
    if (not_taken) for (const one of candidates.slice(0, behind)) collect(ties, one, not_taken.get(one.line));
    behind = Math.max(0, behind - candidates.length);
    await work(false);
  }
  await work(true);
  const tied = ties && (await tie({ database, actor, taking, record }, ties));
  const left = tied ? await rowsLeft(database, actor, record, ties, tied) : [];
  await database.as(actor, async (tx) => {
    if (tied) await tell(tx, record, tied, left);
    await finish(tx, record, record.state === "checking" ? "checked" : "committed");
  });
}

/** How many of these rows, at least one, are a batch. */
function fitting(candidates: Candidate[], most: number): number {
  let characters = 0;
  const beyond = candidates
    .slice(0, most)
    .findIndex(({ values }) => (characters += JSON.stringify(values).length) > most_characters);
  return beyond < 0 ? most : Math.max(1, beyond);
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
): Promise<Taken[]> {
  const taken = record.state === "checking" ? await tried(database, actor, taking, candidates) : undefined;
  let next: Pick<ImportRecord, "counts" | "samples" | "left_out"> = record;
  const all = await database.as(actor, async (tx) => {
    const rows = taken ?? (await takeRows(tx, taking, candidates));
    const told = rows.filter(({ outcome, left }) => left.length > 0 || isOut(outcome));
    await keepNotTaken(
      tx,
      record.id,
      told.map(({ id, left, ...row }) => ({ ...row, left_out: left, row_id: id })),
    );
    const made = (record.counts.made ?? 0) + taking.references.made();
    const going = rows.filter(({ outcome }) => !isOut(outcome));
    const cells = (record.counts.cells ?? 0) + going.reduce((sum, { left }) => sum + left.length, 0);
    next = {
      counts: {
        ...counted(
          record.counts,
          rows.map(({ outcome }) => outcome),
        ),
        ...(made > 0 && { made }),
        ...(cells > 0 && { cells }),
      },
      samples: someOf([...record.samples, ...rows.map(sample)]),
      left_out: addLeftOut(record.left_out, going),
    };
    await advance(tx, record, candidates.length, next);
    return rows;
  });
  Object.assign(record, next, { done: record.done + candidates.length });
  return all;
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

function sample({ line, outcome, values, reasons, before }: Taken): Sample {
  return { line, outcome, values, reasons, ...(before ? { before } : {}) };
}

/** A few rows to look at: those that overwrite something first of all. */
function someOf(samples: Sample[]): Sample[] {
  const changing = samples.filter(({ before }) => before).slice(0, most_samples);
  return [...changing, ...samples.filter(({ before }) => !before).slice(0, most_samples - changing.length)];
}

/** Where the importer is: dates without an offset and numbers without a country code are of there. */
async function placeOf(database: Database, actor: Actor): Promise<{ time_zone: string; country: string }> {
  const [rows] = await database.flush(actor, [
    { text: "select app.me() -> 'person' ->> 'time_zone', app.me() -> 'person' ->> 'locale'", values: [] },
  ]);
  const [time_zone, locale] = rows?.[0] ?? [];
  return { time_zone: time_zone ?? "Europe/Paris", country: /-([A-Z]{2})$/.exec(locale ?? "")?.[1] ?? "FR" };
}
