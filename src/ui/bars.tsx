import { Fragment, type ReactNode } from "react";

/** A bar: what it is of, how long it is beside the longest, and what stands at its end. */
export type Bar = {
  key: string;
  label: ReactNode;
  size: number;
  /** A part of it that is the point; the rest is grey. */
  part?: number;
  end: ReactNode;
};

type Props = { bars: Bar[]; /** Each is a part of the one before, and stronger. */ steps?: boolean };

/** Numbers beside each other: from zero, each with its own label. What is read is the text; the drawing is for the eye. */
export function Bars({ bars, steps = false }: Props) {
  const longest = Math.max(...bars.map(({ size }) => size), 0);
  const share = (size: number) => (longest > 0 ? size / longest : 0);
  return (
    <div className="grid grid-cols-[minmax(0,auto)_minmax(2rem,1fr)_auto] items-center gap-x-2.5 gap-y-1.75 text-meta">
      {bars.map(({ key, label, size, part, end }, index) => (
        <Fragment key={key}>
          <span className="truncate">{label}</span>
          <svg aria-hidden className="h-4.5 w-full" preserveAspectRatio="none">
            <rect
              className={part === undefined ? "fill-person" : "fill-line"}
              {...shape(share(size))}
              opacity={steps ? strength(index, bars.length) : 1}
            />
            {part !== undefined && <rect className="fill-person" {...shape(share(part))} />}
          </svg>
          <span className="text-right tabular-nums">{end}</span>
        </Fragment>
      ))}
    </div>
  );
}

const shape = (share: number) => ({ height: "100%", rx: 3, width: share > 0 ? `max(3px, ${share * 100}%)` : 0 });
const strength = (index: number, count: number) => 0.55 + (0.45 * index) / Math.max(1, count - 1);
