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
function LinesOf<Row extends RecordRow>(props: Props<Row>) {
  const { items, scale, names } = props;
  const places = useMemo(() => {
    const at = new Map<string, Placed<Row>>();
    items.forEach((item, nth) => item.kind === "record" && at.set(item.row.id, { nth, row: item.row }));
    return at;
  }, [items]);
  return (
    <svg
      aria-hidden
      className="pointer-events-none absolute z-1 text-ink-2"
      style={{ left: names, top: head_height, width: scale.width, height: items.length * row_height }}
    >
      <Tips />
      {pathsIn(props, places).map(({ from, to, d, broken, leaves, arrives }) => (
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

type Placed<Row> = { nth: number; row: Row };

/** The ways of the lines that are in sight. */
function pathsIn<Row extends RecordRow>(props: Props<Row>, places: Map<string, Placed<Row>>): (Line & { d: string })[] {
  const { lines, moving, scale, shown } = props;
  const [left, right] = [shown.from * day_width[scale.zoom], shown.to * day_width[scale.zoom]];
  const paths = [];
  for (const line of lines) {
    const [one, other] = [places.get(line.from), places.get(line.to)];
    if (!one || !other || paths.length >= most_lines) continue;
    if (Math.max(one.nth, other.nth) < shown.first || Math.min(one.nth, other.nth) > shown.last) continue;
    const [from, to] = [boxOf(one, props), boxOf(other, props)];
    if (!from || !to || Math.max(from.end, to.end) < left || Math.min(from.start, to.start) > right) continue;
    // (What is broken now may be mended where an end has come to other days.)
    const broken = line.broken && !(moving.moved(line.from) || moving.moved(line.to));
    paths.push({ ...line, broken, d: pathOf(from, to, line.leaves, line.arrives) });
  }
  return paths;
}

function boxOf<Row extends RecordRow>({ nth, row }: Placed<Row>, { moving, scale }: Props<Row>): Box | null {
  const span = drawn(moving.spanOf(row));
  const y = nth * row_height + row_height / 2;
  return span && { start: xOf(scale, span.from), end: xOf(scale, span.to) + day_width[scale.zoom], y };
}

/** The tips of lines, plain and broken. */
function Tips() {
  return (
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
  );
}
