import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { newKey, request } from "../../client/request.ts";
import { failureSentence } from "../../records/failure.ts";
import type { Begun } from "./answer-to.ts";
import type { Mail } from "./conversation-list.tsx";
import { mailersText, readMailers } from "./mail-words.ts";
import type { Mailbox } from "./use-inbox.ts";

/** A file of a draft: an upload of one's own, or one of a letter. */
export type DraftFile = { name: string; bytes: number } & ({ upload_id: string } | { mail_id: string; no: number });

export type Written = Omit<Begun, "files"> & { bcc: string; files: DraftFile[] };

const pause_ms = 1200;

/** What one writes, kept on the server a moment after each change, so that it is there on any device. */
export function useMailDraft(box: Mailbox, draft: Mail | undefined, begun: Begun | undefined) {
  const [id] = useState(() => draft?.id ?? newKey());
  const [written, set] = useState<Written>(() =>
    draft ? ofDraft(draft) : { ...empty, ...begun, bcc: "", files: begun?.files ?? [] },
  );
  const [problem, complain] = useState<string>();
  const cache = useQueryClient();
  const kept = useRef(draft ? JSON.stringify(written) : "");
  const saving = useRef(Promise.resolve());
  const keep = () => {
    const now = JSON.stringify(written);
    if (now === kept.current) return saving.current;
    const save = async () => {
      await request("PUT", `/api/inbox/drafts/${id}`, { body: bodyOf(written, box) });
      kept.current = now;
      complain(undefined);
    };
    // One after the other, so that the last one is what stays.
    return (saving.current = saving.current.catch(() => undefined).then(save));
  };
  const keepQuietly = useEffectEvent(() => void keep().catch((error: unknown) => complain(failureSentence(error))));
  const touched = useRef(false);
  useEffect(() => {
    if (!touched.current) return;
    const timer = setTimeout(keepQuietly, pause_ms);
    return () => clearTimeout(timer);
  }, [written]);
  const type = (change: Partial<Written>) => {
    touched.current = true;
    set((before) => ({ ...before, ...change }));
  };
  const refresh = () =>
    Promise.all([["mails"], ["conversations"]].map((queryKey) => cache.invalidateQueries({ queryKey })));
  return { id, written, type, keep, problem, complain, refresh, touched };
}

const empty: Written = {
  conversation_id: null,
  in_reply_to: null,
  to: "",
  cc: "",
  bcc: "",
  subject: "",
  body: "",
  files: [],
};

const ofDraft = ({ id, conversation_id, in_reply_to, recipients, name, body, attachments }: Mail): Written => ({
  conversation_id,
  in_reply_to,
  to: mailersText(recipients.to),
  cc: mailersText(recipients.cc),
  bcc: mailersText(recipients.bcc),
  subject: name,
  body: body ?? "",
  files: attachments.map(({ no, name: file, bytes }) => ({ mail_id: id, no, name: file, bytes })),
});

// (What is not an address yet is not kept as one; sending asks for it.)
const bodyOf = ({ to, cc, bcc, files, conversation_id, in_reply_to, subject, body }: Written, { id }: Mailbox) => ({
  mailbox_id: id,
  conversation_id,
  in_reply_to,
  subject,
  body,
  recipients: { to: readMailers(to).mailers, cc: readMailers(cc).mailers, bcc: readMailers(bcc).mailers },
  files: files.map((file) =>
    "upload_id" in file ? { upload_id: file.upload_id } : { mail_id: file.mail_id, no: file.no },
  ),
});
