import type { ReactNode } from "react";
import type { Marked, Named } from "../client/api.ts";
import { TagMarks } from "../entities/tags/tag-marks.tsx";
import type { Column } from "../records/columns.ts";
import type { RecordRow } from "../records/record-client.ts";
import { Avatar } from "../ui/avatar.tsx";
import { formatDate, formatDateTime } from "../ui/format.ts";
import { formatAmount, formatMoment, formatPhone } from "../ui/format-short.ts";
import { t } from "../ui/translate.ts";
import { choiceWord } from "../ui/choice-word.ts";

/** A column of a table by what its cell needs of a row: a table that lacks it does not compile. */
export type Part<Needs> = Omit<Column<RecordRow>, "label" | "cell" | "fields" | "more"> & {
  /** A phrase, where the field's own name does not do. */
  label?: string;
  /** The fields that it shows, where they are not the one of its name. */
  fields?: string[];
  cell: (row: Needs) => ReactNode;
};

type Look = { label?: string; width?: number; grow?: number; from?: number };
type Has<C extends string, V> = { [K in C]?: V | null };

/** Where a row has no value. */
export const none = <span className="text-ink-3">–</span>;

/** A column of one's own. */
export function column<Needs>(
  name: string,
  width: number,
  cell: Part<Needs>["cell"],
  look: Partial<Part<Needs>> = {},
): Part<Needs> {
  return { name, width, ...look, cell };
}

/** What a row is called, and beside it in grey what tells it from others of that name. */
export function named<C extends string, U extends string>(name: C, beside: U, look: Look = {}) {
  const cell = (row: Has<C | U, string>) => (
    <>
      <span className="font-medium">{row[name]}</span>
      {tellsApart(row[name], row[beside]) && <span className="ml-1.5 text-ink-3">{row[beside]}</span>}
    </>
  );
  return column(name, 148, cell, { sort: name, fields: [name, beside], ...look });
}

/** Whether it says more than the name does: "Ateliers Fairfax Lille" in Lille is not called so twice. */
export const tellsApart = (name: string | null | undefined, beside: string | null | undefined): boolean =>
  !!beside && !name?.endsWith(beside);

export function text<C extends string>(name: C, look: Look = {}) {
  return column(name, 128, (row: Has<C, string>) => row[name] ?? none, { sort: name, ...look });
}

/** A text that is called otherwise than it is stored. */
export function worded<C extends string>(name: C, word: (value: string) => string, look: Look = {}) {
  const cell = (row: Has<C, string>) => (row[name] ? word(row[name]) : none);
  return column(name, 128, cell, { sort: name, ...look });
}

export function phone<C extends string>(name: C, look: Look = {}) {
  const cell = (row: Has<C, string>) => figure(row[name] && formatPhone(row[name]));
  return column(name, 128, cell, look);
}

export function money<C extends string, U extends string>(name: C, currency: U, look: Look = {}) {
  const cell = (row: Has<C, number> & Has<U, string>) => amount(row, name, currency) ?? none;
  return column(name, 116, cell, { sort: name, descends: true, align: "end", ...look });
}

export function date<C extends string>(name: C, look: Look = {}) {
  const cell = (row: Has<C, string>) => figure(row[name] && formatDate(row[name]));
  return column(name, 112, cell, { sort: name, descends: true, ...look });
}

export function moment<C extends string>(name: C, look: Look = {}) {
  const cell = (row: Has<C, string>) => {
    const at = row[name];
    return figure(at && <span title={formatDateTime(at)}>{formatMoment(at)}</span>);
  };
  return column(name, 112, cell, { sort: name, descends: true, ...look });
}

/** A value of a short list. */
export function choice<C extends string>(name: C, look: Look = {}) {
  const cell = (row: Has<C, string>) => (row[name] ? choiceWord(row[name]) : none);
  return column(name, 112, cell, { sort: name, ...look });
}

/** A record that the row points at by a column of this name with `_id` behind it. */
export function record<R extends string>(name: R, look: Look = {}) {
  return column(name, 136, (row: Has<R, Named>) => row[name]?.name ?? none, { ...pointed(name), ...look });
}

/** A person that the row points at, by their first name. */
export function person<R extends string>(name: R, look: Look = {}) {
  const cell = (row: Has<R, Named>) => {
    const who = row[name];
    if (!who) return <span className="text-ink-3">{t("Nobody")}</span>;
    return (
      <span className="flex items-center gap-1.75" title={who.name}>
        <Avatar id={who.id} name={who.name} kind="person" />
        <span className="truncate">{who.name.split(" ")[0]}</span>
      </span>
    );
  };
  return column(name, 136, cell, { ...pointed(name), ...look });
}

/** What a column of a relation asks for, and what it sorts by. */
export const pointed = (relation: string) => ({ include: relation, sort: `${relation}.name` });

export function tags(look: Look = {}) {
  const cell = (row: { tags?: Marked[] }) => <TagMarks tags={row.tags} />;
  return column("tags", 160, cell, { include: "tags", fields: ["tag_ids"], from: 1080, ...look });
}

/** An amount of money in its currency; undefined where there is none. */
export function amount<C extends string, U extends string>(
  row: Has<C, number> & Has<U, string>,
  name: C,
  currency: U,
): string | undefined {
  const value: number | null | undefined = row[name];
  if (value === null || value === undefined) return undefined;
  return formatAmount(value, (row[currency] as string | null | undefined) ?? undefined);
}

function figure(shown: ReactNode) {
  return shown ? <span className="tabular-nums">{shown}</span> : none;
}
