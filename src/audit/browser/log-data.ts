import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { HistoryEntry } from "../../client/api.ts";
import { request } from "../../client/request.ts";
import type { Address } from "../../records/address.ts";
import { daysOf } from "../../records/date-spans.ts";
import { splitValues } from "../../records/filter-values.ts";
import { startOf } from "../../records/filters.ts";
import type { LogEntry as Stored } from "../log-statement.ts";

/** An entry as the page shows it: what some roles may not read is in it. */
export type LogEntry = Stored;
type Page = { data: LogEntry[]; next: string | null };

/** What of the address is asked as it is, and what may name several. */
const plain = ["row", "request", "key", "run"] as const;
const several = ["actor", "agent", "entity", "verb"] as const;

/** The question that an address means, as the query of a request; days are those of the reader's time zone. */
export function questionOf(address: Address): Record<string, string> {
  const { from, to } = daysOf(address["when"] ?? "");
  const asked: Record<string, string | undefined> = {
    ...Object.fromEntries(plain.map((name) => [name, address[name]])),
    ...Object.fromEntries(several.map((name) => [name, splitValues(address[name] ?? "").join()])),
    from: from && startOf(from, 0),
    to: to && startOf(to, 1),
  };
  return Object.fromEntries(Object.entries(asked).filter((pair): pair is [string, string] => !!pair[1]));
}

/** Whether anything narrows the log. */
export const isNarrowed = (question: Record<string, string>) => Object.keys(question).length > 0;

/** The entries that a question finds, page after page; looked up again every two seconds while it is live. */
export function useLog(question: Record<string, string>, live: boolean) {
  const query = useInfiniteQuery({
    queryKey: ["audit_log", question],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams({ ...question, limit: "100", ...(pageParam && { cursor: pageParam }) });
      return request<Page>("GET", `/api/audit-logs?${asked}`, { signal });
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    ...(live && { refetchInterval: 2000 }),
  });
  return { ...query, entries: whole(query.data?.pages.flatMap(({ data }) => data) ?? []) };
}

/** Each change once: what some role may not read of it is kept in an entry of its own, beside the other. */
export function whole(entries: LogEntry[]): LogEntry[] {
  const made: LogEntry[] = [];
  for (const entry of entries) {
    const last = made.at(-1);
    if (!last || !isSame(last, entry)) made.push(entry);
    else
      made[made.length - 1] = {
        ...last,
        before: joined(entry.before, last.before),
        after: joined(entry.after, last.after),
        names: { ...entry.names, ...last.names },
      };
  }
  return made;
}

function isSame(one: LogEntry, other: LogEntry): boolean {
  const [transaction] = one.id.split("-");
  return (
    transaction === other.id.split("-")[0] &&
    one.row_version !== null &&
    one.row_id === other.row_id &&
    one.row_version === other.row_version &&
    one.verb === other.verb
  );
}

const joined = (one: LogEntry["after"], other: LogEntry["after"]) => (one || other ? { ...one, ...other } : null);

const noise = ["id", "version", "created_at", "created_by", "updated_at", "updated_by", "deleted_by", "search"];

/** The fields that an entry tells of, without what every record keeps of itself. */
export function fieldsIn({ before, after }: Pick<HistoryEntry, "before" | "after">): string[] {
  const all = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])];
  return all.filter((name) => !noise.includes(name));
}
