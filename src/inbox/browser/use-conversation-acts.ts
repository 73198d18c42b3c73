import { useQueryClient } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { useAddress } from "../../records/address.ts";
import { toastFailure } from "../../records/failure.ts";
import { useWrites } from "../../records/use-writes.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import type { Conversation } from "./conversation-list.tsx";

/** What may be done with a conversation; each of it is seen at once and can be taken back. */
export function useConversationActs({ id, status, snoozed_until, owner_id }: Conversation) {
  const writes = useWrites("conversations");
  const cache = useQueryClient();
  const [, go] = useAddress();
  const me = useSession().person;
  const back = () =>
    status === "snoozed" && snoozed_until
      ? writes.act(id, "snooze", { snoozed_until })
      : writes.act(id, verb_to[status] ?? "reopen", {}, { status });
  const done = (said: string, away: boolean) => () => {
    toast(said, { undo: back });
    if (away) go({ conversation: null });
  };
  const to = (verb: string, input: object, expected: object, said: string, away = true) =>
    void writes.act(id, verb, input as never, expected as never).then(done(said, away), toastFailure);
  return {
    close: () => to("close", {}, { status: "closed", snoozed_until: null }, t("Conversation closed.")),
    reopen: () => to("reopen", {}, { status: "open", snoozed_until: null }, t("Conversation opened again."), false),
    junk: () => to("junk", {}, { status: "spam", snoozed_until: null }, t("Marked as spam.")),
    snooze: (until: Date) => {
      const at = until.toISOString();
      to("snooze", { snoozed_until: at }, { status: "snoozed", snoozed_until: at }, t("Conversation snoozed."));
    },
    claim: () => void writes.act(id, "claim", {}, { owner_id: me.id }).catch(toastFailure),
    assign: (to_id: string) => writes.act(id, "assign", { owner_id: to_id }, { owner_id: to_id ?? owner_id }),
    unread: () =>
      void request("POST", `/api/inbox/conversations/${id}/seen`, { body: { seen: false } }).then(() => {
        go({ conversation: null });
        return cache.invalidateQueries({ queryKey: ["conversations"] });
      }, toastFailure),
  };
}

const verb_to: Partial<Record<Conversation["status"], string>> = { open: "reopen", closed: "close", spam: "junk" };
