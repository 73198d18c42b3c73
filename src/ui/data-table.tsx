import { ArrowDown } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  label: string;
  head: string[];
  rows: { key: string; cells: ReactNode[] }[];
  /** So many columns from the first hold words; the others hold numbers. */
  words?: number;
  /** The number of the column by which the rows are sorted; its numbers fall, its names rise. */
  sort?: { column: number; onSort: (column: number) => void };
};

/** A small table of numbers, each row named by its first cell. */
export function DataTable({ label, head, rows, words = 1, sort }: Props) {
  return (
    <div ref={reachable} className="flex overflow-x-auto fades-on touch:-mr-4">
      {/* (What a finger reaches of the last number has its room beside it, or all would seem to go on.) */}
      {/* (Wider than that, the eye loses the row between two numbers.) */}
      <table aria-label={label} className="w-full max-w-4xl flex-none text-meta">
        <Head {...{ head, words, sort }} />
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-t border-line-2">
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={head[index]} scope="row" className={`${first_of_row} max-w-44 truncate font-normal`}>
                    {cell}
                  </th>
                ) : (
                  <td key={head[index]} className={index < words ? word : `${other} whitespace-nowrap`}>
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

/** Lets the arrows scroll what is wider than its place and holds nothing that takes the focus. */
function reachable(box: HTMLDivElement | null): void {
  if (box && box.scrollWidth > box.clientWidth && !box.querySelector("a, button")) box.tabIndex = 0;
}

function Head({ head, words, sort }: Required<Pick<Props, "head" | "words">> & { sort: Props["sort"] | undefined }) {
  return (
    <thead>
      <tr>
        {head.map((name, index) => (
          <th
            key={name}
            scope="col"
            aria-sort={sort?.column === index ? (index === 0 ? "ascending" : "descending") : undefined}
            className={
              index === 0
                ? first
                : `${index < words ? word : other} align-bottom font-medium text-ink-3 max-tablet:text-tag`
            }
          >
            {sort ? <SortButton name={name} sorted={sort.column === index} onSort={() => sort.onSort(index)} /> : name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SortButton({ name, sorted, onSort }: { name: string; sorted: boolean; onSort: () => void }) {
  return (
    <button
      type="button"
      onClick={onSort}
      className={`rounded-sm hover:text-ink hover:underline touch:min-h-10 ${sorted ? "text-ink" : ""}`}
    >
      {name}
      {sorted && <ArrowDown aria-hidden className="inline size-3" />}
    </button>
  );
}

// (What is beside it passes under it where there is not enough room, so that a number is never without its name.)
const first_of_row = "sticky left-0 z-1 bg-(--below,var(--ground)) py-1.5 pr-2 text-left tablet:pr-3";
const first = `${first_of_row} align-bottom font-medium text-ink-3 max-tablet:text-tag`;
const word = "max-w-44 truncate py-1.5 pl-2 text-left tablet:pl-3";
const other = "py-1.5 pl-2 text-right tabular-nums touch:last:pr-4 tablet:pl-3";
