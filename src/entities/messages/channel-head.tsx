import { ArrowLeft, Ellipsis, Link2, LogOut, Pencil, Share2, Trash2, UserPlus, Users } from "lucide-react";
import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../client/api.ts";
import { ColleaguesHere } from "../../presence/browser/colleagues-here.tsx";
import { useAddress } from "../../records/address.ts";
import { toastFailure } from "../../records/failure.ts";
import { passOn, shares } from "../../records/pass-on.ts";
import { useSummary } from "../../records/use-records.ts";
import { formatNumber } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { late } from "../../ui/late.ts";
import { Menu, MenuChoice, MenuItem, MenuLine } from "../../ui/menu.tsx";
import { t } from "../../ui/translate.ts";
import { Sign } from "./channel-list.tsx";
import { channelName, type MyChannel } from "./my-channels.ts";
import { refreshChannels } from "./refresh-channels.ts";
import { useChannelActs } from "./use-channel-acts.ts";

const People = late(() => import("./channel-people.tsx"));
const Change = late(() => import("./channel-form.tsx"));

type Channel = Pick<MyChannel, "id" | "name" | "kind"> & Partial<MyChannel>;
type Props = { channel: Channel; mine: MyChannel | undefined };

/** What the channel is, who is in it, and what one may do with it. */
export function ChannelHead({ channel, mine }: Props) {
  const [, go] = useAddress();
  const [dialog, show] = useState<"people" | "change">();
  const { id, kind, purpose } = channel;
  const close = () => show(undefined);
  return (
    <header className="flex h-12 flex-none items-center gap-2 border-b border-line px-4">
      <IconButton
        icon={ArrowLeft}
        label={t("All channels")}
        className="-ml-2 tablet:hidden"
        onClick={() => go({ id: null, message: null })}
      />
      <Sign {...channel} />
      <h2 dir="auto" className="truncate text-head font-semibold">
        {channelName(channel)}
      </h2>
      <p dir="auto" className="min-w-0 flex-1 truncate text-ink-3 max-tablet:invisible">
        {purpose}
      </p>
      <ColleaguesHere entity="channels" id={id} />
      {kind !== "direct" && <PeopleButton {...{ id }} onOpen={() => show("people")} />}
      <Acts {...{ channel, mine, show }} />
      {dialog === "people" && <People {...{ channel, mine }} onClose={close} />}
      {dialog === "change" && <Change channel={channel} onClose={close} />}
    </header>
  );
}

function PeopleButton({ id, onOpen }: { id: string; onOpen: () => void }) {
  const { data } = useSummary("channel_members", { where: { channel_id: id } });
  const count = data?.[0]?.count;
  return (
    <button
      type="button"
      aria-label={t("People in this channel: {{count}}", { count: count === undefined ? "" : formatNumber(count) })}
      onClick={onOpen}
      className="flex h-8 items-center gap-1.5 rounded-md px-2 text-ink-2 tabular-nums hover:bg-line-2 touch:h-10"
    >
      <Users aria-hidden />
      {count === undefined ? "" : formatNumber(count)}
    </button>
  );
}

type ActsProps = Props & { show: (dialog: "people" | "change") => void };

function Acts({ channel, mine, show }: ActsProps) {
  const { leave, remove, may } = useChannelActs(channel, mine);
  const named = channel.kind !== "direct";
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={t("More acts")} className="-mr-2" />}>
      {mine && <Notify {...{ mine }} />}
      {mine && <MenuLine />}
      {named && mine && (
        <MenuItem icon={UserPlus} onSelect={() => show("people")}>
          {t("Add people")}
        </MenuItem>
      )}
      {may.change && (
        <MenuItem icon={Pencil} onSelect={() => show("change")}>
          {t("Edit channel")}
        </MenuItem>
      )}
      <MenuItem icon={shares ? Share2 : Link2} onSelect={() => void passOn(linkTo(channel.id))}>
        {shares ? t("Share") : t("Copy link")}
      </MenuItem>
      {named && mine && (
        <MenuItem icon={LogOut} onSelect={leave}>
          {t("Leave channel")}
        </MenuItem>
      )}
      {may.remove && (
        <MenuItem icon={Trash2} onSelect={remove}>
          {t("Remove channel")}
        </MenuItem>
      )}
    </Menu>
  );
}

const linkTo = (id: string) => `${location.origin}/communications?id=${id}`;

function Notify({ mine: { member_id, version, notify } }: { mine: MyChannel }) {
  const cache = useQueryClient();
  const options = [
    { value: "all", label: t("All messages") },
    { value: "mentions", label: t("Mentions only") },
    { value: "nothing", label: t("Nothing (muted)") },
  ];
  const choose = (to: string) =>
    void api.channel_members
      .update(member_id, { notify: to as MyChannel["notify"], version })
      .then(() => refreshChannels(cache), toastFailure);
  return <MenuChoice label={t("Notify me of")} value={notify} options={options} onChange={choose} />;
}
