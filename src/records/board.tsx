import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type ReactNode, useEffect, useRef } from "react";
import type { EntityName } from "../client/api.ts";
import { BoardColumn } from "./board-column.tsx";
import { useCardKeys } from "./board-keys.ts";
import { cardBelow } from "./board-gap.ts";
import { type BoardLane, laneOf, type Moves, no_value, putAbove } from "./board-lane.ts";
import { columnOf, type ListQuestion, type RecordRow, type SummaryGroup } from "./record-client.ts";
import { useLanes } from "./use-lanes.ts";

type Props<Row extends RecordRow> = {
  entity: EntityName;
  /** The column of the record that says where it lies. */
  column: string;
  lanes: BoardLane[];
  question: ListQuestion;
  /** How many lie in each lane, and what the list adds up of them, once that is known. */
  groups: SummaryGroup[] | undefined;
  /** What stands at the head of a column beside its count; null for nothing. */
  facts: ((group: SummaryGroup) => ReactNode) | null;
  card: (row: Row) => ReactNode;
  /** Null where the caller may move nothing. */
  moves: Moves<Row> | null;
};

/** Records by the value of a column; cards move by drag, by their menu, or by shift and an arrow. */
export function Board<Row extends RecordRow>(props: Props<Row>) {
  const { column, lanes, groups, facts, card } = props;
  const { rows: found, pending, more, keep } = useLanes<Row>(props);
  const rows = props.question.order?.[0] === "rank" ? found.toSorted(byRank) : found;
  const moves = props.moves && keeping(props.moves, keep);
  useDrops(rows, column, moves);
  const { follow, letGo } = useCardKeys(rows, lanes, column, moves);
  return (
    <div
      onPointerDown={() => letGo()}
      onFocus={({ target }) => letGo(target)}
      className="flex min-h-0 flex-1 gap-2 overflow-x-auto border-t border-line px-4 py-3"
    >
      {lanes.map((lane) => {
        const group = groups?.find((each) => String(each[column] ?? no_value) === lane.value);
        const shown = rows.filter((row) => laneOf(row, column) === lane.value);
        const count = group?.count ?? (groups ? 0 : undefined);
        return (
          <BoardColumn
            key={lane.value}
            {...{ lane, lanes, rows: shown, count, pending, card, moves, follow }}
            facts={facts && (group ? facts(group) : undefined)}
            onMore={count !== undefined && count > shown.length ? () => more(lane.value, shown.length) : null}
          />
        );
      })}
    </div>
  );
}

function keeping<Row extends RecordRow>(moves: Moves<Row>, keep: (row: Row) => void): Moves<Row> {
  const move = (row: Row, to: string) => {
    keep(row);
    moves.move(row, to);
  };
  return { ...moves, move };
}

// (As the server has them: byte by byte.)
const keyOf = (row: RecordRow) => `${String(columnOf(row, "rank"))} ${row.id}`;
const byRank = (one: RecordRow, other: RecordRow) => (keyOf(one) < keyOf(other) ? -1 : 1);

function useDrops<Row extends RecordRow>(rows: Row[], column: string, moves: Moves<Row> | null): void {
  const latest = useRef({ rows, column, moves });
  useEffect(() => {
    latest.current = { rows, column, moves };
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop({ source, location }) {
          const [target] = location.current.dropTargets;
          const to = target?.data["lane"];
          const now = latest.current;
          const row = now.rows.find(({ id }) => id === source.data["id"]);
          if (!row || !target || typeof to !== "string") return;
          if (to !== source.data["lane"]) return now.moves?.move(row, to);
          const below = cardBelow(target.element, location.current.input.clientY, row.id);
          const lane = now.rows.filter((each) => laneOf(each, now.column) === to);
          putAbove(now.moves, lane, row, below);
        },
      }),
    [],
  );
}
