import { queryOptions } from "@tanstack/react-query";
import { request } from "../../../client/request.ts";
import type { Values } from "../../../records/record-client.ts";

/** A record that a proposal would change: its values before and after, and what those that point at others are called. */
export type Changed = {
  entity: string;
  /** Of a new record a number: `new:1`. */
  id: string;
  name: string | null;
  verbs: string[];
  before: Values;
  after: Values;
  names: Record<string, string>;
};
type Changes = { hidden: number; rows: Changed[] };

/** What a proposal of a version would change, as it was when it was rehearsed; `proposed`: before somebody edited it. */
export const changesOf = (id: string, version: number, proposed = false) =>
  queryOptions({
    queryKey: ["agents", "approvals", id, version, proposed],
    queryFn: async ({ signal }) => {
      const path = `/api/agents/approvals/${id}${proposed ? "?proposed=true" : ""}`;
      return (await request<{ data: Changes }>("GET", path, { signal })).data;
    },
    // What was rehearsed stays as it is, until somebody edits it.
    staleTime: Infinity,
  });
