/** A cell of a table: its element, the index of its row, and its column. */
export type CellPlace = { cell: HTMLElement; index: number; column: string };

/** The cell that an element is, or stands in. */
export function placeOfCell(element: Element | null): CellPlace | null {
  const cell = element?.closest<HTMLElement>("[data-column]");
  const row = cell?.closest("[data-row]");
  if (!cell || !row) return null;
  return { cell, index: Number(row.getAttribute("data-row")), column: cell.getAttribute("data-column") ?? "" };
}

/** The cell after one, or before it; behind the last of a row comes the first of the next. */
export function cellBeside(cell: HTMLElement, way: 1 | -1): CellPlace | null {
  const beside = placeOfCell(way === 1 ? cell.nextElementSibling : cell.previousElementSibling);
  if (beside) return beside;
  const row = cell.closest("[data-row]");
  const next = Number(row?.getAttribute("data-row")) + way;
  const cells = row?.parentElement?.querySelectorAll(`[data-row="${next}"] [data-column]`);
  return placeOfCell(cells?.[way === 1 ? 0 : cells.length - 1] ?? null);
}

/** Gives a cell the focus: the first is the link to its record. */
export function focusCell(cell: HTMLElement): void {
  const link = cell.querySelector<HTMLElement>('a[href^="?"]');
  const target = link ?? cell;
  if (!link) {
    cell.tabIndex = -1;
    cell.style.outlineOffset = "-2px";
    cell.setAttribute("aria-keyshortcuts", "F2");
  }
  target.focus({ preventScroll: true });
  cell.scrollIntoView({ block: "nearest", inline: "nearest" });
}
