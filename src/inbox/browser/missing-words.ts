import { phrase, t } from "../../ui/translate.ts";

/** A message that a mailbox has met, and what became of it. */
export type Met = {
  path: string;
  uid: number;
  outcome: "stored" | "known" | "shortened" | "unreadable";
  reason: string | null;
  message_id: string | null;
  from_address: string | null;
  subject: string | null;
  at: string;
  conversation_id: string | null;
  status: string | null;
  removed: boolean | null;
  conversation: string | null;
};

/** A message that the server has. */
export type There = { path: string; from: string; subject: string; message_id: string | null; at: string | null };

/** What became of a message, and where it is. */
export function saidOf({ outcome, reason, status, removed, conversation_id, path }: Met): string {
  if (outcome === "unreadable") return t("It could not be read: {{reason}}", { reason: t(reason ?? "") });
  if (removed || !conversation_id) return t("It was read, and has been removed since.");
  if (status === "spam") return t("It is in a conversation that is marked as spam.");
  if (status === "closed") return t("It is in a conversation that is closed.");
  if (status === "snoozed") return t("It is in a conversation that is snoozed.");
  if (outcome === "known") return t("It was read already in another folder than {{path}}.", { path });
  return outcome === "shortened" ? t(reason ?? "") : t("It is in an open conversation.");
}

/** Of the messages that only the server has, why they are not here. */
export function whyNotHere(there: There[], met: Met[]): { message: There; why: string }[] {
  const known = new Set(met.map(({ message_id }) => message_id));
  return there
    .filter(({ message_id }) => !message_id || !known.has(message_id))
    .map((message) => ({
      message,
      why:
        message.path.toUpperCase() === "INBOX"
          ? t("It is in INBOX: either it comes with the next look, or it is older than the days that are read.")
          : t("It is in the folder {{path}}, which is not read: a rule of its server has put it there.", {
              path: message.path,
            }),
    }));
}

// What the server says of messages that could not be read.
phrase("It has no header.");
phrase("Tandem could not keep it.");
phrase("It could not be read.");
phrase("Reading it took too long.");
phrase("Reading it takes too much memory.");
phrase("It was gone from the server before it was read.");
phrase("Only its beginning was read, since it is larger than 50 MB.");
