import type { Entity } from "../entity/describe.ts";
import { AppError } from "../entity/errors.ts";
import { dateOrderOf } from "./dates.ts";
import { delimiterOf, most_columns, rowsOf, type FileFormat } from "./file-format.ts";
import { findHeading } from "./find-heading.ts";
import type { FoundColumn } from "./found-column.ts";
import { groupedNames } from "./group-headings.ts";
import { matchKeys, type ImportSettings, type Mapped } from "./import-settings.ts";
import { decimalOf, numberInTwoWays } from "./numbers.ts";
import { bareCell } from "./read-cell.ts";
import { conceptsOf } from "./reading/concepts.ts";
import { meaningsOf } from "./reading/found-values.ts";
import { guess, seen, type Seen } from "./reading/guess.ts";
import { likelyCountries } from "./reading/likely-countries.ts";
import { countryOfPhones } from "./reading/phones.ts";
import { secondsOf } from "./durations.ts";
import { mendSplit } from "./mend-split.ts";
import { isOwnExport, sourceOf } from "./reading/sources.ts";
import { isImportable } from "./reading/targets.ts";
import { orderOf, signsOf, type Signs } from "./signs.ts";

/** What is found in a file: its form, its columns, and a first proposal of what to do with them. */
export type Analysis = {
  format: FileFormat;
  columns: FoundColumn[];
  settings: ImportSettings;
  /** Columns whose order of dates or decimal sign nothing in the file proves. */
  guessed: number[];
};

/** Who imports, and the file's name, which may say where it comes from. */
export type Importer = { id: string; locale: string; file_name?: string };

/** Looks at the beginning of a file's text; what is `given` is not guessed. */
export function analyse(
  entity: Entity,
  sample: string,
  given: Partial<FileFormat> & Pick<FileFormat, "encoding">,
  importer: Importer,
): Analysis {
  const delimiter = given.delimiter ?? delimiterOf(sample);
  const rows = rowsOf(sample, delimiter);
  refuseWide(rows);
  const known = (text: string) => text in entity.fields || conceptsOf(text, entity.name).length > 0;
  const found_heading = findHeading(rows, known, given.header);
  const { header } = found_heading;
  const grouped = header ? groupedNames(rows, found_heading.above, entity.name, known) : undefined;
  const above = grouped?.row ?? found_heading.above;
  const names = grouped?.names ?? (header ? (rows[above]?.cells ?? []) : []);
  const data = rows.slice(above + (header ? 1 : 0)).map(({ cells }) => cells);
  const width = Math.min(most_columns, widthOf(data.slice(0, 100), header ? names.length : undefined));
  // What comes later of a file that goes on may stand in columns that are empty so far.
  const goes_on = !sample.endsWith("\n");
  const all = Array.from({ length: width }, (_, index) => {
    const cells = data
      .map((row) => bareCell(row[index]?.slice(0, longest_looked_at) ?? ""))
      .filter((cell) => cell !== "");
    return { ...seen(entity.name, found(index, names[index], cells), cells, header), goes_on };
  });
  const proposed = guessed(entity, all);
  const signs = signsOf(all, numbersAmong(entity, proposed), {
    decimal: !given.workbook && (delimiter === ";" || importer.locale.startsWith("fr")) ? "," : ".",
    date: orderOf(importer.locale),
  });
  const mapping = withFormats(entity, proposed, all, signs, importer.locale);
  const columns = all.map((one, index) => withSigns(withValues(entity, one, mapping), signs[index]));
  const settings = proposal(entity, mapping, all, importer);
  const { above: _, ...form } = given;
  const format = { ...form, encoding: given.encoding, delimiter, header, ...(above > 0 && { above }) };
  return { format, columns, settings, guessed: signs.flatMap((one, index) => (one.guessed ? [index] : [])) };
}

const number_kinds = ["money", "percent", "count"];

const numbersAmong = (entity: Entity, mapping: Mapped[]) =>
  new Set(
    mapping
      .filter(({ field, as }) => !as && number_kinds.includes(entity.fields[field]?.kind ?? ""))
      .map(({ column }) => column),
  );

// (A decimal sign is told only of columns that hold one.)
function withSigns(column: FoundColumn, { decimal, date, guessed: is_guess }: Signs = {}): FoundColumn {
  if (column.date) return { ...column, date: date ?? "both" };
  const settled = decimal && !is_guess && column.samples.some(numberInTwoWays);
  return settled ? { ...column, decimal } : column;
}

// Trying numbers with country after country costs; nobody has more columns of them.
const most_phones = 8;

// What a cell is shows in its beginning.
const longest_looked_at = 500;

