import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { failureSentence } from "../../records/failure.ts";
import { formatDateTime } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { phrase, t } from "../../ui/translate.ts";

type Event = { kind: keyof typeof kinds; at: string; from: string | null; recipient: string | null; by: string | null };

const kinds = {
  sent: phrase("Sent"),
  asked: phrase("Asked"),
  link_made: phrase("Link handed over"),
  link_mailed: phrase("Link e-mailed"),
  opened: phrase("Opened in the app"),
  viewed: phrase("Seen"),
  signed: phrase("Signed"),
  approved: phrase("Has approved"),
  declined: phrase("Declined"),
  reminded: phrase("Reminded"),
  completed: phrase("Completed"),
  cancelled: phrase("No longer asked"),
  expired: phrase("Not in time"),
};

/** What happened to an envelope, oldest first. */
export function EnvelopeHistory({ id }: { id: string }) {
  const read = () => request<{ data: Event[] }>("GET", `/api/signing/envelopes/${id}/events`);
  const events = useQuery({ queryKey: ["envelopes", "events", id], queryFn: read });
  if (events.error) return <p className="py-1 text-ink-2">{failureSentence(events.error)}</p>;
  if (!events.data) return <Skeleton className="h-16" />;
  return (
    <ol className="py-1 text-meta text-ink-2">
      {events.data.data.map(({ kind, at, from, recipient, by }, no) => (
        <li key={no}>{[formatDateTime(at), t(kinds[kind]), recipient, by, from].filter(Boolean).join(" · ")}</li>
      ))}
    </ol>
  );
}
