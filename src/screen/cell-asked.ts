import { type CellPlace, placeOfCell } from "./cell-places.ts";

/** Told for which cell the words are wanted, or for none, and after how many milliseconds. */
type Ask = (place: CellPlace | null, wait?: number) => void;

const rest_ms = 350;

/** Listens in a table for who asks what the value of a cell is made of, in the columns that can say it; answers what ends it. */
export function listenForCells(around: HTMLElement, columns: string[], ask: Ask): () => void {
  const within = (target: EventTarget | null) => {
    const place = placeOfCell(target instanceof Element ? target : null);
    return place && columns.includes(place.column) ? place : null;
  };
  const listening = new AbortController();
  const { signal } = listening;
  const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
    around.addEventListener(name, act, { signal, capture: name === "click" });
  on("pointerover", ({ target, pointerType }) => {
    const place = within(target);
    if (pointerType === "mouse") ask(place, place ? rest_ms : undefined);
  });
  on("pointerleave", () => ask(null));
  on("focusin", ({ target }) => {
    if (target instanceof Element && target.matches("[data-column]")) ask(within(target), 0);
  });
  on("focusout", () => ask(null));
  on("keydown", ({ key }) => key === "Escape" && ask(null, 0));
  on("scroll", () => ask(null, 0));
  listenForTouch(on, within, ask);
  // Where the pointer came to rest before anybody listened.
  const resting = within(around.querySelector("[data-column]:hover"));
  if (resting) ask(resting, rest_ms);
  return () => listening.abort();
}

type On = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) => void;

/** A touch on such a cell asks for the words; the record opens by the rest of its row. */
function listenForTouch(on: On, within: (target: EventTarget | null) => CellPlace | null, ask: Ask): void {
  let touched = false;
  on("pointerdown", ({ target, pointerType }) => {
    if (target instanceof Element && target.closest("[popover]")) return;
    touched = pointerType === "touch" && within(target) !== null;
    if (!touched) ask(null, 0);
  });
  // What became a scroll is no touch of a cell.
  on("pointercancel", () => {
    touched = false;
  });
  on("click", (event) => {
    const place = within(event.target);
    if (!touched || !place) return;
    touched = false;
    event.stopPropagation();
    ask(place, 0);
  });
}
