import { queryOptions } from "@tanstack/react-query";
import type { Entry } from "../../client/api.ts";
import type { SignedIn } from "../../client/session.ts";
import type { Address } from "../../records/address.ts";
import { recordClient } from "../../records/record-client.ts";
import { listAt } from "./question.ts";
import { shown } from "./my-tasks-question.ts";

export type Lead = Entry<"leads">;
export type Activity = Entry<"activities">;
export type Rows = { leads: Lead; activities: Activity };

const orders = { activities: "at", leads: "-created_at" };

/** The first rows of a part of somebody's day. */
export function dayQuestion<Of extends keyof Rows>(of: Of, address: Address, { person, rights }: SignedIn) {
  const where = listAt(address, person, of);
  const question = { ...(where && { where }), order: [orders[of]], limit: shown };
  return queryOptions({
    queryKey: [of, "list", "day", question],
    queryFn: ({ signal }) => recordClient(of).list<Rows[Of]>(question, signal),
    select: ({ data }) => data,
    enabled: !!rights?.[of]?.["read"]?.length,
  });
}
