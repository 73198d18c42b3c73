import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { EntityName } from "../client/api.ts";
import { most_cards } from "./board-column.tsx";
import { type BoardLane, inLane } from "./board-lane.ts";
import { narrowed } from "./narrowed.ts";
import { type ListQuestion, recordClient, type RecordPage, type RecordRow } from "./record-client.ts";

type Asked = { entity: EntityName; column: string; lanes: BoardLane[]; question: ListQuestion };

const first_cards = 25;
// So many of the cards that were moved last stay in sight.
const most_moved = 20;

/** All columns' rows in one list, so that a moved card changes columns before the server answers. */
export function useLanes<Row extends RecordRow>({ entity, column, lanes, question }: Asked) {
  const cache = useQueryClient();
  // Not part of the key: a column that grows keeps what it has until there is more.
  const limits = useRef(new Map<string, number>());
  const keyOf = (value: string) => [entity, "list", "board", column, value, question];
  const limitOf = (value: string) => limits.current.get(JSON.stringify(keyOf(value))) ?? first_cards;
  const { moved, keep } = useMoved<Row>(entity, question);
  const answers = useQueries({
    queries: lanes.map(({ value }) => ({
      queryKey: keyOf(value),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        recordClient(entity).list<Row>({ ...narrowed(question, inLane(column, value)), limit: limitOf(value) }, signal),
    })),
    combine: (all) => ({
      rows: all.flatMap(({ data }) => data?.data ?? []),
      pending: all.some(({ isPending }) => isPending),
    }),
  });
  function more(value: string, shown: number) {
    const limit = limitOf(value);
    // Less is shown than was asked for: the answer is still on its way.
    if (shown < limit || limit >= most_cards) return;
    limits.current.set(JSON.stringify(keyOf(value)), Math.min(limit * 2, most_cards));
    void cache.invalidateQueries({ queryKey: keyOf(value), exact: true });
  }
  // For a moment, a moved card stands in several answers.
  const once = new Map([...moved, ...answers.rows].map((row) => [row.id, row]));
  return { rows: [...once.values()], pending: answers.pending, more, keep };
}

/** The cards that were moved here, at the head of their columns: by their order they may be far out of sight. */
function useMoved<Row extends RecordRow>(entity: EntityName, question: ListQuestion) {
  const cache = useQueryClient();
  const [ids, setIds] = useState<string[]>([]);
  const keyOf = (wanted: string[]) => [entity, "list", "board", "moved", wanted, question];
  const { data } = useQuery({
    queryKey: keyOf(ids),
    queryFn: ({ signal }) => recordClient(entity).list<Row>(narrowed(question, { id: { in: ids } }), signal),
    enabled: ids.length > 0,
    // Read again when something changed, not when a card is added: that answer could overtake the move.
    staleTime: Infinity,
  });
  const place = ({ id }: Row) => ids.indexOf(id);
  const moved = (data?.data ?? []).toSorted((one, other) => place(one) - place(other));
  function keep(row: Row) {
    const kept = [row, ...moved.filter(({ id }) => id !== row.id)].slice(0, most_moved);
    const wanted = kept.map(({ id }) => id);
    cache.setQueryData<RecordPage<Row>>(keyOf(wanted), { data: kept, next: null, rights: {} });
    setIds(wanted);
  }
  return { moved, keep };
}
