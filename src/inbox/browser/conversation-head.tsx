import {
  AlarmClock,
  Archive,
  ArchiveRestore,
  ArrowLeft,
  Ellipsis,
  MailOpen,
  OctagonAlert,
  UserPlus,
} from "lucide-react";
import { useState } from "react";
import { useAddress } from "../../records/address.ts";
import { useNames } from "../../records/names.ts";
import { snoozeTimes } from "../../notifications/browser/snooze-times.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { late } from "../../ui/late.ts";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { t } from "../../ui/translate.ts";
import { useKeys } from "../../keys/use-keys.ts";
import type { Conversation, OpenConversation } from "./conversation-list.tsx";
import { subjectOf } from "./mail-words.ts";
import { AboutLinks } from "./about-links.tsx";
import { useConversationActs } from "./use-conversation-acts.ts";

const AssignDialog = late(() => import("../../records/assign-dialog.tsx"));

/** What the conversation is about, who answers it, and what one may do with it. */
export function ConversationHead({ conversation }: { conversation: OpenConversation }) {
  const [, go] = useAddress();
  const acts = useConversationActs(conversation);
  const [assigning, assign] = useState(false);
  const { name, status } = conversation;
  const over = status === "closed" || status === "spam";
  const can = (verb: string) => conversation.can.includes(verb);
  useKeys([
    { keys: ["y"], label: t("Close the conversation"), act: () => can("update") && !over && acts.close() },
    { of: "claim", label: t("Take it"), act: () => can("claim") && acts.claim() },
    { of: "assign", label: t("Assign …"), act: () => can("assign") && assign(true) },
  ]);
  return (
    <header className="flex-none border-b border-line px-4 py-2">
      <div className="flex items-center gap-2">
        <IconButton
          icon={ArrowLeft}
          label={t("Back to the list")}
          className="-ml-2 desktop:hidden"
          onClick={() => go({ conversation: null })}
        />
        <h2 dir="auto" className="min-w-0 flex-1 truncate text-head font-semibold">
          {subjectOf(name)}
        </h2>
        <Acts {...{ conversation, acts, over }} onAssign={() => assign(true)} />
      </div>
      <Standing {...{ conversation }} />
      <AboutLinks {...{ conversation }} />
      {assigning && (
        <AssignDialog what={subjectOf(name)} send={({ id }) => acts.assign(id)} onClose={() => assign(false)} />
      )}
    </header>
  );
}

/** Whom it is with, and how it stands. */
function Standing({ conversation }: { conversation: Conversation }) {
  const { status, snoozed_until, owner_id, counterpart, counterpart_address } = conversation;
  const nameOf = useNames();
  const owner = owner_id && nameOf(owner_id);
  return (
    <p dir="auto" className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
      <span className="truncate">
        {counterpart}
        {counterpart_address && counterpart !== counterpart_address && (
          <span className="text-ink-3"> {counterpart_address}</span>
        )}
      </span>
      {status === "closed" && <Badge>{t("Closed")}</Badge>}
      {status === "spam" && <Badge tone="bad">{t("Spam")}</Badge>}
      {snoozed_until && <Badge>{t("Snoozed until {{at}}", { at: formatDateTime(snoozed_until) })}</Badge>}
      <span className="text-ink-3">
        {owner ? t("Answered by {{name}}", { name: owner }) : t("Nobody answers it yet")}
      </span>
    </p>
  );
}

type ActsProps = {
  conversation: OpenConversation;
  acts: ReturnType<typeof useConversationActs>;
  over: boolean;
  onAssign: () => void;
};

function Acts({ conversation: { can, owner_id, status }, acts, over, onAssign }: ActsProps) {
  const may = can.includes("update");
  if (!may) return null;
  return (
    <>
      {!owner_id && can.includes("claim") && (
        <Button size="small" onClick={acts.claim}>
          {t("Take it")}
        </Button>
      )}
      {over ? (
        <IconButton icon={ArchiveRestore} label={t("Open again")} onClick={acts.reopen} />
      ) : (
        <IconButton icon={Archive} label={t("Close the conversation")} onClick={acts.close} />
      )}
      {status !== "spam" && <Snooze onSnooze={acts.snooze} />}
      <Menu trigger={<IconButton icon={Ellipsis} label={t("More acts")} className="-mr-2" />}>
        {can.includes("assign") && (
          <MenuItem icon={UserPlus} onSelect={onAssign}>
            {t("Assign …")}
          </MenuItem>
        )}
        <MenuItem icon={MailOpen} onSelect={acts.unread}>
          {t("Mark as unread")}
        </MenuItem>
        {status !== "spam" && (
          <MenuItem icon={OctagonAlert} onSelect={acts.junk}>
            {t("Mark as spam")}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

function Snooze({ onSnooze }: { onSnooze: (until: Date) => void }) {
  const { hour, tomorrow, week } = snoozeTimes();
  const choices = [
    [t("For an hour"), hour],
    [t("Until tomorrow at nine"), tomorrow],
    [t("Until Monday at nine"), week],
  ] as const;
  return (
    <Menu trigger={<IconButton icon={AlarmClock} label={t("Snooze")} />}>
      {choices.map(([label, until]) => (
        <MenuItem key={label} onSelect={() => onSnooze(until)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
