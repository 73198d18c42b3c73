/** A record as lines see it: where its bar begins and ends, and the middle of its line. */
export type Box = { start: number; end: number; y: number };

/**
 * The way of a line: out of one bar, down or up, and into the other. Where the other begins before this one ends, the line goes
 * around between them.
 */
export function pathOf(from: Box, to: Box, leaves: "start" | "end", arrives: "start" | "end"): string {
  const out = leaves === "end" ? 1 : -1;
  const into = arrives === "start" ? 1 : -1;
  const [x1, x2] = [leaves === "end" ? from.end : from.start, arrives === "start" ? to.start : to.end];
  const tip = x2 - into * 2;
  const direct = out === into && (x2 - x1) * out > 2 * elbow;
  if (direct) {
    // Out of the bottom of the bar, near its end, as far as it is long enough.
    const x = x1 - out * Math.min(elbow, (from.end - from.start) / 2);
    return `M${x} ${from.y + Math.sign(to.y - from.y) * half} V${to.y} H${tip}`;
  }
  const beside = out === into ? x1 + out * elbow : out * Math.max(out * x1, out * x2) + out * elbow;
  if (out !== into) return `M${x1} ${from.y} H${beside} V${to.y} H${tip}`;
  const between = from.y + Math.sign(to.y - from.y || 1) * gap;
  return `M${x1} ${from.y} H${beside} V${between} H${x2 - into * elbow} V${to.y} H${tip}`;
}

const elbow = 8;
const half = 9;
const gap = 17;
