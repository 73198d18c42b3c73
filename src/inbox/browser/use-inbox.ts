import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";

/** A mailbox that one reads, and how it stands. */
export type Mailbox = {
  id: string;
  name: string;
  address: string;
  visibility: "private" | "team" | "company";
  status: "waiting" | "working" | "failing" | "paused";
  checked_at: string | null;
  last_error: string | null;
  failing_since: string | null;
  signature: string | null;
  owner_id: string | null;
};

export type Counts = { mine: number; unassigned: number; unread: number; drafts: number; mailboxes: Mailbox[] };

/** What waits in the inbox, and one's mailboxes. */
export const useInbox = () =>
  useQuery({
    // (Whatever comes or is done in a conversation changes them.)
    queryKey: ["conversations", "counts"],
    queryFn: ({ signal }) => request<{ data: Counts }>("GET", "/api/inbox/counts", { signal }).then(({ data }) => data),
  });
