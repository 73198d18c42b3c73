import type { ReactNode } from "react";
import { useSession } from "../client/session-context.ts";
import { matches } from "../offline/matches.ts";
import { useAddress } from "../records/address.ts";
import { Board } from "../records/board.tsx";
import type { BoardLane } from "../records/board-lane.ts";
import { whereOf } from "../records/filters.ts";
import type { LayoutProps } from "../records/list-description.ts";
import { mayBeDone } from "../records/may-be-done.ts";
import { columnOf, type RecordRow, type SummaryGroup } from "../records/record-client.ts";
import { useField, useMoves, useStateColumn, useTransitions } from "../records/use-meta.ts";
import { wayBetween } from "../records/way-between.ts";
import { choiceWord } from "../ui/choice-word.ts";
import { formatSums } from "../ui/money.ts";
import { useScreen } from "./description.ts";
import { StateGlyph } from "./state-mark.tsx";
import { useActs } from "./use-acts.tsx";
import { useSaveField } from "./use-save-field.ts";

type Props<Row extends RecordRow> = LayoutProps & {
  by: string;
  /** Two or three lines of a record; without them, those of small windows. */
  card?: (row: Row) => ReactNode;
  /** What stands at the head of a column beside its count; without it the sum of what the list adds up first. */
  facts?: (group: SummaryGroup) => ReactNode;
  /** Brings a record to another state, also by several steps; without it the verb `move` does, by the steps that there are. */
  move?: (row: Row, to: string) => void;
  /** Whether a record may go there at all, beside what its steps say. */
  reaches?: (row: Row, to: string) => boolean;
  /** What more there is to say of a column. */
  lane?: (value: string) => Partial<BoardLane>;
};

/** The records by a column with a short list of values: where they stand, and where they may go from there. */
export function StateBoard<Row extends RecordRow>(props: Props<Row>) {
  const { by, question, rights } = props;
  const { described } = useScreen();
  const { person } = useSession();
  const { compact, entity, sum = [] } = described;
  const lanes = useShownLanes(props);
  const [may, move] = useWays<Row>(props);
  const total = sum[0];
  return (
    <Board<Row>
      {...{ entity, lanes, question, sum }}
      state={by}
      facts={props.facts ?? (total ? (group) => formatSums(group[total]) : null)}
      card={
        props.card ??
        ((row) => <div className="pr-6 [&_[data-state]]:hidden [&_[data-state]+span]:text-left">{compact(row)}</div>)
      }
      moves={
        rights["update"] ? { move, may: (row, to) => mayBeDone(rights["update"], row, person) && may(row, to) } : null
      }
    />
  );
}

/** The values of the column, but for those that a filter on it leaves out: counts agree with those of the table. */
function useShownLanes({ by, fields, lane }: Pick<Props<RecordRow>, "by" | "fields" | "lane">): BoardLane[] {
  const { described } = useScreen();
  const [address] = useAddress();
  const { choices = [], chosen_from } = useField(described.entity, by) ?? {};
  const where = whereOf(
    fields.filter(({ column }) => column === by),
    address,
  );
  return choices
    .filter((value) => matches(where, { [by]: value }) !== false)
    .map((value) => ({
      value,
      label: choiceWord(value, chosen_from),
      mark: <StateGlyph glyph={described.glyph?.(value)} />,
      ...lane?.(value),
    }));
}

function useWays<Row extends RecordRow>({ by, move, reaches }: Props<Row>) {
  const { entity } = useScreen().described;
  const acts = useActs();
  const save = useSaveField();
  const transitions = useTransitions(entity);
  const moves = useMoves(entity);
  const is_state = useStateColumn(entity) === by;
  const chosen_from = useField(entity, by)?.chosen_from;
  const may = (row: Row, to: string) => {
    const from = String(columnOf(row, by));
    if (from === to || reaches?.(row, to) === false) return false;
    if (move) return wayBetween(transitions, from, to) !== undefined;
    return !is_state || !!moves[from]?.includes(to);
  };
  const go = (row: Row, to: string) => {
    if (move) move(row, to);
    else if (is_state) void acts.move(row as Row & { name: string }, by, to);
    else save(row, by, to, choiceWord(to, chosen_from));
  };
  return [may, go] as const;
}
