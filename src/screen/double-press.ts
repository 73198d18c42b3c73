import { type RefObject, useEffect, useRef } from "react";
import { useList } from "../records/list-context.ts";
import { type CellPlace, placeOfCell } from "./cell-places.ts";

const soon_ms = 500;

/**
 * Acts where a cell is pressed twice. The first press opens the record as ever, which may move what lies under the pointer:
 * the second one is caught wherever it lands. `opened` says whether the first has opened the panel.
 */
export function useDoublePress(
  scroller: RefObject<HTMLElement | null>,
  act: (place: CellPlace, opened: boolean) => void,
): void {
  const { openId } = useList();
  const current = useRef({ act, openId });
  useEffect(() => {
    current.current = { act, openId };
  });
  useEffect(() => {
    let first: { place: CellPlace; at: number; opened: boolean } | null = null;
    const around = scroller.current;
    const press = (event: MouseEvent) => {
      const { target, detail, timeStamp: at } = event;
      const free =
        target instanceof Element && !target.closest("input, select, textarea, label, button, a[target], a[href*=':']");
      const place = free && detail === 1 ? placeOfCell(target) : null;
      first = place && { place, at, opened: current.current.openId === undefined };
    };
    const again = (event: MouseEvent) => {
      if (!first || event.detail !== 2 || event.timeStamp - first.at > soon_ms) return;
      swallow(event);
      document.addEventListener("click", swallow, { capture: true, once: true });
      current.current.act(first.place, first.opened);
      first = null;
    };
    around?.addEventListener("click", press);
    document.addEventListener("mousedown", again, true);
    return () => {
      around?.removeEventListener("click", press);
      document.removeEventListener("mousedown", again, true);
    };
  }, [scroller]);
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
