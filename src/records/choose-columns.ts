import type { Layout } from "./column-layout.ts";
import type { Column } from "./columns.ts";
import type { RecordRow } from "./record-client.ts";

/** A column of the description is hidden or shown again; a field that was added goes. */
export function toggled({ hidden, shown, order }: Layout, name: string): Partial<Layout> {
  const without = (names: string[]) => names.filter((each) => each !== name);
  if (shown.includes(name)) return { shown: without(shown), order: without(order) };
  return { hidden: hidden.includes(name) ? without(hidden) : [...hidden, name] };
}

/** One field more, as the last; its width is kept, so that it is known before the column is. */
export function withField({ shown, widths }: Layout, { name, width }: Column<RecordRow>): Partial<Layout> {
  return { shown: [...shown, name], widths: { ...widths, [name]: width } };
}
