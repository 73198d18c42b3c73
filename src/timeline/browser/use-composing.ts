import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { most_mentioned } from "../../agents/jobs/mentioned.ts";
import { refreshAll } from "../../records/cache.ts";
import { fieldErrors } from "../../records/field-errors.ts";
import { usePeople } from "../../records/owners.ts";
import type { RecordRow } from "../../records/record-client.ts";
import { useWrites } from "../../records/use-writes.ts";
import { idsOf } from "../../screen/ids-of.ts";
import { useHere, useScreen } from "../../screen/description.ts";
import { useDraft } from "../../screen/draft.ts";
import { phrase, t } from "../../ui/translate.ts";
import { type Composed, readActivity } from "./read-activity.ts";
import { type Mode, takesContacts } from "./kinds.ts";
import { saidBy } from "./said-by.ts";
import { mentionedIn } from "./mentions.ts";
import { useMentionedAgents } from "./use-agents.ts";

/** What is being written about the record; it survives closing and reloads until it is sent. */
export function useComposing(offered: Mode[]) {
  const [written, change, forget, restore] = useDraft("timeline", useHere().row.id);
  const { texts, key } = written;
  const [problem, complain] = useState<string | null>(null);
  const [busy, work] = useState(false);
  const create = useCreate();
  const draft: Composed = texts;
  const mode = offered.find((each) => each === draft.mode) ?? offered[0] ?? "comment";
  const planned = mode !== "comment" && draft.as === "planned";
  const type = (typed: Composed) => {
    complain(null);
    change(typed);
  };
  const send = async () => {
    if (busy) return;
    work(true);
    complain(null);
    try {
      // (What is typed while it is on its way is the next one.)
      await create(draft, mode, planned, key, forget);
    } catch (error) {
      restore(written);
      complain(error instanceof Unwritten ? error.message : (Object.values(fieldErrors(error))[0] ?? saidBy(error)));
    } finally {
      work(false);
    }
  };
  return { draft, mode, planned, problem, busy, send, type };
}

type OfClient = RecordRow & { account?: { id: string } | null; client_visible?: boolean };

/** The client of the record that is open, to whom something can be said there; null where it has none. */
function useClient(): string | null {
  const { entity } = useScreen().described;
  const { id, account, client_visible = true } = useHere().row as OfClient;
  // (To one that the reader does not see, whose id there is all the same, nobody writes.)
  return entity === "accounts" ? id : (client_visible && account?.id) || null;
}

/** Who reads what is being said: also the client, where it is chosen; of colleagues alone agents may be asked. */
export function useReaders(draft: Composed, mode: Mode) {
  const client = useClient();
  const readers = useReadersOf()(draft, client);
  const able = useMentionedAgents();
  const to_client = mode === "comment" && client !== null && readers === "client";
  return { client, readers, to_client, agents: mode === "comment" && !to_client ? able : [] };
}

/** Who reads what is being said: as chosen, else colleagues only, but where one answers the client. */
function useReadersOf() {
  const { answers_client } = useScreen().described;
  return ({ readers }: Composed, client: string | null) =>
    readers ?? (answers_client && client ? "client" : "colleagues");
}

/** What was typed cannot be sent: a sentence that says what to write. */
class Unwritten extends Error {}

/** Makes a comment or an activity of what was typed; `leaves` once it is complete, and on its way. */
function useCreate() {
  const cache = useQueryClient();
  const { entity } = useScreen().described;
  const { id: row_id } = useHere().row;
  const client = useClient();
  const readersOf = useReadersOf();
  const people = usePeople();
  const agents = useMentionedAgents();
  const writes = { comments: useWrites("comments"), activities: useWrites("activities") };
  return async (draft: Composed, mode: Mode, planned: boolean, key: string, leaves: () => void) => {
    const text = (draft.text ?? "").trim();
    const mentioned = mentionedIn(text, people);
    if (mode === "comment") {
      if (!text) throw new Unwritten(t("Write something first."));
      const agent_ids = mentionedIn(text, agents);
      const to_client = readersOf(draft, client) === "client";
      if (agent_ids.length > most_mentioned) throw new Unwritten(t("A comment asks three agents at most."));
      if (to_client && agent_ids.length > 0)
        throw new Unwritten(t("The client reads this, so no agent is asked. Take the mention out."));
      const to = to_client ? { account_id: client } : { agent_ids };
      leaves();
      await writes.comments.create({ entity, row_id, body: text, mention_ids: mentioned, ...to }, key);
      // (They stand in the timeline as tasks.)
      if (agent_ids.length > 0) refreshAll(cache, "agent_tasks");
      return;
    }
    const read = readActivity(draft, text, mode, planned);
    if ("problem" in read) throw new Unwritten(read.problem);
    leaves();
    const contact_ids = takesContacts(mode) ? idsOf(draft.contacts) : [];
    const who = { participant_ids: mentioned, contact_ids };
    await writes.activities.create({ entity, row_id, kind: mode, ...who, ...read.values }, key);
    // The record that it belongs to shows its next step.
    refreshAll(cache, entity);
  };
}

// What the server says of whom is mentioned or takes part.
phrase("Somebody who is mentioned does not see this record. Hand it to them first, or leave the mention out.");
phrase("A contact who is to take part is not there, or not yours to see. Choose among those you see.");
phrase("At most 50 contacts take part in an activity.");
phrase("An agent that is mentioned cannot be asked by a comment now.");
