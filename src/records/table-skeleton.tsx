import { type CSSProperties, useRef } from "react";
import { t } from "../ui/translate.ts";
import type { Column } from "./columns.ts";
import type { RecordRow } from "./record-client.ts";
import { WaitingRow } from "./table-row.tsx";
import { useTableShape } from "./table-shape.ts";

/** A table that is on its way: its headings, and rows in the shape they will have. */
export function TableSkeleton<Row extends RecordRow>(props: { columns: Column<Row>[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const { small, columns, grid, height } = useTableShape(props.columns, scroller);
  const shown = small ? columns.slice(0, 1) : columns;
  return (
    <div
      ref={scroller}
      role="status"
      aria-label={t("Loading")}
      className="min-h-0 flex-1 overflow-hidden border-t border-line"
      style={{ "--columns": grid } as CSSProperties}
    >
      <div className="grid h-8 grid-cols-(--columns) items-center border-b border-line pr-2 text-meta font-medium text-ink-3 max-tablet:hidden">
        <span />
        {shown.map((column) => (
          <span key={column.name} className={column.align === "end" ? "px-2 text-right" : "px-2"}>
            {column.label}
          </span>
        ))}
      </div>
      <div className="relative">
        {Array.from({ length: 18 }, (_, index) => (
          <WaitingRow key={index} columns={shown} place={{ top: index * height, height }} />
        ))}
      </div>
    </div>
  );
}
