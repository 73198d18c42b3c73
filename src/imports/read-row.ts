import { most_in_list, type Entity, type Field } from "../entity/describe.ts";
import type { Candidate } from "./candidate.ts";
import type { FoundColumn } from "./found-column.ts";
import { fold } from "./fold.ts";
import type { ImportSettings, Mapped } from "./import-settings.ts";
import { currencyIn } from "./numbers.ts";
import { bareCell, parts, readCell } from "./read-cell.ts";
import { mendSplit } from "./mend-split.ts";
import type { FileRow } from "./read-rows.ts";
import { calledAfter } from "./reading/called.ts";
import { conceptsOf } from "./reading/concepts.ts";
import { readCountry } from "./reading/countries.ts";
import { readTies } from "./read-ties.ts";
import { addLines, nameIn, noteIn } from "./reading/put-together.ts";
import { companyOf, noteOf, isTied } from "./reading/targets.ts";
import { eachNamed, takesFirst } from "./reading/several.ts";
import { onePhone, readMany, type Dialling } from "./reading/read-many.ts";
import { reasonOf } from "./reading/reason-of.ts";

/** What reading needs to know of the import. */
export type Reading = {
  entity: Entity;
  settings: ImportSettings;
  columns: FoundColumn[];
  time_zone: string;
  country: string;
};

type Cells = { mapped: Mapped; text: string }[];

/** Makes candidates of rows. An empty cell says nothing: a new record takes the default, a matched one stays as it is. */
export function rowReading(reading: Reading): (row: FileRow) => Candidate {
  const { entity, settings, columns } = reading;
  const by_field = Map.groupBy(settings.mapping, ({ field }) => field);
  const decides = !(by_field.get("ended_at") ?? []).some(({ column }) => /^r[eé]s/i.test(columns[column]?.name ?? ""));
  const named = countryColumn(reading);
  return ({ line, cells: given, broken }) => {
    const cells = mendSplit(given, columns.length);
    const candidate = blank(line, cells);
    if (broken) candidate.reasons[""] = broken;
    else if (cells.length > 1 && columns.every(({ name, index }) => (cells[index] ?? "").trim() === name))
      candidate.reasons[""] = "repeats the headings";
    else if (cells.slice(columns.length).some((cell) => cell.trim() !== ""))
      candidate.reasons[""] = "has more cells than there are columns";
    else {
      const texts = (field: string): Cells =>
        (by_field.get(field) ?? []).flatMap((mapped) => {
          const text = bareCell(cells[mapped.column] ?? "");
          return text === "" ? [] : [{ mapped, text }];
        });
      const dialling = diallingOf(reading, cells, named);
      readTies(reading.entity, candidate, [...by_field.keys()].flatMap(texts));
      for (const name of by_field.keys())
        readField(reading, candidate, entity.fields[name] as Field, texts(name).filter(isOwn(entity)), dialling);
      const { ended_at, status } = candidate.values;
      if (ended_at && isToEnd(status, decides)) candidate.values["status"] = "done";
      candidate.called = calledAfter(candidate, texts("external_id").filter(isOwn(entity))[0], columns);
    }
    candidate.keys = keysOf(candidate, settings.match_key);
    return candidate;
  };
}

// What names other rows is not the row's own.
const isOwn =
  (entity: Entity) =>
  ({ mapped }: Cells[number]) =>
    !isTied(entity, mapped);

// What was completed is done, whatever list it still stands in; what was resolved once (Jira) may have been opened again.
const isToEnd = (status: unknown, decides: boolean) =>
  decides ? status !== "done" && status !== "cancelled" : status === undefined;

function blank(line: number, cells: string[]): Candidate {
  return {
    line,
    cells,
    values: {},
    wanted: {},
    ties: [],
    known_as: [],
    keys: [],
    shares: false,
    called: undefined,
    left: [],
    reasons: {},
  };
}

/** Which column names a row's country; an entity without one of its own has it in the note. */
function countryColumn({ entity, settings: { mapping }, columns }: Reading): number | undefined {
  const says = ({ column }: Mapped) => conceptsOf(columns[column]?.name ?? "", entity.name)[0] === "country";
  const own = mapping.find(({ field, as }) => field === "country" && !as);
  return (own ?? mapping.find((mapped) => mapped.as === "labelled" && says(mapped)))?.column;
}

function diallingOf({ country, settings }: Reading, cells: string[], named: number | undefined) {
  const codes = settings.mapping.filter(({ as }) => as === "calling_code");
  const code = codes.map(({ column }) => bareCell(cells[column] ?? "")).find((text) => text !== "");
  const of_row = named === undefined ? undefined : readCountry(bareCell(cells[named] ?? ""));
  return (mapped: Mapped): Dialling => ({ code, country: of_row ?? mapped.country ?? country });
}

function readField(
  reading: Reading,
  candidate: Candidate,
  field: Field,
  given: Cells,
  dialling: (mapped: Mapped) => Dialling,
): void {
  const cells = given.flatMap((cell) => meant(reading, candidate, field, cell));
  const [first] = cells;
  if (!first) return;
  if (field.reference) return readReference(reading, candidate, field, cells);
  if (field.list) return readList(reading, candidate, field, cells, dialling);
  if (field.name === noteOf(reading.entity)) return noteIn(candidate, field.name, cells, reading.columns);
  if (field.name === "name") return readName(reading, candidate, field, cells);
  if (field.kind === "phone") {
    const phone = onePhone(first.text, dialling(first.mapped));
    if (phone) candidate.values[field.name] = phone.number;
    else leave(candidate, field, first.mapped, first.text, "is no phone number");
    return;
  }
  readOne(reading, candidate, field, first.mapped, cells.map(({ text }) => text).join(" "));
}

