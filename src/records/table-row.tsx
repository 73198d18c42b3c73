import { type CSSProperties, memo, type ReactNode } from "react";
import { Checkbox } from "../ui/checkbox.tsx";
import { classNames } from "../ui/class-names.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { t } from "../ui/translate.ts";
import type { Column } from "./columns.ts";
import { type ListSurroundings, pressToOpen, useList } from "./list-context.ts";
import { columnOf, type RecordRow } from "./record-client.ts";
import { WaitingMark } from "./waiting-mark.tsx";

type Known<Row> = { row: Row; index: number; top: number; height: number };

// While one scrolls, the rows that stay in sight are not drawn again.

/** One record as a row of cells; a press anywhere opens it, its name is a link. */
export const TableRow = memo(CellRow) as typeof CellRow;

/** One record in two lines, for small windows. */
export const CompactRow = memo(TwoLines) as typeof TwoLines;

function CellRow<Row extends RecordRow>(props: Known<Row> & { columns: Column<Row>[] }) {
  const { row, index, top, height, columns } = props;
  const list = useList();
  return (
    <div {...rowOf(list, row, index)} className={classNames(line, ground(list, row))} style={{ top, height }}>
      <div role={list.selection ? "cell" : "none"} className="pl-4">
        <RowCheckbox row={row} />
      </div>
      {columns.map((column, at) => (
        <div
          key={column.name}
          role="cell"
          data-column={column.name}
          className={classNames("truncate px-2 touch:py-2.5", column.align === "end" && "text-right tabular-nums")}
        >
          {at === 0 ? (
            <a href={list.hrefOf(row.id)} onClick={pressToOpen(list, row.id)} className={link}>
              {column.cell(row)}
              <WaitingMark id={row.id} />
            </a>
          ) : (
            column.cell(row)
          )}
          {/* More than a text, whose change would wipe out the control that stands here (src/screen/cell-editor.tsx). */}
          {null}
        </div>
      ))}
    </div>
  );
}

function TwoLines<Row extends RecordRow>(props: Known<Row> & { content: (row: Row) => ReactNode }) {
  const { row, index, top, height, content } = props;
  const list = useList();
  return (
    <div
      {...rowOf(list, row, index)}
      className={classNames(border, ground(list, row), "absolute inset-x-0 flex items-center pr-4")}
      style={{ top, height }}
    >
      {list.selection && (
        <div role="cell" className="flex-none pl-4">
          <RowCheckbox row={row} />
        </div>
      )}
      <div role="cell" className="min-w-0 flex-1 pl-3 first:pl-4">
        <a href={list.hrefOf(row.id)} onClick={pressToOpen(list, row.id)} className="block">
          {content(row)}
          <WaitingMark id={row.id} />
        </a>
      </div>
    </div>
  );
}

/** A row that is on its way, in the shape it will have. */
export function WaitingRow<Row extends RecordRow>(props: { place: CSSProperties; columns: Column<Row>[] }) {
  return (
    <div aria-hidden className={line} style={props.place}>
      <span />
      {props.columns.map((column, at) => (
        <div key={column.name} className="px-2">
          <Skeleton className={at === 0 ? "w-3/5" : column.align === "end" ? "ml-auto w-3/4" : "w-3/4"} />
        </div>
      ))}
    </div>
  );
}

function RowCheckbox({ row }: { row: RecordRow }) {
  const { selection } = useList();
  if (!selection) return null;
  const name = String(columnOf(row, "name") ?? "");
  return (
    <Checkbox
      aria-label={t("Choose {{name}}", { name })}
      checked={selection.ids.has(row.id)}
      onChange={() => {}}
      onClick={(event) => {
        event.stopPropagation();
        selection.toggle(row.id, event.shiftKey);
      }}
    />
  );
}

function rowOf(list: ListSurroundings, row: RecordRow, index: number) {
  return {
    role: "row",
    // The heading is the first row.
    "aria-rowindex": index + 2,
    "data-row": index,
    onClick: (event: React.MouseEvent) => {
      const { target } = event;
      if (target instanceof Element && target.closest("a, label, button")) return;
      list.open(row.id);
    },
  };
}

function ground(list: ListSurroundings, row: RecordRow): string {
  if (list.openId === row.id) return "bg-person-soft shadow-[inset_2px_0_var(--person)]";
  return list.selection?.ids.has(row.id) ? "bg-person-soft" : "hover:bg-sunken";
}

const border = "cursor-default border-b border-line-2";
const line = `absolute inset-x-0 grid grid-cols-(--columns) items-center pr-2 ${border}`;
const link = "block truncate rounded-sm focus-visible:-outline-offset-2";
