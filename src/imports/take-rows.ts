import type { Transaction } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import { newId } from "../entity/operations.ts";
import { findMatches, type Match } from "./find-matches.ts";
import type { FoundColumn } from "./found-column.ts";
import type { ImportSettings } from "./import-settings.ts";
import type { Candidate, LeftOut, Values } from "./candidate.ts";
import { withLeft } from "./note-left.ts";
import { reasonOf } from "./reading/reason-of.ts";
import { takesFirst } from "./reading/several.ts";
import type { References } from "./references.ts";
import { refusal } from "./refusal.ts";
import { splitOnError } from "../entity/split-on-error.ts";
import { putBeside } from "./beside.ts";
import { leaveMerged } from "./merged-rows.ts";
import { beforeChange, insertRecords, moveRecords, unchangedRecords, updateRecords } from "./write-records.ts";

export const outcomes = ["create", "update", "restore", "unchanged", "merge", "binned", "skip", "invalid"] as const;
export type Outcome = (typeof outcomes)[number];

/** What became of a row, or would become of it. */
export type Taken = {
  line: number;
  cells: string[];
  outcome: Outcome;
  reasons: Record<string, string>;
  /** The cells without which it goes in. */
  left: LeftOut[];
  id: string | null;
  values: Values;
  /** Who does it beside its owner, where the file names several. */
  beside: string[];
  /** What a record that is there holds where the row holds something else; known of a check only. */
  before?: Values;
};

/** What taking rows needs to know of the import. */
export type Taking = {
  entity: Entity;
  columns: FoundColumn[];
  settings: ImportSettings;
  references: References;
  /** Whether it is to be told what is overwritten. */
  telling: boolean;
};

/** Takes rows in, as whoever has entered: finds what each is about, checks it, writes all that may be written. */
export async function takeRows(tx: Transaction, taking: Taking, candidates: Candidate[]): Promise<Taken[]> {
  const { entity, settings, references } = taking;
  const matches = await findMatches(tx, entity, settings, candidates);
  // Of a row that is left out no tag is made.
  const whole = candidates.filter((one) => isWhole(one) && !isUnclear(matches(one)) && isNamed(one, matches(one)));
  await references.learn(
    tx,
    candidates,
    whole.filter((one) => !leftOut(settings, matches(one))),
  );
  const about = new Map<string, number>();
  const taken = candidates.map((candidate) => judge(taking, candidate, matches(candidate), about));
  const of = (...wanted: Outcome[]) => taken.filter(({ outcome }) => wanted.includes(outcome));
  await restore(tx, entity, of("restore"));
  if (taking.telling) await beforeChange(tx, entity, of("update"));
  await update(tx, entity, of("update", "restore"));
  await create(tx, taking, of("create"));
  leaveMerged(taken);
  const beside = of("create", "update", "restore", "unchanged").filter((row) => row.beside.length > 0);
  await putBeside(tx, beside, (id) => {
    const row = beside.find((one) => one.id === id);
    if (row)
      leave(settings, row, "owner_id", textOf(row, settings, "owner_id"), "you may not give records to this person");
  });
  return taken;
}

function judge(taking: Taking, candidate: Candidate, matches: Match[], about: Map<string, number>): Taken {
  const { entity, settings } = taking;
  const { line, cells } = candidate;
  const row: Taken = {
    line,
    cells,
    outcome: "create",
    reasons: { ...candidate.reasons },
    left: [...candidate.left],
    id: null,
    values: { ...candidate.values },
    beside: [],
  };
  for (const [field, texts] of Object.entries(candidate.wanted))
    if (takesFirst(entity, field)) pointToFirst(taking, row, field, texts);
    else pointTo(taking, row, field, texts);
  delete row.values["id"];
  const [match] = livingFirst(matches);
  const left_out = isWhole(candidate) && leftOut(settings, matches);
  if (isUnclear(matches)) row.reasons[""] = "matches several records";
  if (!left_out && !isWhole(row)) return { ...row, outcome: notWhole(row, candidate) };
  if (!match) return created(taking, row, candidate.called);
  row.id = match.id;
  const earlier = about.get(match.id);
  about.set(match.id, line);
  if (earlier !== undefined) return refuse(row, { "": `repeats line ${earlier}` }, "skip");
  if (left_out) return refuse(row, { "": left_out.why }, left_out.outcome);
  return updated(taking, row, match.binned);
}

