import type { ReactNode } from "react";
import type { FieldKind } from "./field-text.ts";
import type { RecordRow } from "./record-client.ts";
import type { Writes } from "./use-writes.ts";

/** A field of a record that is open. */
export type EditableProps = {
  row: RecordRow;
  name: string;
  label: string;
  field: FieldKind;
  writes: Writes;
  /** Whether the caller may change it. */
  editable: boolean;
  options?: Array<{ value: string; label: string }> | undefined;
  suggestions?: string[] | undefined;
  /** How the value is shown, where its text alone is not enough. */
  children?: ReactNode;
};

/** What was typed and why the server did not take it: the control comes back with both. */
export type Refused = { text: string; error: string };

/** Two values of one field: what was typed here, and the record as somebody else has left it meanwhile. */
export type Clash = { mine: unknown; stored: RecordRow };
