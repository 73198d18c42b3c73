import type { z } from "zod";
import { most_in_list, type Entity, type Field } from "../entity/describe.ts";
import type { ImportSettings, Mapped } from "./import-settings.ts";
import { bareCell, parts, readCell } from "./read-cell.ts";
import type { FileRow } from "./read-rows.ts";

export type Values = Record<string, unknown>;

/** A row of the file as values of an entity, before anything was looked up. */
export type Candidate = {
  line: number;
  cells: string[];
  values: Values;
  /** References as they are written, by field: ids, names or e-mail addresses. */
  wanted: Record<string, string[]>;
  /** By which the record is found; empty where there is no match key or the row has none. */
  keys: string[];
  /** What is wrong, by field; "" is the row as a whole. */
  reasons: Record<string, string>;
};

/** Makes candidates of rows. An empty cell says nothing: a new record takes the default, a matched one stays as it is. */
export function rowReading(
  entity: Entity,
  settings: ImportSettings,
  columns: number,
  time_zone: string,
): (row: FileRow) => Candidate {
  const by_field = Map.groupBy(settings.mapping, ({ field }) => field);
  return ({ line, cells, broken }) => {
    const candidate: Candidate = { line, cells, values: {}, wanted: {}, keys: [], reasons: {} };
    if (broken) candidate.reasons[""] = broken;
    else if (cells.slice(columns).some((cell) => cell.trim() !== ""))
      candidate.reasons[""] = "has more cells than there are columns";
    else for (const [name, mapped] of by_field) readField(candidate, entity.fields[name] as Field, mapped, time_zone);
    candidate.keys = keysOf(candidate, settings.match_key);
    return candidate;
  };
}

function readField(candidate: Candidate, field: Field, mapped: Mapped[], time_zone: string): void {
  const texts = mapped.map(({ column }) => bareCell(candidate.cells[column] ?? "")).filter((text) => text !== "");
  if (texts.length === 0) return;
  if (field.reference) {
    const wanted = field.list ? [...new Set(texts.flatMap((text) => parts(field, text)))] : [texts.join(" ")];
    // Not even looked up: one cell of a file may hold a million.
    if (wanted.length > most_in_list) candidate.reasons[field.name] = "is too long or too large";
    else candidate.wanted[field.name] = wanted;
    return;
  }
  const read = readCell(field, texts, mapped[0] as Mapped, time_zone);
  if ("reason" in read) {
    candidate.reasons[field.name] = read.reason;
    return;
  }
  const parsed = field.schema.safeParse(read.value);
  if (parsed.success) candidate.values[field.name] = parsed.data;
  else candidate.reasons[field.name] = reasonOf(parsed.error.issues[0], field);
}

function keysOf({ values }: Candidate, match_key: string | null): string[] {
  const value = match_key === null ? undefined : values[match_key];
  if (value === undefined || value === null) return [];
  // The fields' own schemas have made addresses and numbers comparable already.
  return (Array.isArray(value) ? value : [value]).map((key) =>
    match_key === "id" ? String(key).toLowerCase() : String(key),
  );
}

/** What is wrong with a value, in the words that people read. */
export function reasonOf(issue: z.core.$ZodIssue | undefined, field: Field | undefined): string {
  switch (issue?.code) {
    case "too_big":
      return "is too long or too large";
    case "too_small":
      return "is too small";
    case "invalid_value":
      return "is none of the choices";
    case "invalid_type":
      return issue.input === undefined ? "is required" : "cannot be used";
  }
  if (issue?.message.startsWith("is no ")) return issue.message;
  return by_kind[field?.kind ?? ""] ?? "cannot be used";
}

const by_kind: Record<string, string> = {
  email: "is no e-mail address",
  url: "is no web address",
  reference: "is no id",
  date: "is no date",
  moment: "is no date",
};
