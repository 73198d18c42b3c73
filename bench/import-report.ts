import { decoderOf } from "../src/imports/decode.ts";
import { isEmpty } from "../src/imports/read-cell.ts";
import { rowReader } from "../src/imports/read-rows.ts";
import type { ImportRecord } from "../src/imports/import-record.ts";
import type { NotTaken } from "../src/imports/progress.ts";

/** What came of one file. */
export type Report = {
  file: string;
  rows: number;
  taken: number;
  repeated: number;
  emails: number;
  emails_kept: number;
  phones: number;
  phones_kept: number;
  columns: number;
  guessed: number;
  cells: number;
  left_out: number;
  altered: number;
  examples: string[];
};

type Came = { record: ImportRecord; problems: NotTaken[]; records: Record<string, unknown>[]; bytes: Buffer };

const address = /[^\s@<>,;|()"']+(?:'[^\s@<>,;|()"']+)*@[^\s@<>,;|()"']+\.[\p{L}]{2,}/gu;

const nothing = {
  rows: 0,
  taken: 0,
  repeated: 0,
  emails: 0,
  emails_kept: 0,
  phones: 0,
  phones_kept: 0,
  columns: 0,
  guessed: 0,
  cells: 0,
  left_out: 0,
  altered: 0,
};

/** Holds what came of a file against what stands in it. */
export function compared(file: string, came: Came | undefined, refused: string): Report {
  if (!came) return { file, ...nothing, examples: refused ? [refused] : [] };
  const { columns, counts, settings, total } = came.record;
  const { create = 0, update = 0, restore = 0, unchanged = 0, skip = 0, cells: left_out = 0 } = counts;
  const rows = rowsOf(came);
  const { examples, ...cells } = compareCells(came, rows);
  return {
    file,
    rows: total,
    taken: create + update + restore + unchanged,
    repeated: skip,
    left_out,
    columns: columns.length,
    guessed: settings.mapping.filter(({ as }) => as !== "labelled").length,
    ...countEmails(came, rows),
    ...countPhones(came, rows),
    ...cells,
    examples: [...(refused ? [refused] : []), ...examples, ...explained(came)],
  };
}

function countEmails({ record, records }: Came, rows: string[][]): Pick<Report, "emails" | "emails_kept"> {
  const mapped = record.settings.mapping;
  const owners = new Set(mapped.filter(({ field }) => field === "owner_id").map(({ column }) => column));
  const emails = new Set(
    rows
      .flatMap((row) => row.filter((_, index) => !owners.has(index)))
      .flatMap((cell) => cell.toLowerCase().match(address) ?? []),
  );
  const held = new Set(records.flatMap((one) => (one["emails"] as string[] | undefined) ?? []));
  return { emails: emails.size, emails_kept: [...emails].filter((one) => held.has(one)).length };
}

// Cells of which the import itself has said that they were left out are not expected to be found.
function compareCells(came: Came, rows: string[][]): Pick<Report, "cells" | "altered" | "examples"> {
  const { record, records } = came;
  const texts = records.map((one) => JSON.stringify(one).toLowerCase());
  const known = toldOf(came);
  const found = { cells: 0, altered: 0, examples: [] as string[] };
  for (const { column, field, as } of record.settings.mapping)
    for (const row of rows) {
      const cell = row[column]?.trim() ?? "";
      if (isEmpty(cell) || cell === "0" || known.has(cell)) continue;
      found.cells++;
      if (isKept(cell, field, as, records, texts)) continue;
      found.altered++;
      if (found.examples.length < 6) found.examples.push(`${field}: ${cell.slice(0, 60)}`);
    }
  return found;
}

function toldOf({ record, problems }: Came): Set<string> {
  return new Set([
    ...problems.flatMap((row) => row.left_out.map(({ text }) => text)),
    ...record.left_out.map(({ text }) => text),
    ...problems
      .filter(({ outcome }) => ["invalid", "skip", "binned"].includes(outcome))
      .flatMap((row) => row.cells.map((cell) => cell.trim())),
  ]);
}

