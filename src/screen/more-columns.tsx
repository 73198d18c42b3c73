import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Marked, Named } from "../client/api.ts";
import { TagMarks } from "../entities/tags/tag-marks.tsx";
import type { FieldMeta } from "../entity/meta.ts";
import type { Column } from "../records/columns.ts";
import { fieldText } from "../records/field-text.ts";
import { columnOf, type RecordRow } from "../records/record-client.ts";
import { loadKnown } from "../records/use-meta.ts";
import { Avatar } from "../ui/avatar.tsx";
import { currentLanguage, phrase, t } from "../ui/translate.ts";
import { none, pointed } from "./columns.tsx";
import type { Described } from "./description.ts";
import { fieldsOf } from "./fields-of.ts";
import { labelOf } from "./label.ts";
import { relationOf } from "../records/relation.ts";
import { StateMark } from "./state-mark.tsx";

/** A column for each field that the description has none for, and those that are worked out, by their names as people call them. */
export async function makeColumns(cache: QueryClient, described: Described): Promise<Column<RecordRow>[]> {
  const { fields = [] } = (await loadKnown(cache, described.entity)) ?? {};
  const own = (part: Described["columns"][number]) =>
    fieldsOf(part).filter((name) => part.include || name === part.name);
  const there = described.columns.flatMap(own);
  const others = fields.filter((field) => !there.includes(field.name) && isReadable(field));
  const { worked_out = [] } = (await described.worked_out?.()) ?? {};
  const further = worked_out.map((part) => ({ ...part, label: t(part.label ?? part.name), fields: [], more: true }));
  const columns = [...others.map((field) => columnOfField(described, field)), ...further];
  return columns.toSorted((one, other) => one.label.localeCompare(other.label, currentLanguage()));
}

/**
 * Not what no cell can show: data in a shape of its own, ids of what has no name, and what says how a row is kept; nor what is called alike in
 * many places, whose name the record keeps in a column of its own.
 */
function isReadable({ name, kind, reference, within }: FieldMeta): boolean {
  if (["version", "deleted_at", "deleted_by", "rank", "lane"].includes(name) || kind === "data" || within) return false;
  return kind !== "reference" || !!reference || name === "id";
}

function columnOfField(described: Described, field: FieldMeta): Column<RecordRow> {
  const { name, kind, sortable, reference } = field;
  const number = ["money", "count", "percent", "minutes"].includes(kind);
  return {
    name,
    label: named[name] ? t(named[name]) : labelOf(described, name),
    fields: [name],
    more: true,
    width: field.list ? 176 : (widths[kind] ?? 144),
    ...(number && { align: "end" as const }),
    ...((number || kind === "date" || kind === "moment") && { descends: true }),
    ...(sortable && { sort: name }),
    ...(reference && (field.list ? { include: relationOf(name) } : pointed(relationOf(name)))),
    cell: (row) => shown(described, field, row) || none,
  };
}

// What no form and no panel asks for, and so has no name elsewhere.
const named: Record<string, string> = {
  reopened_to: phrase("Stage when reopened"),
  duplicate_of: phrase("Duplicate of"),
};

const widths: Record<string, number> = {
  money: 116,
  count: 96,
  percent: 96,
  minutes: 96,
  date: 112,
  moment: 168,
  phone: 128,
  flag: 96,
  text: 240,
};

function shown({ entity, glyph }: Described, field: FieldMeta, row: RecordRow): ReactNode {
  const value = columnOf(row, field.name);
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return null;
  if (field.reference) return related(columnOf(row, relationOf(field.name)), field.reference);
  const text = fieldText(field, value, columnOf(row, "currency") as string | undefined);
  const drawn = field.own || field.list || !(field.choices ?? field.chosen_from) ? undefined : glyph?.(String(value));
  if (drawn) return <StateMark {...{ entity }} state={String(value)} glyph={drawn} />;
  if (field.kind in ways) return links(field, [value].flat() as string[]);
  return (
    text && (
      <span
        title={field.kind === "text" ? text : undefined}
        className={figures.includes(field.kind) ? "tabular-nums" : undefined}
      >
        {text}
      </span>
    )
  );
}

const figures = ["money", "count", "percent", "minutes", "date", "moment", "siren", "siret"];

function related(of: unknown, entity: string): ReactNode {
  if (entity === "tags") return <TagMarks tags={of as Marked[] | undefined} />;
  if (Array.isArray(of)) return (of as Named[]).map(({ name }) => name).join(", ");
  const { id, name } = (of ?? {}) as Partial<Named>;
  if (!name || entity !== "people") return name;
  return (
    <span className="flex items-center gap-1.75">
      <Avatar id={id ?? ""} name={name} kind="person" />
      <span className="truncate">{name}</span>
    </span>
  );
}

// Where a press on a value leads.
const ways: Record<string, (value: string) => string> = {
  email: (address) => `mailto:${address}`,
  phone: (number) => `tel:${number}`,
  url: (address) => address,
  domain: (name) => `https://${name}`,
};

function links({ kind }: FieldMeta, values: string[]): ReactNode {
  const outside = kind === "url" || kind === "domain" ? { target: "_blank", rel: "noreferrer" } : {};
  return values.map((value, at) => (
    <span key={value}>
      {at > 0 && ", "}
      <a href={ways[kind]?.(value)} {...outside} className="rounded-sm hover:underline focus-visible:-outline-offset-2">
        {fieldText({ kind, list: false }, value)}
      </a>
    </span>
  ));
}
