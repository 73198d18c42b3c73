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

/** What a proposal would change, as it was when it was rehearsed. */
export const changesOf = (id: string) =>
  queryOptions({
    queryKey: ["agents", "approvals", id],
    queryFn: async ({ signal }) =>
      (await request<{ data: Changes }>("GET", `/api/agents/approvals/${id}`, { signal })).data,
    // What was rehearsed stays as it is.
    staleTime: Infinity,
  });
