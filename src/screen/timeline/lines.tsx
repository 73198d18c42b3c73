import { memo, useMemo } from "react";
import type { RecordRow } from "../../records/record-client.ts";
import type { Around } from "./head.tsx";
import { drawn, type Item, type Line } from "./parts.ts";
import { type Box, pathOf } from "./paths.ts";
import { day_width, xOf } from "./scale.ts";
import type { Moving } from "./use-moving.ts";
import { head_height, row_height } from "./use-window.ts";

type Props<Row extends RecordRow> = Around & { items: Item<Row>[]; lines: Line[]; moving: Moving<Row> };

/** So many are drawn at most. */
const most_lines = 200;

/** What follows what, from bar to bar, as far as it is in sight. */
function LinesOf<Row extends RecordRow>({ items, lines, moving, scale, shown, names }: Props<Row>) {
  const places = useMemo(() => {
    const at = new Map<string, { nth: number; row: Row }>();
    items.forEach((item, nth) => item.kind === "record" && at.set(item.row.id, { nth, row: item.row }));
    return at;
  }, [items]);
  const boxOf = ({ nth, row }: { nth: number; row: Row }): Box | null => {
    const span = drawn(moving.spanOf(row));
    if (!span) return null;
    const y = nth * row_height + row_height / 2;
    return { start: xOf(scale, span.from), end: xOf(scale, span.to) + day_width[scale.zoom], y };
  };
  const [left, right] = [shown.from * day_width[scale.zoom], shown.to * day_width[scale.zoom]];
  const paths = [];
  for (const line of lines) {
    const [one, other] = [places.get(line.from), places.get(line.to)];
    if (!one || !other || paths.length >= most_lines) continue;
    if (Math.max(one.nth, other.nth) < shown.first || Math.min(one.nth, other.nth) > shown.last) continue;
    const [from, to] = [boxOf(one), boxOf(other)];
    if (!from || !to || Math.max(from.end, to.end) < left || Math.min(from.start, to.start) > right) continue;
    // (What is broken now is mended where both ends have come to other days.)
    const broken = line.broken && !(moving.moved(line.from) || moving.moved(line.to));
    paths.push({ ...line, broken, d: pathOf(from, to, line.leaves, line.arrives) });
  }
  return (
    <svg
      aria-hidden
      className="pointer-events-none absolute z-1 text-ink-2"
      style={{ left: names, top: head_height, width: scale.width, height: items.length * row_height }}
    >
      <defs>
        {["arrow", "arrow-bad"].map((id) => (
          <marker key={id} id={id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path
              d="M1 1 7 4 1 7"
              fill="none"
              className={id === "arrow" ? "stroke-ink-2" : "stroke-bad"}
              strokeWidth="1.4"
            />
          </marker>
        ))}
      </defs>
      {paths.map(({ from, to, d, broken, leaves, arrives }) => (
        <path
          key={`${from} ${to} ${leaves} ${arrives}`}
          d={d}
          fill="none"
          strokeWidth="1.2"
          className={broken ? "stroke-bad" : "stroke-ink-3"}
          markerEnd={`url(#${broken ? "arrow-bad" : "arrow"})`}
        />
      ))}
    </svg>
  );
}

export const Lines = memo(LinesOf) as typeof LinesOf;
