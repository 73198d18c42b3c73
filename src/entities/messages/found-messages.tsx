import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useNames } from "../../records/names.ts";
import { PageLink } from "../../records/page-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { channelName, type MyChannel } from "./my-channels.ts";
import type { Message as Whole } from "./use-messages.ts";

type Message = Pick<Whole, "id" | "channel_id" | "thread_id" | "body" | "created_by" | "created_at">;

// As many as the server finds.
const most = 100;

/** The messages that hold some words, in all channels that one reads, the latest first. */
export default function FoundMessages({ q, channels }: { q: string; channels: MyChannel[] }) {
  const { data, error, isPending } = useQuery({
    queryKey: ["messages", "found", q],
    queryFn: ({ signal }) =>
      request<{ data: Message[] }>("GET", `/api/found_messages?${new URLSearchParams({ q })}`, { signal }),
  });
  const rows = data?.data ?? [];
  const nameOf = useNames();
  const called = (id: string) => {
    const channel = channels.find((each) => each.id === id);
    return channel ? `${channel.kind === "direct" ? "" : "#"}${channelName(channel)}` : t("Another channel");
  };
  if (error && rows.length === 0) return <DataFailure error={error} />;
  if (isPending) return <Skeleton className="m-4 w-64" />;
  if (rows.length === 0) return <EmptyState sentence={t("No message holds these words.")} />;
  return (
    <section aria-label={t("Messages found")} className="min-h-0 flex-1 overflow-y-auto p-2">
      <ul>
        {rows.map((message) => (
          <Found key={message.id} {...{ message, q }} name={nameOf(message.created_by ?? "") ?? t("Somebody")}>
            {called(message.channel_id)}
          </Found>
        ))}
      </ul>
      {rows.length >= most && (
        <p className="px-2 py-3 text-ink-3">{t("The latest 100 are shown. More words find fewer.")}</p>
      )}
    </section>
  );
}

type FoundProps = { message: Message; q: string; name: string; children: string };

function Found({ message, q, name, children }: FoundProps) {
  const { id, channel_id, thread_id, body, created_at } = message;
  return (
    <li>
      <PageLink
        to="/communications"
        search={{ id: channel_id, message: thread_id ?? id, q }}
        className="block rounded-md px-2 py-2 hover:bg-sunken"
      >
        <span className="flex gap-2 text-meta text-ink-3">
          <span className="truncate font-medium text-ink-2">{name}</span>
          <span className="truncate">{children}</span>
          <time dateTime={created_at} className="ml-auto flex-none tabular-nums">
            {formatDateTime(created_at)}
          </time>
        </span>
        <span dir="auto" className="line-clamp-3 break-words">
          {body}
        </span>
      </PageLink>
    </li>
  );
}
