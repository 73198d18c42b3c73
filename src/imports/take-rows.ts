import type { Transaction } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import { newId } from "../entity/operations.ts";
import { findMatches, type Match } from "./find-matches.ts";
import type { ImportSettings } from "./import-settings.ts";
import { reasonOf, type Candidate, type Values } from "./read-row.ts";
import type { References } from "./references.ts";
import { refusal } from "./refusal.ts";
import { splitOnError } from "./split-on-error.ts";
import { insertRecords, moveRecords, unchangedRecords, updateRecords } from "./write-records.ts";

export const outcomes = ["create", "update", "restore", "unchanged", "binned", "skip", "invalid"] as const;
export type Outcome = (typeof outcomes)[number];

/** What became of a row, or would become of it. */
export type Taken = {
  line: number;
  cells: string[];
  outcome: Outcome;
  reasons: Record<string, string>;
  id: string | null;
  values: Values;
};

/** What taking rows needs to know of the import. */
export type Taking = { entity: Entity; settings: ImportSettings; references: References };

/** Takes rows in, as whoever has entered: finds what each is about, checks it, writes all that may be written. */
export async function takeRows(tx: Transaction, taking: Taking, candidates: Candidate[]): Promise<Taken[]> {
  const { entity, settings, references } = taking;
  const matches = await findMatches(tx, entity, settings.match_key, candidates);
  // Of a row that is left out no tag is made.
  const whole = candidates.filter((one) => isWhole(one) && !isUnclear(matches(one)));
  await references.learn(
    tx,
    candidates,
    whole.filter((one) => !leftOut(settings, matches(one))),
  );
  const about = new Map<string, number>();
  const taken = candidates.map((candidate) => judge(taking, candidate, matches(candidate), about));
  await restore(
    tx,
    entity,
    taken.filter(({ outcome }) => outcome === "restore"),
  );
  await update(
    tx,
    entity,
    taken.filter(({ outcome }) => outcome === "update" || outcome === "restore"),
  );
  await splitOnError(
    tx,
    taken.filter(({ outcome }) => outcome === "create"),
    (rows) =>
      insertRecords(
        tx,
        entity,
        rows.map(({ id, values }) => ({ ...values, id })),
      ),
    (row, error) => refuse(row, refusal(error, "is not yours to create with this owner")),
  );
  return taken;
}

function judge(
  { entity, settings, references }: Taking,
  candidate: Candidate,
  matches: Match[],
  about: Map<string, number>,
): Taken {
  const { line, cells } = candidate;
  const row: Taken = {
    line,
    cells,
    outcome: "create",
    reasons: { ...candidate.reasons },
    id: null,
    values: { ...candidate.values },
  };
  for (const [field, texts] of Object.entries(candidate.wanted)) {
    const ids: string[] = [];
    for (const text of texts) {
      const meant = references.meant(field, text);
      if ("id" in meant) ids.push(meant.id);
      else row.reasons[field] = meant.reason;
    }
    row.values[field] = entity.fields[field]?.list ? ids : ids[0];
  }
  delete row.values["id"];
  const [match] = livingFirst(matches);
  const left_out = isWhole(candidate) && leftOut(settings, matches);
  if (isUnclear(matches)) row.reasons[""] = "matches several records";
  if (!left_out && !isWhole(row))
    return {
      ...row,
      outcome: Object.values(row.reasons).some((reason) => !reason.startsWith("repeats ")) ? "invalid" : "skip",
    };
  if (!match) return created(entity, row, settings.defaults);
  row.id = match.id;
  const earlier = about.get(match.id);
  about.set(match.id, line);
  if (earlier !== undefined) return refuse(row, { "": `repeats line ${earlier}` }, "skip");
  if (left_out) return refuse(row, { "": left_out.why }, left_out.outcome);
  return updated(entity, row, match.binned);
}

/** Why a row that is about one record is not taken, whatever it says. */
function leftOut({ on_match, restore }: ImportSettings, matches: Match[]): LeftOut | undefined {
  const [match] = livingFirst(matches);
  if (!match || isUnclear(matches)) return undefined;
  if (match.binned) return restore ? undefined : { outcome: "binned", why: "is in the bin" };
  return on_match === "skip" ? { outcome: "skip", why: "is there already" } : undefined;
}

type LeftOut = { outcome: "skip" | "binned"; why: string };

const livingFirst = (matches: Match[]) => matches.toSorted((one, other) => Number(one.binned) - Number(other.binned));
const isUnclear = (matches: Match[]) => matches.filter(({ binned }) => !binned).length > 1;
const isWhole = ({ reasons }: Pick<Candidate, "reasons">) => Object.keys(reasons).length === 0;

function created(entity: Entity, row: Taken, defaults: Values): Taken {
  const lists = Object.entries(defaults).map(([field, value]) => [field, entity.fields[field]?.list ? [value] : value]);
  return checked(
    entity,
    { ...row, id: newId(), values: { ...(Object.fromEntries(lists) as Values), ...row.values } },
    "create",
  );
}

// State and owner of a record that is there are changed by verbs, never by a file.
function updated(entity: Entity, row: Taken, binned: boolean): Taken {
  const values = Object.fromEntries(Object.entries(row.values).filter(([field]) => entity.fields[field]?.updatable));
  return { ...checked(entity, { ...row, values }, "update"), ...(binned ? { outcome: "restore" as const } : {}) };
}

function checked(entity: Entity, row: Taken, outcome: "create" | "update"): Taken {
  const parsed = entity[outcome].safeParse(row.values, { reportInput: true });
  if (parsed.success) return { ...row, outcome, values: parsed.data };
  const reasons = parsed.error.issues.map((issue) => [
    issue.path[0] ?? "",
    reasonOf(issue, entity.fields[String(issue.path[0])]),
  ]);
  return refuse(row, Object.fromEntries(reasons) as Record<string, string>);
}

async function restore(tx: Transaction, entity: Entity, rows: Taken[]): Promise<void> {
  if (rows.length === 0) return;
  const restored = new Set<string>();
  await splitOnError(
    tx,
    rows,
    async (part) => (await moveRecords(tx, entity, part.map(idOf), false)).forEach((id) => restored.add(id)),
    (row, error) => refuse(row, refusal(error, "is not yours to change")),
  );
  for (const row of rows)
    if (row.outcome === "restore" && !restored.has(idOf(row))) refuse(row, { "": "is not yours to change" });
}

async function update(tx: Transaction, entity: Entity, rows: Taken[]): Promise<void> {
  const standing = rows.filter(({ outcome }) => outcome !== "invalid");
  const changed = new Set<string>();
  const records = (part: Taken[]) => part.map(({ id, values }) => ({ ...values, id }));
  await splitOnError(
    tx,
    standing,
    async (part) => (await updateRecords(tx, entity, records(part))).forEach((id) => changed.add(id)),
    (row, error) => refuse(row, refusal(error, "is not yours to change")),
  );
  const left = standing.filter((row) => row.outcome === "update" && !changed.has(idOf(row)));
  if (left.length === 0) return;
  const unchanged = await unchangedRecords(tx, entity, records(left));
  for (const row of left) {
    if (unchanged.has(idOf(row))) row.outcome = "unchanged";
    else refuse(row, { "": "is not yours to change" });
  }
}

function refuse(
  row: Taken,
  reasons: Record<string, string>,
  outcome: "invalid" | "skip" | "binned" = "invalid",
): Taken {
  return Object.assign(row, { outcome, reasons });
}

const idOf = ({ id }: { id: string | null }) => id ?? "";
