import { MessagesSquare, SquarePen } from "lucide-react";
import { useAddress } from "../../records/address.ts";
import { SearchBox } from "../../records/search-box.tsx";
import { DataFailure } from "../../errors/data-failure.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { late } from "../../ui/late.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { useSession } from "../../client/session-context.ts";
import { InboxNav, InboxView } from "../../inbox/browser/late-inbox.ts";
import { ChannelList } from "./channel-list.tsx";
import { type MyChannel, useMyChannels } from "./my-channels.ts";

const ChannelView = late(() => import("./channel-view.tsx"));
const FoundMessages = late(() => import("./found-messages.tsx"));
const Begin = late(() => import("./begin-dialogs.tsx"));

/** Colleagues write to each other: channels at the left, the open one beside them, a thread over it. */
export default function Communications() {
  const [address, go] = useAddress();
  const { channels, isPending, error } = useMyChannels();
  const { id, q, box, conversation, begin } = address;
  const mail = box !== undefined || conversation !== undefined || begin?.startsWith("mail");
  const shown = id !== undefined || q !== undefined || mail;
  return (
    <div className="flex h-full min-h-0">
      <div
        className={classNames(
          "flex w-full flex-col border-line tablet:w-64 tablet:flex-none tablet:border-r",
          (id || mail) && "max-tablet:hidden",
        )}
      >
        <Top />
        {isPending && <Skeleton className="m-4 w-40" />}
        {error && channels.length === 0 && <DataFailure error={error} />}
        <InboxNav />
        <ChannelList {...{ channels }} open={id} waiting={isPending} />
      </div>
      <div className={classNames("relative flex min-w-0 flex-1 flex-col", !shown && "max-tablet:hidden")}>
        {mail ? <InboxView /> : <Written {...{ id, q, channels }} />}
      </div>
      {begin && !mail && <Begin what={begin} onClose={() => go({ begin: null })} />}
    </div>
  );
}

type WrittenProps = { id: string | undefined; q: string | undefined; channels: MyChannel[] };

function Written({ id, q, channels }: WrittenProps) {
  if (id) return <ChannelView key={id} {...{ id, channels }} />;
  if (q) return <FoundMessages {...{ q, channels }} />;
  return <EmptyState sentence={t("Choose a channel, or write to a colleague.")} />;
}

function Top() {
  const [, go] = useAddress();
  const mayWrite = !!useSession().rights?.["channels"]?.["create"];
  return (
    <header className="flex flex-wrap items-center gap-x-1 gap-y-2 px-4 pt-3 pb-2">
      <h1 className="min-w-0 flex-1 text-page font-semibold">{t("Messages")}</h1>
      <IconButton icon={MessagesSquare} label={t("Browse channels")} onClick={() => go({ begin: "browse" })} />
      {mayWrite && <IconButton icon={SquarePen} label={t("New message")} onClick={() => go({ begin: "direct" })} />}
      <div className="flex basis-full">
        <SearchBox label={t("Search messages")} />
      </div>
    </header>
  );
}
