import { Hash, LockKeyhole, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "../../client/session-context.ts";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { formatNumber } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import { channelName, type MyChannel } from "./my-channels.ts";

type Props = { channels: MyChannel[]; open: string | undefined; waiting: boolean };

/** One's channels by name, and direct conversations with the latest first. */
export function ChannelList({ channels, open, waiting }: Props) {
  const [, go] = useAddress();
  const mayMake = !!useSession().rights?.["channels"]?.["create"];
  const direct = channels.filter(({ kind }) => kind === "direct");
  const named = channels.filter(({ kind }) => kind !== "direct").toSorted((a, b) => a.name.localeCompare(b.name));
  const begin = (what: string) => () => go({ begin: what });
  return (
    <nav aria-label={t("Channels")} className="min-h-0 flex-1 overflow-y-auto px-2 pb-4">
      <Part
        title={t("Channels")}
        act={
          mayMake && <IconButton icon={Plus} label={t("New channel")} className="size-7!" onClick={begin("channel")} />
        }
      >
        {named.map((channel) => (
          <Line key={channel.id} {...{ channel }} open={channel.id === open} />
        ))}
        {!waiting && named.length === 0 && <NoChannel onBrowse={begin("browse")} />}
      </Part>
      <Part
        title={t("Direct messages")}
        act={
          mayMake && (
            <IconButton icon={Plus} label={t("Write to colleagues")} className="size-7!" onClick={begin("direct")} />
          )
        }
      >
        {direct.map((channel) => (
          <Line key={channel.id} {...{ channel }} open={channel.id === open} />
        ))}
        {!waiting && direct.length === 0 && <li className="px-2 py-1 text-ink-3">{t("None yet.")}</li>}
      </Part>
    </nav>
  );
}

function NoChannel({ onBrowse }: { onBrowse: () => void }) {
  return (
    <li className="px-2 py-1">
      <p className="pb-2 text-ink-2">{t("You are in no channel yet.")}</p>
      <Button size="small" onClick={onBrowse}>
        {t("Browse channels")}
      </Button>
    </li>
  );
}

function Part({ title, act, children }: { title: string; act: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <div className="flex h-9 items-center gap-1 pl-2">
        <h2 className="flex-1 text-tag font-medium text-ink-3">{title}</h2>
        {act}
      </div>
      <ul>{children}</ul>
    </section>
  );
}

function Line({ channel, open }: { channel: MyChannel; open: boolean }) {
  const { id, unread, mentions, notify } = channel;
  const muted = notify === "nothing";
  return (
    <li>
      <PageLink
        to="/communications"
        search={{ id }}
        aria-current={open ? "page" : undefined}
        className={classNames(
          "flex h-8 items-center gap-2 rounded-md px-2 touch:h-11",
          open ? "bg-person-soft text-ink" : "hover:bg-line-2",
          unread > 0 && !muted ? "font-semibold text-ink" : muted ? "text-ink-3" : "text-ink-2",
        )}
      >
        <Sign {...channel} />
        <span dir="auto" className="min-w-0 flex-1 truncate">
          {channelName(channel)}
        </span>
        {unread > 0 && !muted && <Unread {...{ unread, mentions }} direct={channel.kind === "direct"} />}
      </PageLink>
    </li>
  );
}

/** What a channel is, as a sign: open, private, or the first person of a direct one. */
export function Sign({ kind, people }: Pick<MyChannel, "kind"> & Partial<Pick<MyChannel, "people">>) {
  const [first] = people ?? [];
  if (kind === "direct") return <Avatar id={first?.id ?? ""} name={first?.name ?? "?"} kind="person" />;
  const Icon = kind === "private" ? LockKeyhole : Hash;
  return (
    <Icon aria-label={kind === "private" ? t("Private channel") : t("Open channel")} className="flex-none text-ink-3" />
  );
}

type UnreadProps = Pick<MyChannel, "unread" | "mentions"> & { direct: boolean };

function Unread({ unread, mentions, direct }: UnreadProps) {
  const loud = direct || mentions > 0;
  const count = direct ? unread : mentions || unread;
  const words =
    mentions > 0 && !direct ? t("Mentions of you: {{count}}", { count }) : t("Unread: {{count}}", { count });
  return (
    <span
      aria-label={words}
      role="img"
      className={classNames(
        "rounded-full px-1.5 text-tag/4 font-semibold tabular-nums",
        loud ? "bg-person text-on-person" : "bg-line-2 text-ink-2",
      )}
    >
      {count >= 100 ? "99+" : formatNumber(count)}
    </span>
  );
}
