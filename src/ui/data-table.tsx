import type { ReactNode } from "react";

type Props = { label: string; head: string[]; rows: { key: string; cells: ReactNode[] }[] };

/** A small table of numbers, each row named by its first cell. */
export function DataTable({ label, head, rows }: Props) {
  return (
    <div className="flex overflow-x-auto fades-on touch:-mr-4">
      {/* (What a finger reaches of the last number has its room beside it, or all would seem to go on.) */}
      {/* (Wider than that, the eye loses the row between two numbers.) */}
      <table aria-label={label} className="w-full max-w-4xl flex-none text-meta">
        <thead>
          <tr>
            {head.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={index === 0 ? first : `${other} align-bottom font-medium text-ink-3 max-tablet:text-tag`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-t border-line-2">
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={head[index]} scope="row" className={`${first_of_row} max-w-44 truncate font-normal`}>
                    {cell}
                  </th>
                ) : (
                  <td key={head[index]} className={`${other} whitespace-nowrap`}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// (What is beside it passes under it where there is not enough room, so that a number is never without its name.)
const first_of_row = "sticky left-0 z-1 bg-ground py-1.5 pr-2 text-left tablet:pr-3";
const first = `${first_of_row} align-bottom font-medium text-ink-3 max-tablet:text-tag`;
const other = "py-1.5 pl-2 text-right tabular-nums touch:last:pr-4 tablet:pl-3";
