import {
  AlarmClock,
  Archive,
  CircleAlert,
  Clock,
  FileText,
  Inbox,
  type LucideIcon,
  SendHorizontal,
  User,
} from "lucide-react";
import type { Where } from "../../entity/list-request.ts";
import { phrase } from "../../ui/translate.ts";

/** A part of the inbox: conversations that are in some state, or e-mails that one has written. */
export type Box = {
  key: string;
  label: string;
  icon: LucideIcon;
  of: "conversations" | "mails";
  where: (me: string) => Where;
  /** What stands where there is nothing. */
  nothing: string;
};

const some = { letters: { gt: 0 } };

export const boxes: Box[] = [
  {
    key: "open",
    label: phrase("Inbox"),
    icon: Inbox,
    of: "conversations",
    where: () => ({ status: "open", ...some }),
    nothing: phrase("Nothing is open. New e-mails come here."),
  },
  {
    key: "mine",
    label: phrase("Assigned to me"),
    icon: User,
    of: "conversations",
    where: (me) => ({ status: "open", owner_id: me, ...some }),
    nothing: phrase("No open conversation is yours."),
  },
  {
    key: "unassigned",
    label: phrase("Not assigned"),
    icon: CircleAlert,
    of: "conversations",
    where: () => ({ status: "open", owner_id: { is_null: true }, ...some }),
    nothing: phrase("Somebody answers each open conversation."),
  },
  {
    key: "snoozed",
    label: phrase("Snoozed"),
    icon: AlarmClock,
    of: "conversations",
    where: () => ({ status: "snoozed" }),
    nothing: phrase("Nothing is snoozed."),
  },
  {
    key: "drafts",
    label: phrase("Drafts"),
    icon: FileText,
    of: "mails",
    where: (me) => ({ status: { in: ["draft", "failed"] }, created_by: me }),
    nothing: phrase("You have no drafts."),
  },
  {
    key: "scheduled",
    label: phrase("Scheduled"),
    icon: Clock,
    of: "mails",
    where: (me) => ({ status: "waiting", created_by: me }),
    nothing: phrase("Nothing of yours waits to be sent."),
  },
  {
    key: "sent",
    label: phrase("Sent e-mails"),
    icon: SendHorizontal,
    of: "mails",
    where: () => ({ status: "sent" }),
    nothing: phrase("Nothing has been sent yet."),
  },
  {
    key: "closed",
    label: phrase("Closed conversations"),
    icon: Archive,
    of: "conversations",
    where: () => ({ status: { in: ["closed", "spam"] } }),
    nothing: phrase("Nothing has been closed yet."),
  },
];

export const boxOf = (key: string | undefined): Box => boxes.find((box) => box.key === key) ?? (boxes[0] as Box);
