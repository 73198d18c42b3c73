import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "../../client/session-context.ts";
import { narrowed } from "../../records/narrowed.ts";
import {
  columnOf,
  type ListQuestion,
  recordClient,
  type RecordRow,
  type SummaryGroup,
} from "../../records/record-client.ts";
import { useSummary } from "../../records/use-records.ts";
import { useScreen } from "../description.ts";
import { type Dated, dayOf, within } from "./days.ts";

/** So many of a day come at once; the others when the day is opened. */
export const few = 6;

/** What lies on some days: of each the first few records and how many there are, and how many have no day at all. */
export function useDated(dated: Dated, question: ListQuestion, from: string, to: string) {
  const { entity } = useScreen().described;
  const { time_zone: zone } = useSession().person;
  const cache = useQueryClient();
  const { column, moment } = dated;
  const here = narrowed(question, within(dated, from, to));
  const first = { ...here, order: [column, ...(question.order ?? [])], each_day: column, few, zone, limit: few * 42 };
  const answer = useQuery({
    queryKey: [entity, "list", "calendar", first],
    queryFn: ({ signal }) => recordClient(entity).list<RecordRow>(first, signal),
    placeholderData: keepPreviousData,
  });
  const { order: _order, include: _include, ...counted } = here;
  const by_day = { ...counted, by_day: column, zone };
  const { data: counts } = useSummary(entity, by_day);
  const { order: _, include: __, ...undated } = narrowed(question, { [column]: { is_null: true } });
  const rows = Map.groupBy(answer.data?.data ?? [], (row) => dayOf(columnOf(row, column), moment));
  return {
    error: answer.data ? null : answer.error,
    pending: answer.isPending,
    rowsOf: (day: string) => rows.get(day) ?? [],
    /** How many lie on a day: as many as are seen, until the server has said so. */
    countOf: (day: string) => Math.max(countIn(counts, day), rows.get(day)?.length ?? 0),
    counted: counts !== undefined,
    without: useSummary(entity, undated).data?.[0]?.count ?? 0,
    /** Counts a record where it has just gone to; the server's own count follows. */
    recount: (row: RecordRow, day: string) => {
      const former = dayOf(columnOf(row, column), moment);
      cache.setQueryData<SummaryGroup[]>([entity, "summary", by_day], (groups = []) => [
        ...groups.filter((group) => group["day"] !== former && group["day"] !== day),
        { day: former, count: countIn(groups, former) - 1 },
        { day, count: countIn(groups, day) + 1 },
      ]);
    },
  };
}

/** What a day's list asks, or that of all without a day. */
export function questionOf(dated: Dated, question: ListQuestion, day: string | null): ListQuestion {
  const { column } = dated;
  const here = narrowed(question, day ? within(dated, day, day) : { [column]: { is_null: true } });
  return { ...here, order: [column, ...(question.order ?? [])] };
}

function countIn(groups: SummaryGroup[] = [], day: string | null): number {
  return groups.find((group) => group["day"] === day)?.count ?? 0;
}
