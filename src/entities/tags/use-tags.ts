import { useQuery } from "@tanstack/react-query";
import type { Marked } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { recordClient, type RecordRow } from "../../records/record-client.ts";

/** A tag as a list sends it. */
export type TagRow = RecordRow & Marked & { color: string };

const question = { order: ["name"], limit: 500 };

/** The company's tags by name; none while they are on their way, or for those who may not see them. */
export function useTags(): TagRow[] {
  const { rights } = useSession();
  const { data } = useQuery({
    queryKey: ["tags", "pick", question],
    queryFn: ({ signal }) => recordClient("tags").list<TagRow>(question, signal),
    enabled: !!rights?.["tags"],
  });
  return data?.data ?? [];
}
