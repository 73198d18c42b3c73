import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { EntityName } from "../../client/api.ts";
import { narrowed } from "../../records/narrowed.ts";
import { type ListQuestion, recordClient, type RecordRow } from "../../records/record-client.ts";
import { useSummary } from "../../records/use-records.ts";

/** So many records a timeline asks for at most: those that end last. */
export const most_shown = 2000;

/** The records that lie somewhere in time, and how many there are; what has no day is none of them. */
export function useSpans<Row extends RecordRow>(
  entity: EntityName,
  asked: ListQuestion,
  [from, to]: [string, string],
  include: string[],
) {
  const dated = { or: [{ [from]: { is_null: false } }, { [to]: { is_null: false } }] };
  const { order: _, include: __, ...here } = narrowed(asked, dated);
  const question = { ...here, order: [`-${to}`], include: [...new Set([...(asked.include ?? []), ...include])] };
  const answer = useQuery({
    queryKey: [entity, "list", "timeline", question],
    queryFn: async ({ signal }) => {
      const client = recordClient(entity);
      let page = await client.list<Row>({ ...question, limit: 1000 }, signal);
      const rows = page.data;
      while (page.next && rows.length < most_shown) {
        const limit = Math.min(1000, most_shown - rows.length);
        page = await client.list<Row>({ ...question, limit, cursor: page.next }, signal);
        rows.push(...page.data);
      }
      // (As a page, so that what is written meanwhile is shown in it.)
      return { ...page, data: rows, next: null };
    },
    placeholderData: keepPreviousData,
  });
  const count = useSummary(entity, here).data?.[0]?.count;
  const {
    order: _order,
    include: _include,
    ...undated
  } = narrowed(asked, {
    [from]: { is_null: true },
    [to]: { is_null: true },
  });
  return { ...answer, count, without: useSummary(entity, undated).data?.[0]?.count ?? 0 };
}
