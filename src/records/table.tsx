import { type CSSProperties, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { Column } from "./columns.ts";
import type { ListDescription } from "./list-description.ts";
import type { RecordRow } from "./record-client.ts";
import { TableHead } from "./table-head.tsx";
import { CompactRow, TableRow, WaitingRow } from "./table-row.tsx";
import { usePrinting } from "./use-printing.ts";
import { useTableShape } from "./table-shape.ts";
import { useWindow } from "./use-window.ts";

/** Lets the keyboard of a screen move the rows into sight. */
export type TableHandle = { show: (index: number, focus: boolean) => void };

type Scroller = { current: HTMLDivElement | null };

type Props<Row extends RecordRow> = {
  handle: Ref<TableHandle>;
  cells: ListDescription<Row>["cells"];
  label: string;
  rows: Row[];
  columns: Column<Row>[];
  /** The two lines of a row where the window is small. */
  compact: (row: Row) => ReactNode;
  /** How many there are in all, as far as it is known. */
  count: number | undefined;
  sort: string | undefined;
  onSort: (sort: string | null) => void;
  hasMore: boolean;
  loadMore: () => void;
};

/** A table of any length: only the rows in sight exist, and the next page is fetched in time. */
export function RecordTable<Row extends RecordRow>(props: Props<Row>) {
  const { rows, cells: Cells } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [drawn, draw] = useState<Record<string, number>>({});
  const { small, layout, columns, grid, least, height } = useTableShape(props.columns, scroller, drawn);
  const { indexes, total } = useRows(props, scroller, height, small);
  const [used, turn] = useTurnedTo();
  return (
    <div
      ref={scroller}
      onPointerEnter={turn}
      onFocus={turn}
      // (Positioned, so that what is only heard stays within what scrolls.)
      className="relative min-h-0 flex-1 overflow-auto border-t border-line"
    >
      <div
        role="table"
        aria-label={props.label}
        aria-rowcount={props.count ?? -1}
        style={small ? {} : ({ "--columns": grid, minWidth: least } as CSSProperties)}
      >
        {!small && <TableHead {...props} columns={columns} layout={layout} draw={draw} />}
        <div role="rowgroup" className="relative" style={{ height: total }}>
          {indexes.map((index) => {
            const row = rows[index];
            const place = { top: index * height, height };
            if (!row) return <WaitingRow key={index} place={place} columns={columns} />;
            if (small) return <CompactRow key={row.id} row={row} index={index} {...place} content={props.compact} />;
            return <TableRow key={row.id} row={row} index={index} {...place} columns={columns} />;
          })}
        </div>
      </div>
      {used && !small && Cells && <Cells scroller={scroller} rows={rows} columns={columns} />}
    </div>
  );
}

/** Whether somebody has turned to the table, and what says so. Where a finger may be the first to come, it would come too late. */
function useTurnedTo(): [boolean, () => void] {
  const [used, use] = useState(false);
  useEffect(() => {
    if (navigator.maxTouchPoints === 0) return undefined;
    const soon = setTimeout(() => use(true), 1000);
    return () => clearTimeout(soon);
  }, []);
  return [used, () => use(true)];
}

/** The rows in sight; the next page is asked for before the last one is. */
function useRows<Row extends RecordRow>(props: Props<Row>, scroller: Scroller, height: number, small: boolean) {
  const { rows, hasMore, loadMore, handle } = props;
  const printing = usePrinting({ rows: rows.length, hasMore, loadMore });
  const { show, ...seen } = useWindow({
    scroller,
    all: printing,
    count: rows.length + (hasMore && !printing ? 4 : 0),
    height,
    head: small ? 0 : 32,
  });
  const last = seen.indexes.at(-1) ?? 0;
  useEffect(() => {
    if (hasMore && last >= rows.length - 30) loadMore();
  }, [hasMore, last, rows.length, loadMore]);
  useImperativeHandle(handle, () => shower(show, scroller), [show, scroller]);
  return seen;
}

function shower(bring: (index: number) => void, scroller: Scroller): TableHandle {
  return {
    show(index, focus) {
      bring(index);
      const link = () => scroller.current?.querySelector<HTMLElement>(`[data-row="${index}"] a`);
      const take = () => link()?.focus({ preventScroll: true });
      if (!focus) return;
      // At once where the row is there: the next key of a quick hand goes by what has the focus.
      if (link()) take();
      else requestAnimationFrame(take);
    },
  };
}
