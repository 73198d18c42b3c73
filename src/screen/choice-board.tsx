import type { ReactNode } from "react";
import { useChangeable, useSession } from "../client/session-context.ts";
import { Board } from "../records/board.tsx";
import { type BoardLane, laneOf, type Moves, no_value } from "../records/board-lane.ts";
import type { LayoutProps } from "../records/list-description.ts";
import { mayBeDone } from "../records/may-be-done.ts";
import type { RecordRow, SummaryGroup } from "../records/record-client.ts";
import { useField, useMoves, useStateColumn, useTransitions, useVerbs } from "../records/use-meta.ts";
import { useSummary } from "../records/use-records.ts";
import { wayBetween } from "../records/way-between.ts";
import { formatNumber } from "../ui/format.ts";
import { formatSums } from "../ui/money.ts";
import { t } from "../ui/translate.ts";
import { most_lanes, useBoardLanes, wordOf } from "./board-lanes.tsx";
import { useScreen } from "./description.ts";
import { useActs } from "./use-acts.tsx";
import { usePlacing } from "./use-placing.ts";
import { useSaveField } from "./use-save-field.ts";

type Props<Row extends RecordRow> = LayoutProps & {
  by: string;
  /** Two or three lines of a record; without them, those of small windows. */
  card?: (row: Row) => ReactNode;
  /** What stands at the head of a column beside its count; without it the sum of what the list adds up first. */
  facts?: (group: SummaryGroup) => ReactNode;
  /** Brings a record to another state, also by several steps; without it the verb that moves does, by the steps that there are. */
  move?: (row: Row, to: string) => void;
  /** Whether a record may go there at all, beside what its steps say. */
  reaches?: (row: Row, to: string) => boolean;
  /** Columns of its own, between all of which `move` brings a record; without them those of the column's list. */
  lanes?: BoardLane[];
  /** What more there is to say of a column. */
  lane?: (value: string) => Partial<BoardLane>;
};

/** The records by a column with a short list of values: where they lie, and where they may go from there. */
export function ChoiceBoard<Row extends RecordRow>(props: Props<Row>) {
  const { by, question, fields, lane } = props;
  const { described } = useScreen();
  const { compact, entity, sum = [] } = described;
  const { where, q } = question;
  const { data: groups } = useSummary(entity, { where, q, by, sum });
  const listed = useBoardLanes({ by, fields, groups, lane });
  const lanes = props.lanes ?? listed;
  const moves = useBoardMoves<Row>(props);
  const total = sum[0];
  return (
    <>
      {groups && groups.length > most_lanes && (
        <p className="border-t border-line px-4 py-1.5 text-meta text-ink-3">
          {t("The {{count}} fullest columns are shown; filters find the others.", { count: formatNumber(most_lanes) })}
        </p>
      )}
      <Board<Row>
        {...{ entity, lanes, question, groups }}
        column={by}
        facts={props.facts ?? (total ? (group) => formatSums(group[total]) : null)}
        card={
          props.card ??
          ((row) => (
            <div className="touch:pr-6 [&_[data-state]]:hidden [&_[data-state]+span]:text-left">{compact(row)}</div>
          ))
        }
        moves={moves}
      />
    </>
  );
}

/** What may be done with the cards; null where the reader changes none. */
function useBoardMoves<Row extends RecordRow>(props: Props<Row>): Moves<Row> | null {
  const { entity } = useScreen().described;
  const { person } = useSession();
  const [may, move] = useWays<Row>(props);
  const put = usePlacing<Row>();
  const ranked = "rank" in useVerbs(entity) && props.question.order?.[0] === "rank";
  const changes = props.rights["update"];
  if (!changes) return null;
  const changed = (row: Row) => mayBeDone(changes, row, person);
  return { move, may: (row, to) => changed(row) && may(row, to), place: ranked ? { may: changed, put } : null };
}

/** Whether a record may come to another column, and what brings it there: a step between states, or a change of the field. */
function useWays<Row extends RecordRow>({ by, move, reaches, lanes }: Props<Row>) {
  const { entity } = useScreen().described;
  const acts = useActs();
  const save = useSaveField();
  const transitions = useTransitions(entity);
  const moves = useMoves(entity);
  const is_state = useStateColumn(entity) === by;
  const changeable = useChangeable(entity)(by);
  const field = useField(entity, by);
  const may = (row: Row, to: string) => {
    const from = laneOf(row, by);
    if (from === to || reaches?.(row, to) === false) return false;
    if (lanes) return true;
    if (move) return wayBetween(transitions, from, to) !== undefined;
    if (is_state) return !!moves[from]?.includes(to);
    return !!field?.updatable && changeable && (to !== no_value || field.nullable);
  };
  const go = (row: Row, to: string) => {
    if (move) move(row, to);
    else if (is_state) void acts.move(row as Row & { name: string }, by, to);
    else save(row, by, to === no_value ? null : to, wordOf(to, field ?? {}));
  };
  return [may, go] as const;
}
