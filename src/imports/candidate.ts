export type Values = Record<string, unknown>;

/** A cell that cannot go in: its column, the field it was meant for, what stands in it, and why. */
export type LeftOut = { column: number; field: string; text: string; reason: string };

/** A row of the file as values of an entity, before anything was looked up. */
export type Candidate = {
  line: number;
  cells: string[];
  values: Values;
  /** References as they are written, by field: ids, names or e-mail addresses. */
  wanted: Record<string, string[]>;
  /** By which the record is found; empty where there is no match key or the row has none. */
  keys: string[];
  /** Whether an earlier row of another name has the same key. */
  shares: boolean;
  /** What names a new record that has no name. */
  called: string | undefined;
  /** Cells that cannot be read; the row goes in without them. */
  left: LeftOut[];
  /** Why the row cannot go in, by field; "" is the row as a whole. */
  reasons: Record<string, string>;
};
