export type Values = Record<string, unknown>;

/** A cell that cannot go in: its column, the field it was meant for, what stands in it, and why. */
export type LeftOut = { column: number; field: string; text: string; reason: string };

/** What a row says of others: the texts that name them, which of a parent are two ways to name one. */
export type Tie = { as: TieKind; column: number; field: string; texts: string[] };
export type TieKind = "parent" | "blocks" | "blocked_by" | "relates" | "duplicates";

/** A row of the file as values of an entity, before anything was looked up. */
export type Candidate = {
  line: number;
  cells: string[];
  values: Values;
  /** References as they are written, by field: ids, names or e-mail addresses. */
  wanted: Record<string, string[]>;
  /** Other rows, or records, that it stands below, blocks or relates to; and by what such rows may name this one. */
  ties: Tie[];
  known_as: string[];
  /** By which the record is found; empty where there is no match key or the row has none. */
  keys: string[];
  /** Whether an earlier row of another name has the same key. */
  shares: boolean;
  /** What it says more than an earlier row of the same has been added to that row. */
  added?: boolean;
  /** What names a new record that has no name. */
  called: string | undefined;
  /** Cells that cannot be read; the row goes in without them. */
  left: LeftOut[];
  /** Why the row cannot go in, by field; "" is the row as a whole. */
  reasons: Record<string, string>;
};