/** How many columns there are: as many as are named, and those beyond in which half of the rows have something. */
function widthOf(data: string[][], named: number | undefined): number {
  if (named === undefined) return data.reduce((most, cells) => Math.max(most, cells.length), 0);
  const reach = data.map((cells) => mendSplit(cells, named).findLastIndex((cell) => cell.trim() !== "") + 1);
  const usual = reach.toSorted((one, other) => one - other)[Math.floor(reach.length / 2)] ?? 0;
  return Math.max(named, usual);
}

// Before a single heading is read: each column costs.
function refuseWide(rows: { cells: string[] }[]): void {
  const widest = rows.slice(0, 100).reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (widest > most_columns)
    throw new AppError(
      "INVALID_INPUT",
      "The file has more than 500 columns. Leave out those that you do not need, or check what stands between the cells.",
    );
}

function found(index: number, name: string | undefined, filled: string[]): FoundColumn {
  const [decimal, date] = [decimalOf(filled), dateOrderOf(filled)];
  const samples = [...new Set(filled)].slice(0, 5).map((cell) => cell.slice(0, 200));
  return {
    index,
    name: (name?.trim() ?? "").slice(0, 200),
    samples,
    ...(decimal && !date ? { decimal } : {}),
    ...(date ? { date } : {}),
  };
}

// A file that was exported from here says of each column what it is.
function guessed(entity: Entity, all: Seen[]): Mapped[] {
  const fields = new Map(Object.keys(entity.fields).map((field) => [field, field]));
  for (const [relation, { column }] of Object.entries(entity.relations)) fields.set(relation, column);
  const headings = all.map(({ column }) => column.name);
  const ids = all.find(({ column }) => column.name === "id")?.cells ?? [];
  if (!isOwnExport([...fields.keys()], headings, ids)) return guess(entity, all);
  const taken = new Set<string>();
  return all.flatMap(({ column }) => {
    const field = fields.get(column.name) ?? "";
    if (!isImportable(entity, field) || taken.has(field)) return [];
    taken.add(field);
    return [{ column: column.index, field }];
  });
}

function withFormats(entity: Entity, mapping: Mapped[], all: Seen[], signs: Signs[], locale: string): Mapped[] {
  const source = sourceOf(
    all.map(({ column: { name } }) => name),
    "",
  );
  const likely = likelyCountries(all, mapping, locale);
  let phones = 0;
  // From where the first numbers of a file are, its others are likely to be.
  const others: string[] = [];
  return mapping.map((mapped) => {
    const { column, cells } = all[mapped.column] as Seen;
    const kind = mapped.as ? "" : (entity.fields[mapped.field]?.kind ?? "");
    const { decimal, date } = signs[mapped.column] ?? {};
    // A column that shows two ways is asked about; until then each cell is read by its own signs.
    if (number_kinds.includes(kind)) return decimal ? { ...mapped, decimal } : mapped;
    if (["date", "moment"].includes(kind)) return column.date && !date ? mapped : { ...mapped, date: date ?? "dmy" };
    const seconds = kind === "minutes" ? secondsOf(source, column.name, cells) : undefined;
    if (seconds !== undefined) return { ...mapped, seconds };
    const asked = kind === "phone" && phones++ < most_phones;
    const told = [...(others.length > 0 ? [others] : []), ...likely.told];
    const country = asked ? countryOfPhones(cells.slice(0, 200), { ...likely, told }) : undefined;
    if (country && others.length === 0) others.push(country);
    return country ? { ...mapped, country } : mapped;
  });
}

function withValues(entity: Entity, { column, cells }: Seen, mapping: Mapped[]): FoundColumn {
  const mapped = mapping.find((one) => one.column === column.index && !one.as);
  const field = mapped && entity.fields[mapped.field];
  const values = meaningsOf(field, cells);
  return values.length ? { ...column, values } : column;
}

function proposal(entity: Entity, mapping: Mapped[], all: Seen[], importer: Importer): ImportSettings {
  const has = (field: string) => mapping.some((mapped) => mapped.field === field && !mapped.as);
  const match_key = matchKeys(entity).find(has) ?? null;
  const defaults: ImportSettings["defaults"] = {};
  const loses = has("stage") && entity.fields["lost_reason"] && !has("lost_reason");
  if (loses)
    defaults["lost_reason"] = importer.locale.startsWith("fr")
      ? "Non précisé dans le fichier"
      : "Not stated in the file";
  // (Whom nobody names does no task, but those of no project: app.own.)
  if (entity.fields["owner_id"]?.creatable && entity.name !== "tasks") defaults["owner_id"] = importer.id;
  if (has("external_id") && !has("external_source"))
    defaults["external_source"] = sourceOf(
      all.map(({ column }) => column.name),
      importer.file_name ?? "",
    );
  return {
    mapping,
    match_key,
    on_match: "update",
    restore: false,
    make_tags: true,
    ...(entity.name === "contacts" ? { make_accounts: true } : {}),
    defaults,
  };
}
