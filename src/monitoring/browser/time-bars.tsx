import { formatDateTime } from "../../ui/format.ts";

/** What one step in time came to: how high its bar is, and which part of it is red. */
type TimeBar = { at: string; size: number; bad?: number; title: string };

/** The ends and the length of a step, in milliseconds, and the moments that a dashed line marks. */
export type Axis = { from: number; to: number; step: number; marks: { at: string; title: string }[] };

type Props = {
  bars: TimeBar[];
  axis: Axis;
  /** How the highest is written. */
  format: (size: number) => string;
};

/** Numbers along time, from zero. What is read is the table behind it; the drawing is for the eye. */
export function TimeBars({ bars, axis: { from, to, step, marks }, format }: Props) {
  const highest = Math.max(...bars.map(({ size }) => size), 0);
  const left = (at: string | number) => ((Number(new Date(at)) - from) / (to - from)) * 100;
  const height = (size: number) => (highest > 0 && size > 0 ? Math.max(1, (size / highest) * 100) : 0);
  return (
    <div aria-hidden className="text-tag text-ink-3 tabular-nums">
      <p className="h-4">{highest > 0 && format(highest)}</p>
      <svg className="h-28 w-full border-y border-line-2" viewBox="0 0 100 100" preserveAspectRatio="none">
        {bars.map(({ at, size, bad = 0, title }) => (
          <g key={at}>
            <title>{title}</title>
            <rect className="fill-person" {...column(left(at), step / (to - from), height(size))} />
            <rect className="fill-bad" {...column(left(at), step / (to - from), height(bad))} />
          </g>
        ))}
        {marks.map(({ at, title }) => (
          <line
            key={at}
            {...{ x1: left(at), x2: left(at), y1: 0, y2: 100 }}
            className="stroke-ink-2"
            strokeDasharray="4 3"
            vectorEffect="non-scaling-stroke"
          >
            <title>{title}</title>
          </line>
        ))}
      </svg>
      <p className="flex justify-between gap-3 pt-1">
        <span>{formatDateTime(new Date(from))}</span>
        <span>{formatDateTime(new Date(to))}</span>
      </p>
    </div>
  );
}

// (A fifth of its place parts it from the next.)
const column = (x: number, share: number, height: number) => ({ x, y: 100 - height, width: share * 80, height });
