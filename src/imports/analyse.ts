import type { Entity } from "../entity/describe.ts";
import { dateOrderOf, type DateOrder } from "./dates.ts";
import { delimiterOf, hasHeader, rowsOf, type FileFormat } from "./file-format.ts";
import { fieldsNamed, isGivenName, isHeading } from "./headings.ts";
import { matchKeys, type ImportSettings, type Mapped } from "./import-settings.ts";
import { decimalOf, type Decimal } from "./numbers.ts";

/** A column of a file as it was found. */
export type FoundColumn = { index: number; name: string; samples: string[]; decimal?: Decimal; date?: DateOrder };

/** What is found in a file: its form, its columns, and a first proposal of what to do with them. */
export type Analysis = { format: FileFormat; columns: FoundColumn[]; settings: ImportSettings };

const most_columns = 200;

/** Looks at the beginning of a file's text; what is `given` is not guessed. */
export function analyse(
  entity: Entity,
  sample: string,
  given: Partial<FileFormat> & Pick<FileFormat, "encoding">,
  importer: { id: string; locale: string },
): Analysis {
  const delimiter = given.delimiter ?? delimiterOf(sample);
  const rows = rowsOf(sample, delimiter);
  const header = given.header ?? hasHeader(rows, (text) => isHeading(entity, text));
  const names = header ? (rows[0]?.cells ?? []) : [];
  const data = rows.slice(header ? 1 : 0).map(({ cells }) => cells);
  const width = Math.min(
    most_columns,
    header ? names.length : Math.max(...data.slice(0, 100).map((cells) => cells.length), 0),
  );
  const columns = Array.from({ length: width }, (_, index) =>
    found(
      index,
      names[index],
      data.map((cells) => cells[index]?.trim() ?? ""),
    ),
  );
  const fallback = delimiter === ";" || importer.locale.startsWith("fr") ? "," : ".";
  const mapping = guess(entity, columns, header, fallback);
  return {
    format: { encoding: given.encoding, delimiter, header },
    columns,
    settings: proposal(entity, mapping, importer.id),
  };
}

function found(index: number, name: string | undefined, cells: string[]): FoundColumn {
  const filled = cells.filter((cell) => cell !== "");
  const [decimal, date] = [decimalOf(filled), dateOrderOf(filled)];
  const samples = [...new Set(filled)].slice(0, 5).map((cell) => cell.slice(0, 200));
  return {
    index,
    name: name?.trim() ?? "",
    samples,
    ...(decimal && !date ? { decimal } : {}),
    ...(date ? { date } : {}),
  };
}

function guess(entity: Entity, columns: FoundColumn[], header: boolean, fallback: Decimal): Mapped[] {
  const taken = new Set<string>();
  // "Nom; Prénom" becomes one name, the given name first.
  const given = header ? columns.filter(({ name }) => isGivenName(name)) : [];
  return [...given, ...columns.filter((column) => !given.includes(column))].flatMap(
    ({ index, name, samples, decimal, date }) => {
      const candidates = header ? fieldsNamed(entity, name) : fieldsLike(entity, samples);
      const field = candidates.find(
        (candidate) =>
          entity.fields[candidate]?.list ||
          !taken.has(candidate) ||
          (candidate === "name" && given.length === 1 && candidates.length === 1),
      );
      if (!field) return [];
      taken.add(field);
      const kind = entity.fields[field]?.kind ?? "";
      return [
        {
          column: index,
          field,
          ...(["money", "percent", "count"].includes(kind) ? { decimal: decimal ?? fallback } : {}),
          ...(["date", "moment"].includes(kind) ? { date: date ?? ("dmy" as const) } : {}),
        },
      ];
    },
  );
}

// Without headings, what a column holds may still tell what it is.
function fieldsLike(entity: Entity, samples: string[]): string[] {
  const all = (pattern: RegExp) => samples.length > 0 && samples.every((sample) => pattern.test(sample));
  const kind = all(/^\S+@\S+\.\S+$/)
    ? "email"
    : all(/^[+(]?\d[\d\s().-]{7,}$/)
      ? "phone"
      : all(/^(https?:\/\/|www\.)/)
        ? "url"
        : "";
  return Object.values(entity.fields)
    .filter((field) => field.creatable && field.kind === kind)
    .map(({ name }) => name);
}

function proposal(entity: Entity, mapping: Mapped[], importer: string): ImportSettings {
  const has = (field: string) => mapping.some((mapped) => mapped.field === field);
  const match_key = matchKeys(entity).find(has) ?? null;
  const owned = entity.fields["owner_id"]?.creatable;
  const defaults: ImportSettings["defaults"] = owned ? { owner_id: importer } : {};
  return { mapping, match_key, on_match: "update", restore: false, make_tags: true, defaults };
}
