import { classNames } from "./class-names.ts";

export type Series = { name: string; values: (number | null)[] };

type Props = {
  /** What stands below the first point and the last. */
  ends: [string, string];
  /** At most four, each told by its colour and its dashes. */
  series: Series[];
  /** How the largest value is said. */
  top: string;
};

const [width, height] = [600, 180];
const looks = [
  { stroke: "stroke-person", dashes: undefined },
  { stroke: "stroke-agent", dashes: "7 4" },
  { stroke: "stroke-good", dashes: "2 3" },
  { stroke: "stroke-ink-2", dashes: "10 3 2 3" },
];

/** So many lines can be told apart. */
export const most_lines = looks.length;

/** Numbers in their order as lines from zero. What is read is the table behind it; the drawing is for the eye. */
export function LineChart({ ends, series, top }: Props) {
  const highest = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), 0) || 1;
  return (
    <div className="flex flex-col gap-1 text-tag text-ink-3 tabular-nums">
      <span>{top}</span>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-45 w-full overflow-visible"
      >
        {[0, 0.5, 1].map((share) => (
          <line
            key={share}
            x1={0}
            x2={width}
            y1={height * share}
            y2={height * share}
            className="stroke-line"
            {...thin}
          />
        ))}
        {series.slice(0, most_lines).map(({ name, values }, at) => (
          <path key={name} d={pathOf(values, highest)} {...strokeOf(at)} {...thin} />
        ))}
      </svg>
      <span className="flex justify-between">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </span>
      {series.length > 1 && <Legend series={series} />}
    </div>
  );
}

const strokeOf = (at: number) =>
  ({
    strokeDasharray: looks[at]?.dashes,
    className: classNames("fill-none", looks[at]?.stroke),
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }) as const;

// (The drawing is stretched to its place, and its lines are not.)
const thin = { vectorEffect: "non-scaling-stroke" } as const;

function Legend({ series }: { series: Series[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-ink-2">
      {series.slice(0, most_lines).map(({ name }, at) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg aria-hidden className="h-2 w-6 flex-none">
            <line
              x1={0}
              x2={24}
              y1={4}
              y2={4}
              strokeWidth={2}
              strokeDasharray={looks[at]?.dashes}
              className={looks[at]?.stroke}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** One point alone is a short line; where there is no value the line is broken. */
function pathOf(values: (number | null)[], highest: number): string {
  const x = (at: number) => (values.length > 1 ? (at * width) / (values.length - 1) : width / 2);
  let open = false;
  return values
    .map((value, at) => {
      if (value === null) {
        open = false;
        return "";
      }
      const point = `${x(at).toFixed(1)} ${(height * (1 - value / highest)).toFixed(1)}`;
      const drawn = open ? `L${point}` : `M${point}h0.01`;
      open = true;
      return drawn;
    })
    .join("");
}
