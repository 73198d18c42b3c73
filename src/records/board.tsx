import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type ReactNode, useEffect, useRef } from "react";
import type { EntityName } from "../client/api.ts";
import { BoardColumn } from "./board-column.tsx";
import { useCardKeys } from "./board-keys.ts";
import type { BoardLane, Moves } from "./board-lane.ts";
import { columnOf, type ListQuestion, type RecordRow, type SummaryGroup } from "./record-client.ts";
import { useLanes } from "./use-lanes.ts";
import { useSummary } from "./use-records.ts";

type Props<Row extends RecordRow> = {
  entity: EntityName;
  /** The column of the record that says where it stands. */
  state: string;
  lanes: BoardLane[];
  question: ListQuestion;
  /** Columns to add up for the headings. */
  sum: string[];
  /** What stands at the head of a column beside its count; null for nothing. */
  facts: ((group: SummaryGroup) => ReactNode) | null;
  card: (row: Row) => ReactNode;
  /** Null where the caller may move nothing. */
  moves: Moves<Row> | null;
};

/** Records by their state; cards move by drag, by their menu, or by shift and an arrow. */
export function Board<Row extends RecordRow>(props: Props<Row>) {
  const { entity, state, lanes, question, sum, facts, card } = props;
  const { rows, pending, more, keep } = useLanes<Row>(props);
  const moves = props.moves && keeping(props.moves, keep);
  const { where, q } = question;
  const { data: groups } = useSummary(entity, { where, q, by: state, sum });
  useDrops(rows, moves);
  const { follow, letGo } = useCardKeys(rows, lanes, state, moves);
  return (
    <div
      onPointerDown={() => letGo()}
      onFocus={({ target }) => letGo(target)}
      className="flex min-h-0 flex-1 gap-2 overflow-x-auto border-t border-line px-4 py-3"
    >
      {lanes.map((lane) => {
        const group = groups?.find((each) => each[state] === lane.value);
        const shown = rows.filter((row) => columnOf(row, state) === lane.value);
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

function useDrops<Row extends RecordRow>(rows: Row[], moves: Moves<Row> | null): void {
  const latest = useRef({ rows, moves });
  useEffect(() => {
    latest.current = { rows, moves };
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop({ source, location }) {
          const to = location.current.dropTargets[0]?.data["lane"];
          const row = latest.current.rows.find(({ id }) => id === source.data["id"]);
          if (row && typeof to === "string" && to !== source.data["lane"]) {
            latest.current.moves?.move(row, to);
          }
        },
      }),
    [],
  );
}
