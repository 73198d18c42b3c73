import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "../ui/class-names.ts";
import { formatNumber } from "../ui/format.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { t } from "../ui/translate.ts";
import type { BoardLane, Moves } from "./board-lane.ts";
import { cardBelow } from "./board-gap.ts";
import { BoardCards } from "./board-cards.tsx";
import type { Follow } from "./board-keys.ts";
import type { RecordRow } from "./record-client.ts";

type Props<Row extends RecordRow> = {
  lane: BoardLane;
  lanes: BoardLane[];
  rows: Row[];
  count: number | undefined;
  facts: ReactNode;
  pending: boolean;
  follow: Follow;
  onMore: (() => void) | null;
  card: (row: Row) => ReactNode;
  moves: Moves<Row> | null;
};

/** The most that the server sends at once. */
export const most_cards = 1000;

/** One state and its cards, with how many there are and what they are worth. */
export function BoardColumn<Row extends RecordRow>(props: Props<Row>) {
  const { lane, rows, count, facts, pending } = props;
  const [element, over, gap] = useDropTarget(lane.value);
  return (
    <section
      ref={element}
      aria-label={lane.label}
      className={classNames("flex w-64 flex-none flex-col rounded-md bg-sunken", over && "outline-2 outline-focus")}
    >
      <header className="px-2.5 pt-2 pb-1.5">
        <h2 className="flex items-center gap-1.5 font-medium">
          {lane.mark}
          {lane.label}
          <Count count={count} limit={lane.limit} />
        </h2>
        {facts !== null && <p className="min-h-4 truncate text-meta text-ink-3 tabular-nums">{facts}</p>}
      </header>
      {pending && rows.length === 0 ? <WaitingCards /> : <BoardCards {...props} gap={gap} count={count ?? -1} />}
      {rows.length >= most_cards && (
        <p className="border-t border-line px-2.5 py-1.5 text-meta text-ink-3">
          {t("The first {{count}} are shown; filters find the others.", { count: formatNumber(most_cards) })}
        </p>
      )}
    </section>
  );
}

/** How many there are; of how many, where so many are meant to lie there. */
function Count({ count, limit }: { count: number | undefined; limit: number | null | undefined }) {
  const over = !!limit && count !== undefined && count > limit;
  const said = limit && count !== undefined ? `${formatNumber(count)} / ${formatNumber(limit)}` : undefined;
  return (
    <span
      title={over ? t("More than the {{limit}} that are meant to lie here", { limit: formatNumber(limit) }) : undefined}
      className={classNames("ml-auto text-meta font-normal tabular-nums", over ? "text-bad" : "text-ink-3")}
    >
      {said ?? (count !== undefined && formatNumber(count))}
    </span>
  );
}

function WaitingCards() {
  return [1, 2, 3].map((each) => (
    <div key={each} className="mx-1.5 mb-1.5 rounded-md border border-line bg-raised p-2.5">
      <Skeleton className="w-32" />
      <Skeleton className="mt-2 w-24" />
    </div>
  ));
}

function useDropTarget(lane: string) {
  const element = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  // The card above which a held one of this column would come; undefined while none is held.
  const [gap, setGap] = useState<string | null>();
  useEffect(() => {
    const leave = () => {
      setOver(false);
      setGap(undefined);
    };
    const column = element.current;
    if (!column) return;
    return dropTargetForElements({
      element: column,
      getData: () => ({ lane }),
      canDrop: ({ source }) => source.data["lane"] === lane || reaches(source.data["ways"], lane),
      onDragEnter: ({ source }) => setOver(source.data["lane"] !== lane),
      onDrag: ({ source, location }) => {
        const placed = source.data["placed"] && source.data["lane"] === lane;
        setGap(placed ? cardBelow(column, location.current.input.clientY, source.data["id"]) : undefined);
      },
      onDragLeave: leave,
      onDrop: leave,
    });
  }, [lane]);
  return [element, over, gap] as const;
}

function reaches(ways: unknown, lane: string): boolean {
  return Array.isArray(ways) && ways.includes(lane);
}
