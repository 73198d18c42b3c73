import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import type { RecordRow } from "../../records/record-client.ts";
import { drawn, type Item } from "./parts.ts";
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
export function useTimelineKeys<Row extends RecordRow>({ items, moving, scroller, scale }: Props<Row>) {
  const follow = useRef<string | null>(null);
  useEffect(() => {
    if (!follow.current) return;
    const there = scroller.current?.querySelector<HTMLElement>(`[data-bar="${follow.current}"]`);
    if (!there) return;
    there.focus({ preventScroll: true });
    follow.current = null;
  });
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    const id = (event.target as Element).closest("[data-bar]")?.getAttribute("data-bar");
    const at = items.findIndex((each) => each.key === id);
    const item = items[at];
    if (item?.kind !== "record") return;
    const way = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const up = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (up && !shiftKey && !altKey) goTo(at, up as 1 | -1);
    else if (way && shiftKey) pullBy(item.row, way, altKey);
    else if (key === "Enter" && moving.pulled) moving.drop();
    else if (key === "Escape" && moving.pulled) moving.release();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { press };

  function pullBy(row: Row, way: number, end: boolean) {
    if (!moving.may(row)) return;
    const grip = end ? "end" : "whole";
    const now = moving.pulled?.id === row.id && moving.pulled.grip === grip ? moving.pulled.days : 0;
    moving.pull(row, grip, now + way);
  }

  function goTo(at: number, way: 1 | -1) {
    let next = at + way;
    while (items[next] && items[next]?.kind !== "record") next += way;
    const item = items[next];
    const { current: box } = scroller;
    if (item?.kind !== "record" || !box) return;
    moving.release();
    follow.current = item.key;
    const top = next * row_height;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + row_height * 2 + head_height > box.scrollTop + box.clientHeight)
      box.scrollTop = top + row_height * 2 + head_height - box.clientHeight;
    const span = drawn(moving.spanOf(item.row));
    const x = span ? xOf(scale, span.from) : 0;
    if (span && (x < box.scrollLeft || x > box.scrollLeft + box.clientWidth / 2)) box.scrollLeft = Math.max(0, x - 60);
    box.querySelector<HTMLElement>(`[data-bar="${item.key}"]`)?.focus({ preventScroll: true });
  }
}
