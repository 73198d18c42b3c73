import { type ComponentProps, type ReactNode, useState } from "react";
import { DataTable } from "./data-table.tsx";
import { t } from "./translate.ts";

type Props = Omit<ComponentProps<typeof DataTable>, "label"> & {
  title: string;
  /** What stands instead where there is nothing to draw. */
  empty?: ReactNode;
  /** What the reader needs to know to read it. */
  note?: string | undefined;
  children: ReactNode;
};

/** A drawing of numbers, with the same as a table behind it. */
export function Chart({ title, head, rows, empty, note, children }: Props) {
  const [asTable, setAsTable] = useState(false);
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2.5">
      <header className="flex items-baseline gap-3">
        <h2 className="min-w-0 flex-1 text-meta font-medium text-ink-3">{title}</h2>
        {!empty && (
          <button
            type="button"
            aria-label={
              asTable ? t("{{chart}} as a chart", { chart: title }) : t("{{chart}} as a table", { chart: title })
            }
            onClick={() => setAsTable(!asTable)}
            className="flex-none rounded-sm text-meta text-ink-3 hover:text-ink hover:underline touch:min-h-10"
          >
            {asTable ? t("as a chart") : t("as a table")}
          </button>
        )}
      </header>
      {empty ?? (asTable ? <DataTable label={title} head={head} rows={rows} /> : children)}
      {note && !empty && <p className="text-tag text-ink-3">{note}</p>}
    </section>
  );
}
