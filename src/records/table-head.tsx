import { useState } from "react";
import { Checkbox } from "../ui/checkbox.tsx";
import { t } from "../ui/translate.ts";
import type { ColumnLayout } from "./column-layout.ts";
import type { Column } from "./columns.ts";
import { useList } from "./list-context.ts";
import type { RecordRow } from "./record-client.ts";
import { TableHeading } from "./table-heading.tsx";

type Props<Row extends RecordRow> = {
  rows: Row[];
  columns: Column<Row>[];
  layout: ColumnLayout<Row>;
  /** Shows widths that are not yet decided. */
  draw: (widths: Record<string, number>) => void;
  sort: string | undefined;
  onSort: (sort: string | null) => void;
};

/** The headings of a table, which stay in sight, sort, and can be dragged to another place. */
export function TableHead<Row extends RecordRow>(props: Props<Row>) {
  const { rows, columns } = props;
  const { selection } = useList();
  const [dragged, drag] = useState<string | null>(null);
  const chosen = selection?.ids.size ?? 0;
  return (
    <div role="rowgroup" className="sticky top-0 z-10">
      <div
        role="row"
        className="grid h-8 grid-cols-(--columns) items-center border-b pr-2 border-line bg-ground text-meta font-medium text-ink-3"
      >
        <div role={selection ? "columnheader" : "none"} className="pl-4">
          {selection && (
            <Checkbox
              aria-label={t("Choose all that are loaded")}
              checked={chosen > 0 && chosen === rows.length}
              partly={chosen > 0 && chosen < rows.length}
              onChange={selection.toggleAll}
            />
          )}
        </div>
        {columns.map((column) => (
          <TableHeading key={column.name} {...props} {...{ column, dragged, drag }} />
        ))}
      </div>
    </div>
  );
}
