import Papa from "papaparse";

/** Takes rows apart whose lines somebody has quoted as a whole, where the first two of a file are such and fall into as many cells. */
export function quotedLines(delimiter: string): (rows: string[][]) => string[][] {
  let quoted: boolean | undefined;
  const apart = (cells: string[]) => {
    const [line = ""] = cells;
    if (cells.length !== 1 || !line.includes(delimiter)) return cells;
    return (Papa.parse(line, { delimiter }).data as string[][])[0] ?? cells;
  };
  return (rows) => {
    const [first, second] = rows;
    if (quoted === undefined && first && second) {
      const widths = [first, second].map((cells) => (cells.length === 1 ? apart(cells).length : 0));
      quoted = (widths[0] ?? 0) > 2 && widths[0] === widths[1];
    }
    return quoted ? rows.map(apart) : rows;
  };
}
