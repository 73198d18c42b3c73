import { useMemo } from "react";
import { useSession } from "../client/session-context.ts";
import { useStored } from "../client/use-stored.ts";
import { useAddress } from "./address.ts";
import type { Column } from "./columns.ts";
import { useEntity } from "./entity-context.ts";
import type { RecordRow } from "./record-client.ts";

/** What a person changed about the columns of a table. */
export type Layout = {
  order: string[];
  hidden: string[];
  /** Fields that are columns beside those of the description. */
  shown: string[];
  widths: Record<string, number>;
};

/** What this person keeps of a list's columns on this device, as text and read, and how to keep something else. */
export function useStoredLayout(entity: string) {
  const { person } = useSession();
  const [{ saved }] = useAddress();
  const [stored, keep] = useStored(layoutKey(entity, person.id, saved));
  return { layout: useMemo(() => readLayout(stored), [stored]), stored, keep };
}

/** The columns as this person wants them on this device, and how to change that. The first stays first and shown. */
export function useColumnLayout<Row extends RecordRow>(columns: Column<Row>[]) {
  const { layout, stored, keep } = useStoredLayout(useEntity());
  const all = useMemo(() => arranged(columns, layout.order), [columns, layout]);
  const shown = useMemo(() => all.filter(({ name }) => !layout.hidden.includes(name)), [all, layout]);
  const { widths } = layout;
  /** Null is as the list has them. */
  const change = (part: Partial<Layout> | null) => keep(part && JSON.stringify({ ...layout, ...part }));
  return {
    all,
    shown,
    widths,
    layout,
    changed: stored !== null,
    change,
    /** Null is the width that the column has by itself. */
    resize: (name: string, width: number | null) => {
      const { [name]: _old, ...others } = widths;
      change({ widths: width === null ? others : { ...others, [name]: width } });
    },
    /** To a place among all columns, of which 0 is taken. */
    move: (name: string, place: number) => {
      const names = all.map((column) => column.name).filter((each) => each !== name);
      change({ order: names.toSpliced(Math.max(place, 1), 0, name) });
    },
  };
}

export type ColumnLayout<Row extends RecordRow> = ReturnType<typeof useColumnLayout<Row>>;

/** Under which name this device keeps the columns of a list, or of a saved view of it. */
export function layoutKey(entity: string, person: string, view: string | undefined): string {
  return `tandem.columns.${entity}.${person}${view ? `.${view}` : ""}`;
}

/** Columns in an order of names; those that it does not know come last, as they were described. */
export function arranged<C extends { name: string }>(columns: C[], order: string[]): C[] {
  const [first, ...others] = columns;
  const place = ({ name }: C) => (order.includes(name) ? order.indexOf(name) : order.length);
  return first ? [first, ...others.toSorted((one, other) => place(one) - place(other))] : [];
}

/** What was stored may be of an older program, or of another hand. */
export function readLayout(stored: string | null): Layout {
  try {
    const { order = [], hidden = [], shown = [], widths = {} } = JSON.parse(stored ?? "{}") as Partial<Layout>;
    const wide = Object.entries(widths).filter(([, width]) => Number.isFinite(width));
    return { order: [...order], hidden: [...hidden], shown: [...shown], widths: Object.fromEntries(wide) };
  } catch {
    return { order: [], hidden: [], shown: [], widths: {} };
  }
}
