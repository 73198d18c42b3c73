import type { HistoryEntry } from "../client/api.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { ownName } from "../entities/own-fields/own-name.ts";
import type { Values } from "./record-client.ts";
import { fieldText } from "./field-text.ts";
import { type Deed, deeds } from "./timeline.tsx";

/** One sentence per field that a change touched, for the fields that have a name for readers. */
export function fieldDeeds(entry: HistoryEntry, fields: FieldMeta[], labels: Record<string, string>): Deed[] {
  const { names } = entry;
  const [before, after] = ownApart(entry);
  const touched = Object.keys(after).filter((name) => labels[name] !== undefined);
  return touched.flatMap((name): Deed[] => {
    const meta = fields.find((field) => field.name === name);
    if (!meta) return [];
    const said = (value: unknown) => (meta.reference && value ? names?.[String(value)] : fieldText(meta, value));
    const [was, is] = [said(before[name]), said(after[name])];
    const field = <span className="text-ink-2">{labels[name]}</span>;
    // What it points at and the reader may not see has no name here: it is told that it changed, and no more.
    if (was === undefined || is === undefined) return [{ text: deeds.touched, values: { field } }];
    const values = { field, before: shorten(was), after: <b className="font-medium">{shorten(is)}</b> };
    if (was && is) return [{ text: deeds.changed, values }];
    return [{ text: is ? deeds.set : deeds.emptied, values }];
  });
}

/** The values before and after, own fields each for itself: of these the log has all where one was changed. */
function ownApart({ before, after }: HistoryEntry): [Values, Values] {
  const [was, is] = [before, after].map((values) => (values?.["custom"] ?? {}) as Values) as [Values, Values];
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = keys.filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]));
  const named = (values: Values) => Object.fromEntries(changed.map((key) => [ownName(key), values[key] ?? null]));
  return [
    { ...before, ...named(was) },
    { ...after, ...named(is) },
  ];
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
