import { useEffect, useRef } from "react";
import { t } from "../ui/translate.ts";
import type { BoardLane } from "./board-lane.ts";
import { useKeys } from "./keys.ts";
import { columnOf, type RecordRow } from "./record-client.ts";

/**
 * Shift and an arrow move the card that has the focus; the focus goes with it, and the toast of the move says where to.
 * Answers what lets the card go.
 */
export function useCardKeys<Row extends RecordRow>(
  rows: Row[],
  lanes: BoardLane[],
  state: string,
  onMove: ((row: Row, to: string) => void) | null,
): () => void {
  const followed = useRef<string | null>(null);
  const move = (way: 1 | -1) => {
    const row = rows.find(({ id }) => id === cardOf(document.activeElement));
    const from = lanes.findIndex(({ value }) => row && value === columnOf(row, state));
    const to = lanes[from + way];
    if (!row || from < 0 || !to) return;
    followed.current = row.id;
    onMove?.(row, to.value);
  };
  useKeys(
    onMove
      ? [
          { keys: ["Shift+ArrowRight"], label: t("Move the card to the next column"), act: () => move(1) },
          { keys: ["Shift+ArrowLeft"], label: t("Move the card to the column before"), act: () => move(-1) },
        ]
      : [],
  );
  // In its new column the card is another element, and the focus has fallen to the page.
  useEffect(() => {
    const present = document.activeElement;
    if (present === document.body) document.querySelector<HTMLElement>(`[data-card="${followed.current}"] a`)?.focus();
    else if (!present?.closest("[role=dialog]") && cardOf(present) !== followed.current) followed.current = null;
  });
  return () => (followed.current = null);
}

function cardOf(element: Element | null): string | undefined {
  return element?.closest("[data-card]")?.getAttribute("data-card") ?? undefined;
}
