import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { refreshAll } from "../../records/cache.ts";
import { typedValue, unreadable } from "../../records/field-text.ts";
import { usePeople } from "../../records/owners.ts";
import type { Values } from "../../records/record-client.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useHere, useScreen } from "../../screen/description.ts";
import { useDraft } from "../../screen/draft.ts";
import { useSession } from "../../client/session-context.ts";
import { t } from "../../ui/translate.ts";
import type { Mode } from "./kinds.ts";
import { mentionedIn } from "./mentions.ts";

/** What is typed into the composer: its text, what it is, and of an activity when, how long, where, with what outcome. */
export type Composed = Partial<Record<"text" | "mode" | "as" | "at" | "duration" | "location" | "outcome", string>>;

// A longer first line is no heading.
const longest_name = 120;

/** What is being written about the record; it survives closing and reloads until it is sent. */
export function useComposing(offered: Mode[]) {
  const cache = useQueryClient();
  const { entity } = useScreen().described;
  const { id: row_id } = useHere().row;
  const { person } = useSession();
  const people = usePeople();
  const writes = { comments: useWrites("comments"), activities: useWrites("activities") };
  const [{ texts, key }, type, forget] = useDraft("timeline", row_id);
  const [problem, complain] = useState<string | null>(null);
  const draft: Composed = texts;
  const mode = offered.find((each) => each === draft.mode) ?? offered[0] ?? "comment";
  const planned = mode !== "comment" && draft.as === "planned";

  async function send() {
    const text = (draft.text ?? "").trim();
    const belongs = { entity: entity as Entry<"comments">["entity"], row_id };
    const mention_ids = mentionedIn(text, people);
    const read = mode === "comment" ? { values: { body: text, mention_ids } } : readActivity(draft, text, planned);
    const missing =
      text || (mode !== "comment" && mode !== "note" && mode !== "to_do") ? null : t("Write something first.");
    complain(missing ?? ("problem" in read ? read.problem : null));
    if (missing || "problem" in read) return;
    const to = mode === "comment" ? "comments" : "activities";
    const more = mode === "comment" ? {} : { kind: mode, owner_id: person.id, participant_ids: mention_ids };
    await writes[to].create({ ...belongs, ...more, ...read.values }, key);
    forget();
    // The record that it belongs to shows its next step.
    if (to === "activities") refreshAll(cache, entity);
  }

  return {
    draft,
    mode,
    planned,
    problem,
    send,
    type: (change: Composed) => {
      complain(null);
      type(change as Record<string, string>);
    },
  };
}

/** What was typed of an activity, as the server takes it: its first line is its name, the rest its text. */
function readActivity(draft: Composed, text: string, planned: boolean): { values: Values } | { problem: string } {
  const at = typedValue({ kind: "moment", list: false }, draft.at ?? "");
  const duration = typedValue({ kind: "count", list: false }, draft.duration ?? "");
  if (at === undefined) return { problem: unreadable({ kind: "moment", list: false }) };
  if (duration === undefined) return { problem: unreadable({ kind: "count", list: false }) };
  const [first = "", ...rest] = text.split("\n");
  const heading = planned && first.length <= longest_name;
  return {
    values: {
      state: planned ? "planned" : "done",
      at: at ?? (planned ? null : new Date().toISOString()),
      duration,
      name: heading ? first : planned ? `${first.slice(0, longest_name - 1)}…` : "",
      body: (heading ? rest.join("\n").trim() : text) || null,
      outcome: (!planned && draft.outcome?.trim()) || null,
      location: (planned && draft.location?.trim()) || null,
    },
  };
}
