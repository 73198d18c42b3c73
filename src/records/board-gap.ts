/** The card above which something would come that is held at this height over a column; null below the last. */
export function cardBelow(column: Element, height: number, held: unknown): string | null {
  for (const card of column.querySelectorAll("[data-card]")) {
    const id = card.getAttribute("data-card");
    const { top, bottom } = card.getBoundingClientRect();
    if (id !== held && height < (top + bottom) / 2) return id;
  }
  return null;
}
