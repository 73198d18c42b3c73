/** A choice that is typed; one that is there already has its key. */
export type Line = { at: string; key?: string; name: string };

/** The lines with an empty one behind this one; where one waits there already, as they are. */
export function lineAfter(lines: Line[], index: number, at: string): Line[] {
  const next = lines[index + 1];
  return next && !next.key && !next.name ? lines : lines.toSpliced(index + 1, 0, { at, name: "" });
}