function notWhole({ reasons }: Taken, { added }: Candidate): Outcome {
  if (Object.values(reasons).some((reason) => !/^(repeats|adds to) /.test(reason))) return "invalid";
  return added ? "merge" : "skip";
}

/** The ids that a row's texts mean; a text that means none is left out, or names a company that is not here yet. */
function pointTo({ entity, settings, references }: Taking, row: Taken, field: string, texts: string[]): void {
  const ids: string[] = [];
  for (const text of texts) {
    const meant = references.meant(field, text);
    if ("id" in meant) ids.push(meant.id);
    else if (field === "account_id" && "company_name" in entity.fields && !row.values["company_name"])
      row.values["company_name"] = text.slice(0, 500);
    else leave(settings, row, field, text, meant.reason);
  }
  const value = entity.fields[field]?.list ? ids : ids[0];
  if (ids.length > 0) row.values[field] = value;
}

/** The first that is here of those that a cell names; who is here, too, does it beside them. */
function pointToFirst({ settings, references }: Taking, row: Taken, field: string, texts: string[]): void {
  const meant = texts.map((text) => ({ text, ...references.meant(field, text) }));
  const found = meant.flatMap((one) => ("id" in one ? [one] : []));
  const [first, ...others] = new Set(found.map(({ id }) => id));
  if (first === undefined) {
    const [whole] = meant;
    if (whole && "reason" in whole) leave(settings, row, field, whole.text, whole.reason);
    return;
  }
  row.values[field] = first;
  if (field === "owner_id") row.beside = others;
  // (Not the whole cell, and not one of two ways to write one that was found.)
  const told = meant.filter(
    ({ text, ...one }) =>
      "reason" in one &&
      !meant.some(
        (other) => other.text !== text && (text.includes(other.text) || ("id" in other && other.text.includes(text))),
      ),
  );
  for (const one of told) if ("reason" in one) leave(settings, row, field, one.text, one.reason);
}

function leave({ mapping }: ImportSettings, row: Taken, field: string, text: unknown, reason: string): void {
  const column = mapping.find((mapped) => mapped.field === field)?.column ?? -1;
  row.left.push({ column, field, text: String(text ?? "").slice(0, 500), reason });
}

/** Why a row that is about one record is not taken, whatever it says. */
function leftOut({ on_match, restore: wished }: ImportSettings, matches: Match[]): NotTaken | undefined {
  const [match] = livingFirst(matches);
  if (!match || isUnclear(matches)) return undefined;
  if (match.binned) return wished ? undefined : { outcome: "binned", why: "is in the bin" };
  return on_match === "skip" ? { outcome: "skip", why: "is there already" } : undefined;
}

type NotTaken = { outcome: "skip" | "binned"; why: string };

const isNamed = ({ values, called }: Candidate, matches: Match[]) =>
  matches.length > 0 || values["name"] !== undefined || called !== undefined;
const livingFirst = (matches: Match[]) => matches.toSorted((one, other) => Number(one.binned) - Number(other.binned));
const isUnclear = (matches: Match[]) => matches.filter(({ binned }) => !binned).length > 1;
const isWhole = ({ reasons }: Pick<Candidate, "reasons">) => Object.keys(reasons).length === 0;