/** A name from its columns; a part of it that the whole one lacks is noted, as what else somebody is called. */
function readName({ entity, settings, columns }: Reading, candidate: Candidate, field: Field, given: Cells): void {
  const company = settings.mapping.find((mapped) => mapped.field === companyOf(entity)?.field);
  const cells = withoutCompany(given, candidate.cells[company?.column ?? -1] ?? "");
  const name = nameIn(cells);
  put(candidate, field, (cells[0] as Cells[number]).mapped, name);
  if (!("note" in entity.fields)) return;
  for (const { mapped, text } of cells)
    if (!fold(name ?? "").includes(fold(text))) addToNote(candidate, `${columns[mapped.column]?.name ?? ""}: ${text}`);
}

/** The cells of a name without one that only repeats the company, where others name a person. */
function withoutCompany(cells: Cells, company: string): Cells {
  const person = cells.filter(({ mapped, text }) => mapped.as || fold(text) !== fold(company));
  return cells.some(({ mapped }) => mapped.as) ? person : cells;
}

/** A cell with the meaning that was given to its text; none where it is to be left out. */
function meant({ settings }: Reading, candidate: Candidate, field: Field, cell: Cells[number]): Cells {
  const given = settings.values?.[field.name]?.[fold(cell.text)];
  if (given === undefined || cell.mapped.as) return [cell];
  if (given === null) return [];
  if (!field.reference) return [{ ...cell, text: given }];
  (candidate.wanted[field.name] ??= []).push(given);
  return [];
}

function readOne({ time_zone }: Reading, candidate: Candidate, field: Field, mapped: Mapped, text: string): void {
  const read = readCell(field, text, mapped, time_zone);
  if ("reason" in read) return leave(candidate, field, mapped, text, read.reason);
  put(candidate, field, mapped, read.value, text);
  // "$1,200" in a column of amounts says what it counts in.
  const currency = field.kind === "money" && field.name === "value" ? currencyIn(text) : undefined;
  if (currency) candidate.values["currency"] ??= currency;
}

function put(candidate: Candidate, field: Field, mapped: Mapped, value: unknown, text = String(value)): void {
  if (value === undefined) return;
  const parsed = field.schema.safeParse(value);
  if (parsed.success) candidate.values[field.name] = parsed.data;
  else leave(candidate, field, mapped, text, reasonOf(parsed.error.issues[0], field));
}

function readReference({ entity, settings }: Reading, candidate: Candidate, field: Field, cells: Cells): void {
  const texts = cells.map(({ text }) => text);
  const wanted = field.list
    ? [...new Set(texts.flatMap((text) => parts(field, text)))]
    : takesFirst(entity, field.name)
      ? eachNamed(texts.join(" ")).flatMap((text) => settings.values?.[field.name]?.[fold(text)] ?? text)
      : [texts.join(" ")];
  // Not even looked up: one cell of a file may hold a million.
  if (wanted.length > most_in_list)
    leave(
      candidate,
      field,
      (cells[0] as Cells[number]).mapped,
      texts.join(" ").slice(0, 500),
      "is too long or too large",
    );
  else candidate.wanted[field.name] = [...(candidate.wanted[field.name] ?? []), ...wanted];
}

function readList(
  { entity, columns }: Reading,
  candidate: Candidate,
  field: Field,
  cells: Cells,
  dialling: (mapped: Mapped) => Dialling,
): void {
  for (const { mapped, text } of cells) {
    if (mapped.as === "calling_code") continue;
    const many = readMany(field, [text], dialling(mapped));
    add(candidate, field, mapped, many.values);
    for (const one of many.left) {
      leave(candidate, field, mapped, one.text, one.reason);
      // Nobody may be able to dial it or to write to it, but somebody may know what it means.
      if (isWorthNoting(field, one.text, many.beside) && "note" in entity.fields)
        addToNote(candidate, `${columns[mapped.column]?.name || field.name}: ${one.text}`);
    }
    for (const one of many.beside) addToNote(candidate, one);
    const other = entity.fields[field.kind === "phone" ? "emails" : "phones"];
    if (!many.astray.length || !other) continue;
    const moved = readMany(other, many.astray, dialling(mapped));
    add(candidate, other, mapped, moved.values);
    for (const one of moved.left) leave(candidate, field, mapped, one.text, one.reason);
  }
}

const isWorthNoting = (field: Field, text: string, noted: string[]) =>
  ["phone", "email"].includes(field.kind) && !noted.includes(text);

function add(candidate: Candidate, field: Field, mapped: Mapped, values: string[]): void {
  const all = [...new Set([...((candidate.values[field.name] as string[] | undefined) ?? []), ...values])];
  for (const text of all.slice(most_in_list)) leave(candidate, field, mapped, text, "is too long or too large");
  if (all.length) candidate.values[field.name] = all.slice(0, most_in_list);
}

function addToNote(candidate: Candidate, line: string): void {
  candidate.values["note"] = addLines(candidate.values["note"], [line]);
}

function leave(candidate: Candidate, field: Field, { column }: Mapped, text: string, reason: string): void {
  candidate.left.push({ column, field: field.name, text: text.slice(0, 500), reason });
}

function keysOf({ values, cells, reasons }: Candidate, match_key: string | null): string[] {
  const value = match_key === null || reasons[""] || cells.length === 0 ? undefined : values[match_key];
  if (value === undefined || value === null) return [];
  // The fields' own schemas have made addresses and numbers comparable already.
  return (Array.isArray(value) ? value : [value]).map((key) =>
    match_key === "id" ? String(key).toLowerCase() : String(key),
  );
}
