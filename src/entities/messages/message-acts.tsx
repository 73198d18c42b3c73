import { Ellipsis, Link2, MessageSquareReply, Pencil, Share2, SmilePlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useAddress } from "../../records/address.ts";
import { passOn, shares } from "../../records/pass-on.ts";
import { useWrites } from "../../records/use-writes.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { Popover } from "../../ui/popover.tsx";
import { t } from "../../ui/translate.ts";
import { usual, useReact } from "./reactions.tsx";
import type { Message } from "./use-messages.ts";

type Props = { message: Message; own: boolean; member: boolean; below: boolean; onEdit: () => void };

/** What may be done with a message, shown while it is looked at. */
export function MessageActs({ message, own, member, below, onEdit }: Props) {
  const [, go] = useAddress();
  return (
    <div className="absolute -top-3 right-4 z-10 flex rounded-md border border-line bg-raised opacity-0 shadow-float group-focus-within:opacity-100 group-hover:opacity-100 has-aria-expanded:opacity-100 touch:static touch:border-0 touch:bg-transparent touch:opacity-100 touch:shadow-none">
      {member && <React {...{ message }} />}
      {!below && (
        <span className="touch:hidden">
          <IconButton
            icon={MessageSquareReply}
            label={t("Reply in thread")}
            className="size-7!"
            onClick={() => go({ message: message.id })}
          />
        </span>
      )}
      <More {...{ message, own, member, below, onEdit }} />
    </div>
  );
}

function React({ message }: { message: Message }) {
  const react = useReact(message);
  const [open, setOpen] = useState(false);
  const choose = (emoji: string) => {
    setOpen(false);
    react(emoji);
  };
  const trigger = <IconButton icon={SmilePlus} label={t("Add reaction")} className="size-7! touch:hidden" />;
  return (
    <Popover label={t("Add reaction")} {...{ open, trigger }} onOpenChange={setOpen}>
      <div className="flex flex-wrap gap-1">
        {usual.map((emoji) => (
          <button
            key={emoji}
            type="button"
            aria-label={emoji}
            onClick={() => choose(emoji)}
            className="grid size-8 place-items-center rounded-md text-head hover:bg-line-2"
          >
            {emoji}
          </button>
        ))}
      </div>
    </Popover>
  );
}

function More({ message, own, member, below, onEdit }: Props) {
  const [, go] = useAddress();
  const writes = useWrites("messages");
  const react = useReact(message);
  const remove = () => writes.remove([message.id], () => t("Message removed."));
  const trigger = <IconButton icon={Ellipsis} label={t("More acts")} className="size-7! touch:size-10!" />;
  return (
    <Menu trigger={trigger}>
      <div className={member ? "hidden touch:flex" : "hidden"}>
        {usual.slice(0, 4).map((emoji) => (
          <MenuItem key={emoji} onSelect={() => react(emoji)}>
            {emoji}
          </MenuItem>
        ))}
      </div>
      {!below && (
        <MenuItem icon={MessageSquareReply} onSelect={() => go({ message: message.id })}>
          {t("Reply in thread")}
        </MenuItem>
      )}
      {own && member && (
        <MenuItem icon={Pencil} onSelect={onEdit}>
          {t("Edit")}
        </MenuItem>
      )}
      <MenuItem icon={shares ? Share2 : Link2} onSelect={() => void passOn(linkTo(message))}>
        {shares ? t("Share") : t("Copy link")}
      </MenuItem>
      {own && member && (
        <MenuItem icon={Trash2} onSelect={() => void remove()}>
          {t("Remove")}
        </MenuItem>
      )}
    </Menu>
  );
}

const linkTo = ({ channel_id, id, thread_id }: Message) =>
  `${location.origin}/communications?${new URLSearchParams({ id: channel_id, message: thread_id ?? id })}`;
