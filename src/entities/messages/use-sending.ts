import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ownId } from "../../client/own-id.ts";
import { useSession } from "../../client/session-context.ts";
import { usePeople } from "../../records/owners.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useDraft } from "../../screen/draft.ts";
import { saidBy } from "../../timeline/browser/said-by.ts";
import { mentionedIn } from "../../timeline/browser/mentions.ts";
import { phrase, t } from "../../ui/translate.ts";

/** A message on its way, which stands in the list at once. */
export type Pending = { id: string; body: string };
type To = { channel_id: string; thread_id?: string };
export type Sending = ReturnType<typeof useSending>;

/** What is being written to a channel or in a thread; it survives reloads until it is sent, and comes back where it is refused. */
export function useSending(to: To) {
  const [written, change, forget, restore] = useDraft("message", to.thread_id ?? to.channel_id);
  const [pending, setPending] = useState<Pending[]>([]);
  const [problem, complain] = useState<string>();
  const { person } = useSession();
  const people = usePeople();
  const cache = useQueryClient();
  const writes = useWrites("messages");
  const text = written.texts["text"] ?? "";
  const type = (typed: string) => {
    complain(undefined);
    change({ text: typed });
  };
  const send = async () => {
    const body = text.trim();
    if (!body) return;
    if (body.length > longest) return complain(t("A message has at most 10,000 characters."));
    const id = ownId(written.key, person.id);
    complain(undefined);
    forget();
    setPending((others) => [...others, { id, body }]);
    try {
      await writes.create({ ...to, body, mention_ids: mentionedIn(body, people) }, written.key);
      await cache.refetchQueries({ queryKey: ["messages", "list"], type: "active" });
    } catch (error) {
      restore(written);
      complain(saidBy(error));
    }
    setPending((others) => others.filter((other) => other.id !== id));
  };
  return { text, type, send, problem, pending };
}

const longest = 10_000;

// What the server says.
phrase("Somebody who is mentioned is not in this channel. Add them first, or leave the mention out.");
phrase("The message that this answers is no longer there.");
