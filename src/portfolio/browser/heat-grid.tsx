import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type FocusEvent, Fragment, type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from "react";
import { useAddress } from "../../records/address.ts";
import { useMediaQuery } from "../../ui/media-query.ts";
import { t } from "../../ui/translate.ts";
import { HeatRow } from "./heat-row.tsx";
import { weekLong, weekShort } from "./heat-words.ts";
import { type Load, useMoving } from "./move-work.ts";
import type { Workload } from "./portfolio-data.ts";

type Props = { people: Workload["people"]; mondays: string[]; data: Workload };

/** People by weeks, of whom only those in sight are drawn; arrows go through all of them. */
export function HeatGrid({ people, mondays, data }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { virtual, hold } = useRows(people, scroller);
  useDrops(data, scroller);
  const rows = virtual.getVirtualItems();
  return (
    <div
      ref={scroller}
      className="relative max-h-[min(70vh,40rem)] min-w-0 scroll-pt-8 scroll-pl-40 overflow-auto px-4 pb-1"
    >
      <table
        aria-label={t("Who has time")}
        aria-rowcount={people.length + 1}
        onFocus={hold}
        onKeyDown={(event) => moveFocus(event, people.length, (row) => virtual.scrollToIndex(row))}
        className="w-full table-fixed border-separate border-spacing-0.5 text-meta"
        style={{ minWidth: 320 + 41 * mondays.length }}
      >
        <Head mondays={mondays} />
        <tbody>
          {rows.map((row, nth) => {
            const who = people[row.index];
            if (!who) return null;
            return (
              <Fragment key={row.key}>
                <Space after={rows[nth - 1]} before={row.start} />
                <HeatRow {...{ who, mondays }} usual={data.hours} index={row.index} />
              </Fragment>
            );
          })}
          <Space after={rows.at(-1)} before={virtual.getTotalSize()} />
        </tbody>
      </table>
    </div>
  );
}

// (Between two rows of the table there is as much as it leaves between any.)
const spacing = 2;

/** The room of rows that are not drawn. */
function Space({ after, before }: { after: VirtualItem | undefined; before: number }) {
  const room = before - (after?.end ?? 0) - spacing;
  return room > 0 ? <tr aria-hidden style={{ height: room }} /> : null;
}

/** The rows in sight, with the one that has the focus and the one that Tab leads to. */
function useRows(people: Props["people"], scroller: RefObject<Element | null>) {
  const [address] = useAddress();
  const held = useRef(-1);
  const coarse = useMediaQuery("(pointer: coarse)");
  const stop = Math.max(
    0,
    people.findIndex(({ id }) => id === address["who"]),
  );
  const virtual = useVirtualizer({
    count: people.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (coarse ? 40 : 28) + spacing,
    getItemKey: (index) => people[index]?.id ?? index,
    overscan: 4,
    rangeExtractor: useCallback(
      (range: Range) => {
        const kept = [held.current, stop].filter((index) => index >= 0 && index < range.count);
        return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((one, other) => one - other);
      },
      [stop],
    ),
  });
  return { virtual, hold: ({ target }: FocusEvent) => (held.current = rowOf(target)) };
}

function Head({ mondays }: Pick<Props, "mondays">) {
  const above = "sticky top-0 z-10 bg-ground font-normal";
  return (
    <thead>
      <tr className="text-ink-3" aria-rowindex={1}>
        <th scope="col" className={`${above} left-0 z-20 w-36 text-left`}>
          <span className="sr-only">{t("Person")}</span>
        </th>
        {mondays.map((monday) => (
          <th key={monday} scope="col" className={`${above} py-0.5 tabular-nums`} title={weekLong(monday)}>
            <span aria-hidden>{weekShort(monday)}</span>
            <span className="sr-only">{weekLong(monday)}</span>
          </th>
        ))}
        <th scope="col" className={`${above} w-18 whitespace-nowrap`}>
          {t("not planned")}
        </th>
        <th scope="col" className={`${above} w-18 text-right whitespace-nowrap`}>
          {t("a week")}
        </th>
      </tr>
    </thead>
  );
}

/** Which row an element is in, counted from 0. */
const rowOf = (element: Element) => Number(element.closest("tr")?.getAttribute("aria-rowindex") ?? 1) - 2;

/** Arrows go from cell to cell; one of them all is reached by Tab. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>, count: number, scrollTo: (row: number) => void): void {
  const table = event.currentTarget;
  const cell = (event.target as HTMLElement).closest("td");
  if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
  const down = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
  const along = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
  const row = rowOf(cell) + down;
  if ((down === 0 && along === 0) || row < 0 || row >= count) return;
  const next = () =>
    table
      .querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${row + 2}"]`)
      ?.cells[cell.cellIndex + along]?.querySelector<HTMLElement>("button");
  event.preventDefault();
  if (next()) return next()?.focus();
  // (Whoever has scrolled away from the focus: the row is drawn once it is in sight again.)
  scrollTo(row);
  requestAnimationFrame(() => requestAnimationFrame(() => next()?.focus()));
}

/** What is dropped on a cell goes to that person in that week; held at an edge it has the others come in sight. */
function useDrops(data: Workload, scroller: RefObject<Element | null>): void {
  const move = useMoving();
  const latest = useRef({ data, move });
  useEffect(() => {
    latest.current = { data, move };
  });
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => source.data["load"] !== undefined,
        onDrag: ({ location }) => scrollAtEdge(scroller.current, location.current.input),
        onDrop({ source, location }) {
          const load = source.data["load"] as Load | undefined;
          const { who, week } = location.current.dropTargets[0]?.data ?? {};
          const to = latest.current.data.people.find(({ id }) => id === who);
          if (load && to && typeof week === "string") void latest.current.move(load, { who: to, week });
        },
      }),
    [scroller],
  );
}

const edge = 40;

/** (Told anew while something is held, also where the hand is still.) */
function scrollAtEdge(element: Element | null, { clientX: x, clientY: y }: { clientX: number; clientY: number }): void {
  if (!element) return;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  if (x < left || x > right || y < first - edge || y > last + edge) return;
  if (y > last - edge) element.scrollBy(0, edge / 2);
  else if (y < first + edge) element.scrollBy(0, -edge / 2);
}
