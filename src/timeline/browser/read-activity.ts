import { typedValue, unreadable } from "../../records/field-text.ts";
import type { Values } from "../../records/record-client.ts";
import { t } from "../../ui/translate.ts";
import type { Mode } from "./kinds.ts";

/** What is typed into the composer: its text, what it is, and of an activity when, how long, where, with what outcome, and with whom. */
export type Composed = Partial<
  Record<"text" | "mode" | "readers" | "as" | "at" | "duration" | "location" | "outcome" | "contacts", string>
>;

// A longer first line is no subject.
const longest_subject = 120;
const moment = { kind: "moment", list: false } as const;
const count = { kind: "count", list: false } as const;

/**
 * What was typed of an activity, as the server takes it: the first line of what is planned is its subject, what was done
 * was done now unless somebody says when. A call or a visit needs no words; a note and a thing to do are nothing else.
 */
export function readActivity(
  draft: Composed,
  text: string,
  mode: Mode,
  planned: boolean,
): { values: Values } | { problem: string } {
  const at = typedValue(moment, draft.at ?? "");
  const duration = typedValue(count, draft.duration ?? "");
  if (!text && (mode === "note" || mode === "to_do")) return { problem: t("Write something first.") };
  if (at === undefined) return { problem: unreadable(moment) };
  if (duration === undefined) return { problem: unreadable(count) };
  const [first = "", ...rest] = planned ? text.split("\n") : ["", text];
  const whole = first.length <= longest_subject;
  return {
    values: {
      state: planned ? "planned" : "done",
      at: at ?? (planned ? null : new Date().toISOString()),
      duration,
      subject: whole ? first || null : `${first.slice(0, longest_subject - 1)}…`,
      body: (whole ? rest.join("\n").trim() : text) || null,
      outcome: (!planned && draft.outcome?.trim()) || null,
      location: (planned && draft.location?.trim()) || null,
    },
  };
}
