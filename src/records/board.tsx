import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useQueries } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { EntityName } from "../client/api.ts";
import { BoardColumn } from "./board-column.tsx";
import { useCardKeys } from "./board-keys.ts";
import type { BoardLane } from "./board-lane.ts";
import { columnOf, type ListQuestion, recordClient, type RecordRow, type SummaryGroup } from "./record-client.ts";
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

const step = 25;

/** Records by their state; cards move by drag, by their menu, or by shift and an arrow. */
export function Board<Row extends RecordRow>(props: Props<Row>) {
  const { entity, state, lanes, question, sum, facts, card, onMove } = props;
  const [limits, setLimits] = useState<Record<string, number>>({});
  const { rows, pending } = useLanes<Row>(props, limits);
  const { where, q } = question;
  const { data: groups } = useSummary(entity, { where, q, by: state, sum });
  useDrops(rows, onMove);
  const letGo = useCardKeys(rows, lanes, state, onMove);
  return (
    <div onPointerDown={letGo} className="flex min-h-0 flex-1 gap-2 overflow-x-auto border-t border-line px-4 py-3">
      {lanes.map((lane) => {
        const group = groups?.find((each) => each[state] === lane.value);
        const shown = rows.filter((row) => columnOf(row, state) === lane.value);
        const count = group?.count ?? (groups ? 0 : undefined);
        const more = () => setLimits((old) => ({ ...old, [lane.value]: (old[lane.value] ?? step) + 2 * step }));
        return (
          <BoardColumn
            key={lane.value}
            lane={lane}
            lanes={lanes}
            rows={shown}
            count={count}
            facts={group && facts(group)}
            pending={pending}
            onMore={count !== undefined && count > shown.length ? more : null}
            card={card}
            onMove={onMove}
          />
        );
      })}
    </div>
  );
}

/** All columns' rows in one list, so that a moved card changes columns before the server answers. */
function useLanes<Row extends RecordRow>(props: Props<Row>, limits: Record<string, number>) {
  const { entity, state, lanes, question } = props;
  return useQueries({
    queries: lanes.map(({ value }) => {
      const here = { [state]: value };
      const where = question.where ? { and: [question.where, here] } : here;
      const asked = { ...question, where, limit: limits[value] ?? step };
      return {
        queryKey: [entity, "list", "board", value, asked],
        queryFn: ({ signal }: { signal: AbortSignal }) => recordClient(entity).list<Row>(asked, signal),
        placeholderData: (old: { data: Row[] } | undefined) => old as never,
      };
    }),
    combine: (answers) => {
      const rows = answers.flatMap(({ data }) => data?.data ?? []);
      // For a moment, a moved card stands in the answers of two columns.
      const once = [...new Map(rows.map((row) => [row.id, row])).values()];
      return { rows: once, pending: answers.some(({ isPending }) => isPending) };
    },
  });
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
