import { useQuery } from "@tanstack/react-query";
import type { EntityName, Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import type { Where } from "../../entity/list-request.ts";
import { recordClient, type RecordRow } from "../../records/record-client.ts";

/** What an activity belongs to. */
export type Parent = { entity: string; row_id: string };

/** Whether whoever is here can say which contacts take part. */
export function useSeesContacts(): boolean {
  return !!useSession().rights?.["contacts"]?.["read"]?.length;
}

/** The contacts of the client that an activity belongs to, also by way of a lead, a contact or a project: they are offered first. */
export function useOfferedContacts(parent: Parent | undefined): Where | undefined {
  const { rights } = useSession();
  const may = !!rights?.["affiliations"]?.["read"]?.length;
  const { data: account } = useQuery({
    queryKey: [parent?.entity ?? "", "client", parent?.row_id],
    queryFn: ({ signal }) => clientOf(parent as Parent, signal),
    enabled: may && !!parent && ["leads", "contacts", "projects"].includes(parent.entity),
  });
  const client = parent?.entity === "accounts" ? parent.row_id : account;
  const question = { where: { account_id: client ?? null }, order: ["name"], limit: 50 };
  const { data: there } = useQuery({
    queryKey: ["affiliations", "of", question],
    queryFn: ({ signal }) => recordClient("affiliations").list<Entry<"affiliations">>(question, signal),
    enabled: may && !!client,
  });
  const ids = there?.data.map(({ contact_id }) => contact_id) ?? [];
  return ids.length > 0 ? { id: { in: ids } } : undefined;
}

async function clientOf({ entity, row_id }: Parent, signal: AbortSignal): Promise<string | null> {
  const row = await recordClient(entity as EntityName).get<RecordRow & { account_id?: string | null }>(row_id, signal);
  return row.account_id ?? null;
}
