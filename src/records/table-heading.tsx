import { ArrowDown, ArrowUp } from "lucide-react";
import { type DragEvent, useState } from "react";
import { classNames } from "../ui/class-names.ts";
import { t } from "../ui/translate.ts";
import type { ColumnLayout } from "./column-layout.ts";
import { type Column, nextSort } from "./columns.ts";
import type { RecordRow } from "./record-client.ts";
import { late } from "../ui/late.ts";

// A table is read before its columns are drawn wider.
const ResizeHandle = late(async () => ({ default: (await import("../ui/resize-handle.tsx")).ResizeHandle }));

type Props<Row extends RecordRow> = {
  column: Column<Row>;
  layout: ColumnLayout<Row>;
  draw: (widths: Record<string, number>) => void;
  /** The column that is being dragged. */
  dragged: string | null;
  drag: (name: string | null) => void;
  sort: string | undefined;
  onSort: (sort: string | null) => void;
};

/** One heading: a press sorts, its edge makes it wider, and dragged it takes another place. */
export function TableHeading<Row extends RecordRow>(props: Props<Row>) {
  const { column, layout, draw, sort } = props;
  const { name, label, width } = column;
  const by = column.sort;
  const direction = by && (sort === by ? "ascending" : sort === `-${by}` ? "descending" : "none");
  const { dragging, side } = useDragging(props);
  return (
    <div
      role="columnheader"
      aria-sort={direction || undefined}
      {...dragging}
      className={classNames(
        "relative flex h-8 min-w-0 items-center px-2",
        column.align === "end" && "justify-end",
        side === "before" && "shadow-[inset_2px_0_var(--person)]",
        side === "after" && "shadow-[inset_-2px_0_var(--person)]",
      )}
    >
      <Label {...props} direction={direction} />
      <ResizeHandle
        label={t("Width of {{column}}", { column: label })}
        width={layout.widths[name] ?? width}
        least={56}
        most={800}
        edge="right"
        onResize={(wanted, done) => {
          draw(done ? {} : { [name]: wanted });
          if (done) layout.resize(name, wanted);
        }}
        onReset={() => layout.resize(name, null)}
      />
    </div>
  );
}

function Label<Row extends RecordRow>(props: Props<Row> & { direction: string | undefined }) {
  const { column, sort, onSort, direction } = props;
  const by = column.sort;
  if (!by) return <span className="truncate leading-6">{column.label}</span>;
  const Arrow = direction === "ascending" ? ArrowUp : ArrowDown;
  return (
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
  );
}

/** The browser's own drag, which the first column does not take part in; the keyboard has the menu of columns. */
function useDragging<Row extends RecordRow>({ column: { name }, layout, dragged, drag }: Props<Row>) {
  const [side, setSide] = useState<"before" | "after" | null>(null);
  const first = layout.all[0]?.name === name;
  const over = (event: DragEvent) => {
    if (!dragged || dragged === name) return;
    event.preventDefault();
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setSide(first || event.clientX > left + width / 2 ? "after" : "before");
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setSide(null);
    if (!dragged || !side) return;
    const others = layout.all.filter((each) => each.name !== dragged);
    layout.move(dragged, others.findIndex((each) => each.name === name) + (side === "after" ? 1 : 0));
  };
  const dragging = {
    draggable: !first,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", name);
      drag(name);
    },
    onDragEnd: () => drag(null),
    onDragOver: over,
    onDragLeave: () => setSide(null),
    onDrop: drop,
  };
  return { dragging, side };
}
