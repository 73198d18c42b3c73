import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";

/** One e-mail from a record to one address, and what became of it. */
export type SentLetter = {
  activity_id: string;
  to: string;
  state: "queued" | "sent" | "failed" | "expired";
  /** In the words of the mail server. */
  error: string | null;
};

type Told = { configured: boolean; letters: SentLetter[] };

// Of whom there are addresses.
const written_to = ["leads", "accounts", "contacts"];

/** What became of the e-mails from a record; looked up again while one is on its way. From other records there are none. */
export function useLetters(entity: string, row_id: string) {
  return useQuery({
    // With the activities, so that one that is new is looked for here as well.
    queryKey: ["activities", "letters", entity, row_id],
    queryFn: ({ signal }) =>
      request<{ data: Told }>("GET", `/api/record_mail?${new URLSearchParams({ entity, row_id })}`, { signal }),
    enabled: written_to.includes(entity),
    select: ({ data }) => data,
    refetchInterval: ({ state }) => state.data?.data.letters.some((each) => each.state === "queued") && 5000,
  });
}