/** How the columns were understood, and some of what was refused or left out. */
function explained({ record, problems }: Came): string[] {
  const understood = record.settings.mapping.map(
    ({ column, field, as }) => `${record.columns[column]?.name}→${field}${as ? `:${as}` : ""}`,
  );
  const refused = problems.filter(({ outcome }) => outcome === "invalid").slice(0, 3);
  return [
    `<${understood.join(", ")}>`,
    ...refused.map((row) => `${row.line} ${JSON.stringify(row.reasons)}`),
    ...record.left_out
      .slice(0, 5)
      .map((one) => `left ${one.field} "${one.text.slice(0, 30)}" ${one.reason} ×${one.count}`),
  ];
}

function rowsOf({ record, bytes }: Came): string[][] {
  const decoder = decoderOf(record.format.encoding);
  const reader = rowReader(record.format.delimiter);
  const rows = [...reader.push(decoder.write(bytes) + decoder.end()), ...reader.end()].map(({ cells }) => cells);
  return rows.slice((record.format.above ?? 0) + (record.format.header ? 1 : 0));
}

function countPhones({ record, records }: Came, rows: string[][]): Pick<Report, "phones" | "phones_kept"> {
  const phones = new Set(
    records
      .flatMap((one) => [...((one["phones"] as string[] | undefined) ?? []), one["phone"] as string])
      .map((one) => String(one).replace(/\D/g, "").slice(-7)),
  );
  const heading = /phone|tel|mobil|cell|fon|handy|gsm|whats|portable|numero|number/i;
  const bare = (text: string) => text.replace(/\s*\(?(x|ext\.?|extension)\s*\d+\)?$/i, "");
  const found = { phones: 0, phones_kept: 0 };
  for (const { index } of record.columns.filter(({ name }) => heading.test(name)))
    for (const row of rows) {
      const digits = bare(row[index] ?? "").replace(/\D/g, "");
      if (!/^[+'(]?[\d\s().x/-]{7,25}$/i.test(bare(row[index] ?? "").trim()) || digits.length < 8) continue;
      found.phones++;
      if (phones.has(digits.slice(-7)) || phones.has(digits.slice(0, -3).slice(-7))) found.phones_kept++;
    }
  return found;
}

function isKept(
  cell: string,
  field: string,
  as: string | undefined,
  records: Record<string, unknown>[],
  texts: string[],
): boolean {
  const flat = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();
  const wanted = flat(cell);
  const values = () => records.map((one) => one[field]);
  if (
    [
      "stage",
      "status",
      "owner_id",
      "country",
      "do_not_contact",
      "civility",
      "account_id",
      "tag_ids",
      "type",
      "currency",
    ].includes(field) ||
    as === "calling_code"
  )
    return true;
  if (["phones", "phone"].includes(field)) {
    const digits = cell.replace(/\s*\(?(x|ext\.?|extension)\s*\d+\)?$/i, "").replace(/\D/g, "");
    return texts.some((text) => text.replace(/\D/g, "").includes(digits.slice(-7))) || digits.length < 7;
  }
  if (field === "emails")
    return (
      (wanted.match(address) ?? []).every((one) => texts.some((text) => text.includes(one))) && wanted.includes("@")
    );
  if (["value", "probability", "score", "size", "revenue"].includes(field))
    return values().some((value) => sameNumber(cell, Number(value)));
  if (/_at$|close|since/.test(field)) return values().some((value) => String(value ?? "").length >= 10);
  const kept = JSON.stringify(flat(cell.replace(/^'(?=[=+@-])/, ""))).slice(1, -1);
  return texts.some((text) => flat(text.replaceAll("\\n", " ")).includes(kept.replaceAll("\\n", " ")));
}

// By its digits alone: what stands before the last sign may be grouped any way.
function sameNumber(cell: string, value: number): boolean {
  const digits = (text: string) => text.replace(/\D/g, "").replace(/^0+|0+$/g, "");
  return digits(cell) === digits(String(value)) || digits(cell) === digits(value.toFixed(2)) || digits(cell) === "";
}
