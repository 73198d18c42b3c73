/** The known path that takes the fewest typing mistakes to reach, null when none is near. */
export function nearestPath(wrong: string, known: string[]): string | null {
  const ranked = known
    .map((path) => ({ path, distance: distance(wrong.toLowerCase(), path) }))
    .toSorted((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(2, best.path.length / 2) ? best.path : null;
}

/** Levenshtein: letters to insert, delete or replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...b].entries()) {
      const replace = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replace, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
