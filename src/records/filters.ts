import type { Where } from "../entity/list-request.ts";
import { whenShown } from "../ui/format.ts";
import type { Address } from "./address.ts";
import { daysOf, no_day } from "./date-spans.ts";
import { splitRange, splitValues } from "./filter-values.ts";

/** One value to choose; `where` replaces "the column is this value". */
export type FilterOption = { value: string; label: string; where?: Where; hidden?: boolean };

/** Something that a list can be filtered by, under its name in the address. */
export type FilterField = { name: string; label: string; column: string } & (
  | {
      kind: "choice";
      /** Those that are known at once. */
      options: FilterOption[];
      /** Others come when somebody chooses: the field's own values, or those in use. */
      late?: "choices" | "use";
      worded?: (value: string) => string;
    }
  | { kind: "text" }
  | { kind: "amount" }
  | {
      kind: "day" | "moment";
      /** Rows without one can be asked for. */
      empty?: boolean;
    }
);

/** The filter that an address means; undefined when it asks for everything. */
export function whereOf(fields: FilterField[], address: Address): Where | undefined {
  const parts = fields.flatMap((field) => {
    const word = address[field.name];
    const where = word ? condition(field, word) : undefined;
    return where ? [where] : [];
  });
  return parts.length > 1 ? { and: parts } : parts[0];
}

/** A filter with the one that an address brings along as it is, such as the rows behind a number of a report. */
export function narrowedBy(rows: string | undefined, where: Where | undefined): Where | undefined {
  const brought = rows === undefined ? undefined : parsed(rows);
  return brought && where ? { and: [brought, where] } : (brought ?? where);
}

function parsed(rows: string): Where | undefined {
  try {
    return JSON.parse(rows) as Where;
  } catch {
    return undefined;
  }
}

/** The part of an address that filters, to tell presets apart. */
export function filtersOf(fields: FilterField[], address: Address): Address {
  const names = fields.map((field) => field.name).filter((name) => address[name]);
  return Object.fromEntries(names.map((name) => [name, address[name] ?? ""]));
}

function condition(field: FilterField, word: string): Where | undefined {
  const { column } = field;
  if (field.kind === "text") return { [column]: { contains: word } };
  if (field.kind === "choice") return choice(column, field.options, splitValues(word));
  if (field.kind === "amount") {
    const { from, to } = splitRange(word, "-");
    return between(column, { gte: from && Number(from), lte: to && Number(to) });
  }
  if (field.empty && word === no_day) return { [column]: { is_null: true } };
  const { from, to } = daysOf(word);
  if (field.kind === "day") return between(column, { gte: from, lte: to });
  return between(column, { gte: from && startOf(from, 0), lt: to && startOf(to, 1) });
}

const team = /^team:(.+)/;

function choice(column: string, options: FilterOption[], values: string[]): Where {
  const teams = values.flatMap((value) => {
    const [, team_id] = team.exec(value) ?? [];
    return team_id ? [{ value, where: { team_id } }] : [];
  });
  const special = [...teams, ...options.filter(({ value, where }) => where && values.includes(value))];
  const plain = values.filter((value) => !special.some((option) => option.value === value));
  const parts = special.map(({ where }): Where => where ?? {});
  if (plain.length > 0) parts.push({ [column]: { in: plain } });
  return parts.length === 1 && parts[0] ? parts[0] : { or: parts };
}

function between(column: string, ends: Record<string, string | number>): Where | undefined {
  const given = Object.entries(ends).filter(([, end]) => end !== "" && !Number.isNaN(end));
  return given.length > 0 ? { [column]: Object.fromEntries(given) } : undefined;
}

/** The first moment of a day in the chosen time zone, or of a day after it. */
export function startOf(day: string, later: number): string {
  return whenShown(Date.parse(day) + later * 86_400_000);
}
