import type { ComponentType, ReactNode } from "react";
import type { RecordRow } from "./record-client.ts";

/** One column of a table of records. */
export type Column<Row extends RecordRow> = {
  name: string;
  label: string;
  /** The fields that it shows; the first is the one that is changed in its cell. */
  fields: string[];
  /** The relation whose name the cell shows. */
  include?: string;
  /** Chosen beside those of the description. */
  more?: boolean;
  /** In pixels; the least, where it grows. */
  width: number;
  /** Its share of the room that is left. */
  grow?: number;
  align?: "end";
  /** The column of the record by which a press on the heading sorts. */
  sort?: string;
  /** Large numbers and late dates are asked for first. */
  descends?: boolean;
  /** The width of the list, in pixels, from which there is room for it. */
  from?: number;
  cell: (row: Row) => ReactNode;
  /** What the value is made of, where it says so when asked: on hover, by the arrows, by a touch. */
  explain?: ComponentType<{ row: RecordRow }>;
};

/** The grid of a row, a box to tick where rows can be chosen and then the columns, and the room that it needs. */
export function gridOf<Row extends RecordRow>(
  columns: Column<Row>[],
  widths: Record<string, number>,
  selectable: boolean,
): { grid: string; least: number } {
  const box = selectable ? 40 : 8;
  const tracks = columns.map(({ name, width, grow }) => {
    if (widths[name]) return `${widths[name]}px`;
    return grow ? `minmax(${width}px, ${grow}fr)` : `${width}px`;
  });
  const least = columns.reduce((sum, { name, width }) => sum + (widths[name] ?? width), box + margin);
  return { grid: [`${box}px`, ...tracks].join(" "), least };
}

// Between the last column and the edge.
const margin = 8;

/** What a press on a heading asks for: sorted, the other way round, and then as it comes. */
export function nextSort(present: string | undefined, column: string, descends: boolean) {
  const first = descends ? `-${column}` : column;
  const second = descends ? column : `-${column}`;
  if (present === first) return second;
  return present === second ? null : first;
}
