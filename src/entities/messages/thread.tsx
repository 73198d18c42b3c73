import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useRecord } from "../../records/use-records.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { Composer } from "./message-composer.tsx";
import { MessageLine } from "./message-line.tsx";
import { MessageList } from "./message-list.tsx";
import type { MyChannel } from "./my-channels.ts";
import { type Message, useMessages } from "./use-messages.ts";
import { useSending } from "./use-sending.ts";

type Props = { id: string; channel: { id: string }; mine: MyChannel | undefined; onClose: () => void };

/** A message with its answers, beside the channel; over it on a small window. */
export default function Thread({ id, channel, mine, onClose }: Props) {
  const asked = useRecord<Message>("messages", id);
  // (A search leads to an answer, too: its thread is shown.)
  const root = asked.data?.thread_id ?? id;
  const top = useRef<HTMLElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <aside
      ref={top}
      tabIndex={-1}
      aria-label={t("Thread")}
      className="flex w-96 flex-none flex-col border-l border-line bg-raised outline-none max-desktop:absolute max-desktop:inset-0 max-desktop:z-20 max-desktop:w-full max-desktop:border-0"
      onKeyDown={(event) => event.key === "Escape" && !event.defaultPrevented && onClose()}
    >
      <header className="flex h-12 flex-none items-center border-b border-line pr-2 pl-4">
        <h2 className="flex-1 text-head font-semibold">{t("Thread")}</h2>
        <IconButton icon={X} label={t("Close")} onClick={onClose} />
      </header>
      {asked.error ? (
        <DataFailure error={asked.error} />
      ) : asked.data ? (
        <Answers key={root} {...{ root, channel }} member={!!mine} />
      ) : (
        <Skeleton className="m-4 w-48" />
      )}
    </aside>
  );
}

function Answers({ root, channel, member }: { root: string; channel: { id: string }; member: boolean }) {
  const first = useRecord<Message>("messages", root);
  const list = useMessages({ thread_id: root });
  const sending = useSending({ channel_id: channel.id, thread_id: root });
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <div className="max-h-1/2 flex-none overflow-y-auto border-b border-line py-2">
        {first.data && <MessageLine message={first.data} starts below {...{ member }} />}
      </div>
      <MessageList {...{ list, member }} pending={sending.pending} below />
      {member && <Composer {...{ field, sending }} label={t("Reply in thread")} />}
    </>
  );
}
