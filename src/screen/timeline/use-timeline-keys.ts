import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import type { RecordRow } from "../../records/record-client.ts";
import { drawn, type Grip, type Item } from "./parts.ts";
import { type Scale, xOf } from "./scale.ts";
import type { Moving } from "./use-moving.ts";
import { head_height, row_height } from "./use-window.ts";

type Props<Row extends RecordRow> = {
  items: Item<Row>[];
  moving: Moving<Row>;
  scroller: RefObject<HTMLElement | null>;
  scale: Scale;
};

/**
 * Arrows go from line to line; with shift the record that has the focus is pulled by a day, with alt its end alone. Enter does
 * what was pulled, Escape leaves it.
 */
export function useTimelineKeys<Row extends RecordRow>(props: Props<Row>) {
  const { items, moving, scroller } = props;
  const follow = useRef<string | null>(null);
  useEffect(() => {
    const there = follow.current && scroller.current?.querySelector<HTMLElement>(`[data-bar="${follow.current}"]`);
    if (!there) return;
    there.focus({ preventScroll: true });
    follow.current = null;
  });
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const id = (event.target as Element).closest("[data-bar]")?.getAttribute("data-bar");
    const at = items.findIndex((each) => each.key === id);
    const item = items[at];
    if (ctrlKey || metaKey || item?.kind !== "record") return;
    const [way, up] = [sideways[key], upwards[key]];
    if (up && !shiftKey && !altKey) follow.current = goTo(props, at, up);
    else if (way && shiftKey) pullBy(moving, item.row, way, altKey ? "end" : "whole");
    else if (key === "Enter" && moving.pulled) moving.drop();
    else if (key === "Escape" && moving.pulled) moving.release();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { press };
}

const sideways: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const upwards: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

function pullBy<Row extends RecordRow>(moving: Moving<Row>, row: Row, way: number, grip: Grip): void {
  if (!moving.may(row)) return;
  const { pulled } = moving;
  const now = pulled?.id === row.id && pulled.grip === grip ? pulled.days : 0;
  moving.pull(row, grip, now + way);
}

/** Shows the next record that way, and answers which is to have the focus once it is drawn. */
function goTo<Row extends RecordRow>({ items, moving, scroller, scale }: Props<Row>, at: number, way: number) {
  let next = at + way;
  while (items[next] && items[next]?.kind !== "record") next += way;
  const item = items[next];
  const { current: box } = scroller;
  if (item?.kind !== "record" || !box) return null;
  moving.release();
  const top = next * row_height;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + row_height * 2 + head_height > box.scrollTop + box.clientHeight)
    box.scrollTop = top + row_height * 2 + head_height - box.clientHeight;
  const span = drawn(moving.spanOf(item.row));
  const x = span ? xOf(scale, span.from) : box.scrollLeft;
  if (x < box.scrollLeft || x > box.scrollLeft + box.clientWidth / 2) box.scrollLeft = Math.max(0, x - 60);
  box.querySelector<HTMLElement>(`[data-bar="${item.key}"]`)?.focus({ preventScroll: true });
  return item.key;
}
