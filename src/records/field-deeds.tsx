import type { HistoryEntry } from "../client/api.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { fieldText } from "./field-text.ts";
import { type Deed, deeds } from "./timeline.tsx";

/** One sentence per field that a change touched, for the fields that have a name for readers. */
export function fieldDeeds(
  { before, after, names }: HistoryEntry,
  fields: FieldMeta[],
  labels: Record<string, string>,
): Deed[] {
  const touched = Object.keys(after ?? {}).filter((name) => labels[name] !== undefined);
  return touched.flatMap((name): Deed[] => {
    const meta = fields.find((field) => field.name === name);
    if (!meta) return [];
    const said = (value: unknown) => (meta.reference && value ? names?.[String(value)] : fieldText(meta, value));
    const [was, is] = [said(before?.[name]), said(after?.[name])];
    const field = <span className="text-ink-2">{labels[name]}</span>;
    // What it points at and the reader may not see has no name here: it is told that it changed, and no more.
    if (was === undefined || is === undefined) return [{ text: deeds.touched, values: { field } }];
    const values = { field, before: shorten(was), after: <b className="font-medium">{shorten(is)}</b> };
    if (was && is) return [{ text: deeds.changed, values }];
    return [{ text: is ? deeds.set : deeds.emptied, values }];
  });
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
