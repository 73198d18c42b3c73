import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type ReactNode, useEffect, useRef } from "react";
import type { EntityName } from "../client/api.ts";
import { BoardColumn } from "./board-column.tsx";
import { useCardKeys } from "./board-keys.ts";
import type { BoardLane } from "./board-lane.ts";
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
  /** What stands at the head of a column beside its count. */
  facts: (group: SummaryGroup) => ReactNode;
  card: (row: Row) => ReactNode;
  /** Null where the caller may move nothing. */
  onMove: ((row: Row, to: string) => void) | null;
};

/** Records by their state; cards move by drag, by their menu, or by shift and an arrow. */
export function Board<Row extends RecordRow>(props: Props<Row>) {
  const { entity, state, lanes, question, sum, facts, card } = props;
  const { rows, pending, more, keep } = useLanes<Row>(props);
  const onMove = props.onMove && keeping(props.onMove, keep);
  const { where, q } = question;
  const { data: groups } = useSummary(entity, { where, q, by: state, sum });
  useDrops(rows, onMove);
  const { follow, letGo } = useCardKeys(rows, lanes, state, onMove);
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
            {...{ lane, lanes, rows: shown, count, pending, card, onMove, follow }}
            facts={group && facts(group)}
            onMore={count !== undefined && count > shown.length ? () => more(lane.value, shown.length) : null}
          />
        );
      })}
    </div>
  );
}

function keeping<Row extends RecordRow>(onMove: (row: Row, to: string) => void, keep: (row: Row) => void) {
  return (row: Row, to: string) => {
    keep(row);
    onMove(row, to);
  };
}

function useDrops<Row extends RecordRow>(rows: Row[], onMove: ((row: Row, to: string) => void) | null): void {
  const latest = useRef({ rows, onMove });
  useEffect(() => {
    latest.current = { rows, onMove };
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop({ source, location }) {
          const to = location.current.dropTargets[0]?.data["lane"];
          const row = latest.current.rows.find(({ id }) => id === source.data["id"]);
          if (row && typeof to === "string" && to !== source.data["lane"]) {
            latest.current.onMove?.(row, to);
          }
        },
      }),
    [],
  );
}
