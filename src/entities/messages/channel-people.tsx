import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { api, type Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { toastFailure } from "../../records/failure.ts";
import { useRecords } from "../../records/use-records.ts";
import { ReferenceListControl } from "../../screen/reference-list-control.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import { addPeople } from "./channel-form.tsx";
import type { MyChannel } from "./my-channels.ts";
import { refreshChannels } from "./refresh-channels.ts";

type Member = Entry<"channel_members">;
type Props = {
  channel: { id: string; name: string; owner_id?: string | null };
  mine: MyChannel | undefined;
  onClose: () => void;
};

/** Who is in a channel: its owner takes them out, its members bring others in. */
export default function ChannelPeople({ channel, mine, onClose }: Props) {
  const cache = useQueryClient();
  const me = useSession().person.id;
  const list = useRecords<Member>("channel_members", { where: { channel_id: channel.id }, order: ["user_name"] });
  const owns = channel.owner_id === me;
  const takeOut = (id: string) => void api.channel_members.remove(id).then(() => refreshChannels(cache), toastFailure);
  return (
    <Dialog
      open
      onOpenChange={(now) => !now && onClose()}
      title={t("People in this channel")}
      description={`#${channel.name}`}
    >
      {mine && <Add channel_id={channel.id} without={list.rows.map(({ user_id }) => user_id)} />}
      <ul className="pt-2">
        {list.rows.map(({ id, name, user_id }) => (
          <li key={id} className="flex h-10 items-center gap-2">
            <Avatar id={user_id} name={name} kind="person" />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {user_id === channel.owner_id && <Badge>{t("Owner")}</Badge>}
            {owns && user_id !== me && (
              <IconButton icon={X} label={t("Take out {{name}}", { name })} onClick={() => takeOut(id)} />
            )}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button tone="quiet" size="small" onClick={() => void list.fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
    </Dialog>
  );
}

function Add({ channel_id, without }: { channel_id: string; without: string[] }) {
  const cache = useQueryClient();
  const [people, choose] = useState("");
  const add = () =>
    void addPeople(channel_id, people)
      .then(() => choose(""), toastFailure)
      .then(() => refreshChannels(cache));
  return (
    <div className="flex items-start gap-2 border-b border-line pb-3">
      <div className="flex-1">
        <ReferenceListControl id="add-people" entity="people" text={people} onText={choose} {...{ without }} />
      </div>
      {people && (
        <Button tone="primary" onClick={add}>
          {t("Add people")}
        </Button>
      )}
    </div>
  );
}
