import { ArrowDown, ArrowUp } from "lucide-react";
import { Checkbox } from "../ui/checkbox.tsx";
import { classNames } from "../ui/class-names.ts";
import { t } from "../ui/translate.ts";
import { type Column, nextSort } from "./columns.ts";
import { useList } from "./list-context.ts";
import type { RecordRow } from "./record-client.ts";

type Props<Row extends RecordRow> = {
  rows: Row[];
  columns: Column<Row>[];
  grid: string;
  sort: string | undefined;
  onSort: (sort: string | null) => void;
};

/** The headings of a table, which stay in sight and sort. */
export function TableHead<Row extends RecordRow>(props: Props<Row>) {
  const { rows, columns, grid } = props;
  const { selection } = useList();
  const chosen = selection?.ids.size ?? 0;
  return (
    <div role="rowgroup" className="sticky top-0 z-10">
      <div
        role="row"
        className="grid h-8 items-center border-b border-line bg-ground text-meta font-medium text-ink-3"
        style={{ gridTemplateColumns: grid }}
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
          <Heading key={column.name} {...props} column={column} />
        ))}
      </div>
    </div>
  );
}

function Heading<Row extends RecordRow>(props: Props<Row> & { column: Column<Row> }) {
  const { column, sort, onSort } = props;
  const by = column.sort;
  const direction = by && (sort === by ? "ascending" : sort === `-${by}` ? "descending" : "none");
  const Arrow = direction === "ascending" ? ArrowUp : ArrowDown;
  const place = classNames("flex min-w-0 px-2", column.align === "end" && "justify-end");
  return (
    <div role="columnheader" aria-sort={direction || undefined} className={place}>
      {by ? (
        <button
          type="button"
          onClick={() => onSort(nextSort(sort, by, column.descends ?? false))}
          className={classNames(
            "group -mx-1 flex h-6 min-w-0 items-center gap-1 rounded-sm px-1 hover:text-ink",
            direction !== "none" && "text-ink",
          )}
        >
          <span className="truncate">{column.label}</span>
          {direction !== "none" && <Arrow aria-hidden className="size-3!" />}
        </button>
      ) : (
        <span className="truncate leading-6">{column.label}</span>
      )}
    </div>
  );
}
