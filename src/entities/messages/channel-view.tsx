import { useRef } from "react";
import { useAddress } from "../../records/address.ts";
import { newKey } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { useQueryClient } from "@tanstack/react-query";
import { api, type Entry } from "../../client/api.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { toastFailure } from "../../records/failure.ts";
import { useRecord } from "../../records/use-records.ts";
import { Button } from "../../ui/button.tsx";
import { late } from "../../ui/late.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { ChannelHead } from "./channel-head.tsx";
import { Composer } from "./message-composer.tsx";
import { MessageList } from "./message-list.tsx";
import { channelName, type MyChannel } from "./my-channels.ts";
import { refreshChannels } from "./refresh-channels.ts";
import { useMessages } from "./use-messages.ts";
import { useMarkRead } from "./use-mark-read.ts";
import { useSending } from "./use-sending.ts";

const Thread = late(() => import("./thread.tsx"));

/** One channel: what was written, oldest first, and a place to write; of one that one is not in a way to join it. */
export default function ChannelView({ id, channels }: { id: string; channels: MyChannel[] }) {
  const mine = channels.find((each) => each.id === id);
  const other = useRecord<Entry<"channels">>("channels", id);
  const [address, go] = useAddress();
  const channel = mine ?? other.data;
  if (!channel) return other.error ? <DataFailure error={other.error} /> : <Skeleton className="m-4 w-64" />;
  const thread = address["message"];
  return (
    <>
      <ChannelHead {...{ channel, mine }} />
      <div className="flex min-h-0 flex-1">
        <Written key={id} {...{ channel, mine }} />
        {thread && <Thread key={thread} id={thread} {...{ channel, mine }} onClose={() => go({ message: null })} />}
      </div>
    </>
  );
}

type Props = { channel: Pick<MyChannel, "id" | "name" | "kind">; mine: MyChannel | undefined };

function Written({ channel, mine }: Props) {
  const { id } = channel;
  const list = useMessages({ channel_id: id, thread_id: { is_null: true } });
  const sending = useSending({ channel_id: id });
  const field = useRef<HTMLTextAreaElement>(null);
  const unread_from = useMarkRead(mine, list.rows[0]?.created_at);
  const mayWrite = !!useSession().rights?.["messages"]?.["create"];
  const called = mine ? channelName(mine) : channel.name;
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <MessageList {...{ list, unread_from }} pending={sending.pending} member={!!mine} />
      {mine && mayWrite ? (
        <Composer
          {...{ field, sending }}
          label={
            mine.kind === "direct"
              ? t("Write to {{name}}", { name: called })
              : t("Write in #{{name}}", { name: called })
          }
        />
      ) : (
        !mine && <Join id={id} name={called} />
      )}
    </div>
  );
}

function Join({ id, name }: { id: string; name: string }) {
  const { person, rights } = useSession();
  const cache = useQueryClient();
  if (!rights?.["channel_members"]?.["create"]) return null;
  const join = () =>
    api.channel_members
      .create({ channel_id: id, user_id: person.id }, newKey())
      .then(() => refreshChannels(cache), toastFailure);
  return (
    <div className="flex items-center gap-3 border-t border-line px-4 py-3">
      <p className="flex-1 text-ink-2">{t("You read #{{name}} without being in it.", { name })}</p>
      <Button tone="primary" onClick={() => void join()}>
        {t("Join channel")}
      </Button>
    </div>
  );
}
