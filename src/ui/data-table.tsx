import type { ReactNode } from "react";

type Props = { label: string; head: string[]; rows: { key: string; cells: ReactNode[] }[] };

/** A small table of numbers, each row named by its first cell. */
export function DataTable({ label, head, rows }: Props) {
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full text-meta">
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={name} scope="col" className={index === 0 ? first : `${other} font-medium text-ink-3`}>
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
                  <th key={head[index]} scope="row" className="max-w-44 truncate py-1.5 pr-3 text-left font-normal">
                    {cell}
                  </th>
                ) : (
                  <td key={head[index]} className={other}>
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

const first = "py-1.5 pr-3 text-left font-medium text-ink-3";
const other = "py-1.5 pl-3 text-right whitespace-nowrap tabular-nums";