function created({ entity, columns, settings }: Taking, row: Taken, called: string | undefined): Taken {
  const { lost_reason, ...defaults } = settings.defaults;
  const lists = Object.entries(defaults).map(([field, value]) => [field, entity.fields[field]?.list ? [value] : value]);
  const values: Values = { ...(Object.fromEntries(lists) as Values), ...row.values };
  const name = values["name"] ?? called;
  // (What others are called by may follow from their columns.)
  const is_named = !!entity.fields["name"]?.creatable;
  if (name === undefined && is_named) return refuse(row, { "": "nothing in it names anybody" });
  if (!values["external_id"]) delete values["external_source"];
  if (entity.fields["lost_reason"] && isLost(entity, values["stage"]) && !values["lost_reason"]) {
    if (lost_reason) values["lost_reason"] = lost_reason;
    else {
      leave(settings, row, "stage", textOf(row, settings, "stage"), "a lost lead needs a reason of loss");
      delete values["stage"];
    }
  }
  const whole = withLeft(entity, columns, { ...values, ...(is_named && { name }) }, row.left);
  return checked(entity, { ...row, id: newId(), values: whole }, "create", settings);
}

const isLost = ({ fields }: Entity, stage: unknown) =>
  fields["stage"]?.listed?.find(({ key }) => key === stage)?.type === "lost";
const textOf = ({ cells }: Taken, { mapping }: ImportSettings, field: string) =>
  cells[mapping.find((mapped) => mapped.field === field)?.column ?? -1];

// State and owner of a record that is there are changed by verbs, never by a file; its note stays where the file has none.
function updated({ entity, columns }: Taking, row: Taken, binned: boolean): Taken {
  const all = row.values["note"] === undefined ? row.values : withLeft(entity, columns, row.values, row.left);
  const values = Object.fromEntries(Object.entries(all).filter(([field]) => entity.fields[field]?.updatable));
  return { ...checked(entity, { ...row, values }, "update"), ...(binned ? { outcome: "restore" as const } : {}) };
}

function checked(entity: Entity, row: Taken, outcome: "create" | "update", settings?: ImportSettings): Taken {
  const parsed = entity[outcome].safeParse(row.values, { reportInput: true });
  if (parsed.success) return { ...row, outcome, values: parsed.data };
  const wrong = parsed.error.issues.map((issue) => [
    String(issue.path[0] ?? ""),
    reasonOf(issue, entity.fields[String(issue.path[0])]),
  ]);
  const fields = Object.fromEntries(wrong) as Record<string, string>;
  // The row goes in without what cannot stay, if it can do without.
  if (!settings || Object.keys(fields).some((field) => !(field in row.values) || entity.fields[field]?.required))
    return refuse(row, fields);
  for (const [field, reason] of Object.entries(fields)) {
    leave(settings, row, field, row.values[field], reason);
    delete row.values[field];
  }
  return checked(entity, row, outcome);
}

/** Inserts new records; where the database refuses one for a single value, once more without that value. */
async function create(tx: Transaction, { entity, columns, settings }: Taking, rows: Taken[]): Promise<void> {
  const again: Taken[] = [];
  const insert = (part: Taken[]) =>
    insertRecords(
      tx,
      entity,
      part.map(({ id, values }) => ({ ...values, id })),
    );
  await splitOnError(tx, rows, insert, (row, error) => {
    const reasons = refusal(error, "is not yours to create with this owner");
    const [field = "", reason = ""] = Object.entries(reasons)[0] ?? [];
    const own = settings.defaults["owner_id"];
    if (field === "" && row.values["owner_id"] && row.values["owner_id"] !== own) {
      leave(settings, row, "owner_id", textOf(row, settings, "owner_id"), "you may not give records to this person");
      if (own) row.values["owner_id"] = own;
      else delete row.values["owner_id"];
      row.values = withLeft(entity, columns, row.values, row.left);
      again.push(row);
    } else if (field in row.values && !entity.fields[field]?.required) {
      leave(settings, row, field, textOf(row, settings, field), reason);
      delete row.values[field];
      again.push(row);
    } else refuse(row, reasons);
  });
  await splitOnError(
    tx,
    again,
    insert,
    (row, error) => void refuse(row, refusal(error, "is not yours to create with this owner")),
  );
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
