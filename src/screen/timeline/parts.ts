import type { ReactNode } from "react";
import type { RecordRow } from "../../records/record-client.ts";
import type { WorkingDays } from "../../working-time/working-days.ts";

/** From when to when a record is planned. */
export type Span = { from: string | null; to: string | null };

/** A line from one record to another: from its end or start, to the other's start or end. */
export type Line = { from: string; to: string; leaves: "start" | "end"; arrives: "start" | "end"; broken: boolean };

/** A day of a group that is told beside its records. */
export type Milestone = { id: string; name: string; day: string; reached: boolean };

/** A part of a group, from one day to another, and the records that stand in it. */
export type Band = Span & { id: string; name: string };

/** What an entity adds to a timeline of its records. */
export type Own<Row extends RecordRow> = {
  /** What stands before a record's name, and behind it. */
  before?: (row: Row) => ReactNode;
  behind?: (row: Row) => ReactNode;
  tone?: (row: Row) => Tone;
  /** Which records stand together, and how that is called. */
  group?: (row: Row) => { key: string; name: string };
  milestones?: Map<string, Milestone[]>;
  /** The milestones of a record itself, which stand on its own line. */
  marks?: (row: Row) => Milestone[];
  /** The parts of each group, in their order, and in which of them a record stands. */
  bands?: Map<string, Band[]>;
  bandOf?: (row: Row) => string | null;
  lines?: (calendar: WorkingDays) => Line[];
  /** What else would have other days if a record had these, as it is drawn while it is moved. */
  foresee?: (row: Row, span: Span, calendar: WorkingDays) => Map<string, Span>;
  /** Brings a record to other days, or asks first; settles when that is over. */
  move?: (row: Row, span: Span) => Promise<unknown>;
  /** What the reader is told beside how many there are. */
  note?: string;
};
export type Tone = "usual" | "over" | "stuck";

/** A line of the timeline: the head of a group or of a part of one, a record, or a milestone. */
export type Item<Row extends RecordRow> =
  | { kind: "group"; key: string; name: string; count: number; folded: boolean; band?: Band }
  | { kind: "record"; key: string; row: Row; nth: number }
  | { kind: "milestone"; key: string; of: Milestone };

/** The lines of a timeline in the order in which they begin, those of groups that are folded left out. */
export function itemsOf<Row extends RecordRow>(
  all: Row[],
  spanOf: (row: Row) => Span,
  { group, milestones, bands, bandOf }: Own<Row>,
  folded: Set<string>,
): Item<Row>[] {
  const begins = new Map(all.map((row) => [row, Object.values(drawn(spanOf(row)) ?? {}).join()]));
  const rows = all.toSorted((one, other) => ((begins.get(one) ?? "") < (begins.get(other) ?? "") ? -1 : 1));
  let nth = 0;
  const records = (those: Row[]) => those.map((row) => ({ kind: "record", key: row.id, row, nth: nth++ }) as const);
  if (!group) return records(rows);
  const groups = Map.groupBy(rows, (row) => group(row).key);
  return [...groups].flatMap(([key, those]): Item<Row>[] => {
    const [first] = those;
    const name = first ? group(first).name : "";
    const head = headOf(key, name, those, folded);
    if (head.folded) return [head];
    const parts = bands?.get(key) ?? [];
    const by_part = Map.groupBy(those, (row) => parts.find(({ id }) => id === bandOf?.(row))?.id);
    // (First, or they would seem to stand in the last part.)
    const loose = records(by_part.get(undefined) ?? []);
    const banded = parts.flatMap((band): Item<Row>[] => {
      const within = by_part.get(band.id) ?? [];
      const top = { ...headOf(band.id, band.name, within, folded), band };
      return top.folded ? [top] : [top, ...records(within)];
    });
    const marks = (milestones?.get(key) ?? []).map((of) => ({ kind: "milestone", key: of.id, of }) as const);
    return [head, ...loose, ...banded, ...marks];
  });
}

const headOf = (key: string, name: string, { length }: unknown[], folded: Set<string>) =>
  ({ kind: "group", key: `group ${key}`, name, count: length, folded: folded.has(key) }) as const;

/** The span as it is drawn: what has one day lies on that. */
export const drawn = ({ from, to }: Span): { from: string; to: string } | null => {
  const [first, last] = [from ?? to, to ?? from];
  return first && last ? { from: first, to: last } : null;
};

/** How a span becomes another: moved as a whole, or by one end. */
export type Grip = "whole" | "start" | "end";

/** The span that comes of pulling one so many days by its grip; as a whole it keeps how many days of work it takes. */
export function pulled(span: Span, grip: Grip, days: number, calendar: WorkingDays): Span {
  const shown = drawn(span);
  if (!shown) return span;
  const later = (day: string) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
  if (grip === "whole") {
    const length = calendar.within(shown.from, shown.to);
    const start = days < 0 ? calendar.onOrBefore(later(shown.from)) : calendar.onOrAfter(later(shown.from));
    const end = calendar.endOf(start, length);
    return { from: span.from && start, to: span.to && end };
  }
  if (grip === "start") return { from: [later(shown.from), shown.to].toSorted()[0] ?? null, to: shown.to };
  return { from: shown.from, to: [later(shown.to), shown.from].toSorted()[1] ?? null };
}
