import { useState } from "react";
import { request } from "../../client/request.ts";
import { useAddress } from "../../records/address.ts";
import { failureSentence, toastFailure } from "../../records/failure.ts";
import { formatDateTime } from "../../ui/format.ts";
import { toast } from "../../ui/toast.ts";
import { phrase, t } from "../../ui/translate.ts";
import { readMailers } from "./mail-words.ts";
import type { useMailDraft } from "./use-mail-draft.ts";

type Draft = ReturnType<typeof useMailDraft>;
type Wrong = Partial<Record<"to" | "cc" | "bcc", string>>;

/** Sends or discards a draft; what is sent can be taken back for ten seconds, or until its moment. */
export function useSendMail({ id, written, keep, complain, refresh }: Draft, onDone: () => void) {
  const [busy, work] = useState(false);
  const [wrong, mark] = useState<Wrong>({});
  const [, go] = useAddress();
  const path = (act: string) => `/api/inbox/drafts/${id}/${act}`;
  const recall = (conversation: string) => async () => {
    await request("POST", path("recall"), { body: {} });
    await refresh();
    go({ conversation, begin: null });
  };
  const send = async (at: Date | null) => {
    const found = wrongIn(written);
    mark(found);
    if (busy || Object.keys(found).length > 0) return;
    work(true);
    try {
      await keep();
      const body = { send_at: at?.toISOString() ?? null, unless_answered: true };
      const { data } = await request<{ data: { conversation_id: string } }>("POST", path("send"), { body });
      const said = at ? t("It is sent on {{at}}.", { at: formatDateTime(at) }) : t("E-mail on its way.");
      // (What it was written in is gone before it can be taken back into another one.)
      await refresh();
      onDone();
      go({ begin: null, conversation: data.conversation_id });
      toast(said, { undo: recall(data.conversation_id) });
    } catch (error) {
      complain(failureSentence(error));
    } finally {
      work(false);
    }
  };
  const discard = async () => {
    // (A draft that was never kept is not there.)
    await request("POST", path("discard"), { body: {} }).catch((error: unknown) => {
      if ((error as { status?: number }).status !== 404) toastFailure(error);
    });
    await refresh();
    go({ begin: null });
    onDone();
  };
  return { send, discard, busy, wrong };
}

function wrongIn(written: Draft["written"]): Wrong {
  const found: Wrong = {};
  for (const name of ["to", "cc", "bcc"] as const) {
    const { wrong } = readMailers(written[name]);
    if (wrong) found[name] = t("“{{text}}” is no e-mail address.", { text: wrong });
  }
  const nobody = ["to", "cc", "bcc"].every((name) => !written[name as "to"].trim());
  return nobody ? { to: t("Say whom it goes to.") } : found;
}

// What the server says.
phrase("This e-mail is on its way already.");
phrase("You have 200 drafts. Send or discard some of them first.");
phrase("An e-mail takes 50 files of 25 MB together. Send a link to the rest.");
phrase("This mailbox sends nothing for now. Look at how it stands.");
phrase("Say whom it goes to.");
phrase("An e-mail waits for a year at most.");
phrase("An e-mail goes to 100 people at most. Use a campaign for more.");
phrase("You can send 1,000 e-mails a day from mailboxes. Use a campaign for more.");
