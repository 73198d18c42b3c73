import { type RefObject, useRef } from "react";
import { t } from "../ui/translate.ts";
import { type BoardLane, laneOf, type Moves, putAbove } from "./board-lane.ts";
import { type KeyBinding, useKeys } from "../keys/use-keys.ts";
import type { RecordRow } from "./record-client.ts";

/** The card that was moved by the keyboard: the focus goes with it into its new column. */
export type Follow = RefObject<string | null>;

/** Shift and an arrow move the card that has the focus; the toast of the move says where to. Whatever else is pressed or takes the focus lets it go. */
export function useCardKeys<Row extends RecordRow>(
  rows: Row[],
  lanes: BoardLane[],
  column: string,
  moves: Moves<Row> | null,
): { follow: Follow; letGo: (to?: Element) => void } {
  const follow = useRef<string | null>(null);
  const move = (way: 1 | -1) => {
    const row = rows.find(({ id }) => id === cardOf(document.activeElement));
    const from = lanes.findIndex(({ value }) => row && value === laneOf(row, column));
    if (!row || from < 0) return;
    const further = way > 0 ? lanes.slice(from + 1) : lanes.slice(0, from).toReversed();
    const to = further.find(({ value }) => moves?.may(row, value));
    if (!to) return;
    follow.current = row.id;
    moves?.move(row, to.value);
  };
  const keys: KeyBinding[] = [
    {
      of: "card_next",
      keys: ["Shift+ArrowRight"],
      label: t("Move the card to the next column"),
      act: () => move(1),
    },
    {
      of: "card_previous",
      keys: ["Shift+ArrowLeft"],
      label: t("Move the card to the column before"),
      act: () => move(-1),
    },
  ];
  useKeys(moves ? keys : []);
  usePlacingKeys(rows, column, moves, (id) => (follow.current = id));
  return {
    follow,
    letGo: (to) => {
      if (!to || cardOf(to) !== follow.current) follow.current = null;
    },
  };
}

/** Shift and an arrow up or down put it above or below its neighbour, where cards have an order that people share. */
function usePlacingKeys<Row extends RecordRow>(
  rows: Row[],
  column: string,
  moves: Moves<Row> | null,
  keep: (id: string) => unknown,
) {
  const place = (way: 1 | -1) => {
    const row = rows.find(({ id }) => id === cardOf(document.activeElement));
    if (!row) return;
    const lane = rows.filter((each) => laneOf(each, column) === laneOf(row, column));
    const at = lane.indexOf(row);
    if (way < 0 ? at === 0 : at === lane.length - 1) return;
    keep(row.id);
    putAbove(moves, lane, row, lane[way < 0 ? at - 1 : at + 2]?.id ?? null);
  };
  const placing: KeyBinding[] = [
    { of: "card_up", keys: ["Shift+ArrowUp"], label: t("Move the card up"), act: () => place(-1) },
    { of: "card_down", keys: ["Shift+ArrowDown"], label: t("Move the card down"), act: () => place(1) },
  ];
  useKeys(moves?.place ? placing : []);
}

/** The record of the card in which an element is. */
export function cardOf(element: Element | null): string | undefined {
  return element?.closest("[data-card]")?.getAttribute("data-card") ?? undefined;
}
