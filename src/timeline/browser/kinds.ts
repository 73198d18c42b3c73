import { CalendarClock, Footprints, ListTodo, Mail, MessageSquare, NotebookPen, Phone } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { Entry } from "../../client/api.ts";
import { phrase } from "../../ui/translate.ts";

/** What an activity may be. */
export type Kind = Entry<"activities">["kind"];

/** What is written in the composer: words for colleagues, or what is done with the customer. */
export type Mode = "comment" | Kind;

/** How each is called, looks, is told when it was done, and what the button says that notes or plans it. */
export const modes: Record<Mode, { label: string; icon: LucideIcon; told: string; log: string; plan: string }> = {
  comment: {
    label: phrase("Comment"),
    icon: MessageSquare,
    told: phrase("{{who}} commented"),
    log: phrase("Add comment"),
    plan: phrase("Add comment"),
  },
  call: {
    label: phrase("Phone call"),
    icon: Phone,
    told: phrase("{{who}} called"),
    log: phrase("Log the call"),
    plan: phrase("Plan the call"),
  },
  meeting: {
    label: phrase("Meeting"),
    icon: CalendarClock,
    told: phrase("{{who}} held a meeting"),
    log: phrase("Log the meeting"),
    plan: phrase("Plan the meeting"),
  },
  visit: {
    label: phrase("Visit"),
    icon: Footprints,
    told: phrase("{{who}} paid a visit"),
    log: phrase("Log the visit"),
    plan: phrase("Plan the visit"),
  },
  email: {
    label: phrase("E-mail"),
    icon: Mail,
    told: phrase("{{who}} wrote an e-mail"),
    log: phrase("Log the e-mail"),
    plan: phrase("Plan the e-mail"),
  },
  note: {
    label: phrase("Note"),
    icon: NotebookPen,
    told: phrase("{{who}} noted"),
    log: phrase("Add the note"),
    plan: phrase("Plan the note"),
  },
  to_do: {
    label: phrase("To do"),
    icon: ListTodo,
    told: phrase("{{who}} did it"),
    log: phrase("Log what was done"),
    plan: phrase("Plan it"),
  },
};

/** The modes in their order. */
export const all_modes = Object.keys(modes) as Mode[];

/** Whether somebody of the client's side takes part in it. */
export const takesContacts = (mode: Mode): boolean => ["call", "meeting", "visit", "email"].includes(mode);
