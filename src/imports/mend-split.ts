/**
 * A row's cells, put together again where nobody has quoted a text with commas: "…,Calle Mayor, 67,Madrid,…", where as many
 * cells begin with a space as there are too many.
 */
export function mendSplit(cells: string[], width: number): string[] {
  const spaced = cells.filter((cell, index) => index > 0 && /^ \S/.test(cell)).length;
  if (cells.length <= width || spaced !== cells.length - width) return cells;
  return cells.reduce<string[]>((mended, cell, index) => {
    if (index > 0 && /^ \S/.test(cell)) mended[mended.length - 1] += `,${cell}`;
    else mended.push(cell);
    return mended;
  }, []);
}
