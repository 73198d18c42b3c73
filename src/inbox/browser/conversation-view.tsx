import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useKeys } from "../../keys/use-keys.ts";
import { useRecord, useRecords } from "../../records/use-records.ts";
import { Button } from "../../ui/button.tsx";
import { late } from "../../ui/late.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { ConversationHead } from "./conversation-head.tsx";
import type { Mail, OpenConversation } from "./conversation-list.tsx";
import { MailItem } from "./mail-item.tsx";
import { NoteItem } from "./note-item.tsx";
import { answerTo, type Answer } from "./answer-to.ts";
import { useInbox } from "./use-inbox.ts";
import { WritingNow } from "./writing-now.tsx";

const MailComposer = late(() => import("./mail-composer.tsx"));
const NoteComposer = late(() => import("./note-composer.tsx"));

/** One conversation: its e-mails and notes, oldest first, and where one answers. */
export default function ConversationView({ id }: { id: string }) {
  const { data: conversation, error } = useRecord<OpenConversation>("conversations", id);
  const list = useRecords<Mail>("mails", { where: { conversation_id: id }, order: ["mailed_at"] });
  useSeen(conversation);
  if (!conversation) return error ? <DataFailure error={error} /> : <Skeleton className="m-4 w-64" />;
  return (
    <>
      <ConversationHead {...{ conversation }} />
      <Letters key={id} {...{ conversation, list }} />
    </>
  );
}

type Props = { conversation: OpenConversation; list: ReturnType<typeof useRecords<Mail>> };

function Letters({ conversation, list }: Props) {
  const me = useSession().person.id;
  const shown = list.rows.filter(({ status }) => status !== "draft");
  const own = list.rows.find(({ status, created_by }) => status === "draft" && created_by === me);
  const [writing, write] = useState<Answer | "note">();
  const mayWrite = conversation.can.includes("update");
  const latest =
    shown.filter(({ kind }) => kind === "received").at(-1) ?? shown.findLast(({ kind }) => kind === "written");
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-3">
      {conversation.joined_by_subject && (
        <p className="pb-2 text-meta text-ink-3">
          {t(
            "Some of these e-mails were joined by their subject alone, since their headers do not say what they answer.",
          )}
        </p>
      )}
      {list.isPending && <Skeleton className="h-24" />}
      {list.error && shown.length === 0 && <DataFailure error={list.error} />}
      <ol className="flex flex-col gap-3">
        {shown.map((mail, at) => (
          <li key={mail.id}>
            {mail.kind === "note" ? (
              <NoteItem note={mail} />
            ) : (
              <MailItem {...{ mail }} open={at === shown.length - 1 || !mail.seen} />
            )}
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <Button tone="quiet" size="small" onClick={() => void list.fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
      <WritingNow mails={list.rows} />
      {mayWrite && !list.isPending && <Below {...{ conversation, own, writing, write, latest }} />}
    </div>
  );
}

type BelowProps = {
  conversation: OpenConversation;
  own: Mail | undefined;
  writing: Answer | "note" | undefined;
  write: (what: Answer | "note" | undefined) => void;
  latest: Mail | undefined;
};

/** What one is writing, or what one may begin to. */
function Below({ conversation, own, writing, write, latest }: BelowProps) {
  const { data: inbox } = useInbox();
  const box = inbox?.mailboxes.find(({ id }) => id === conversation.mailbox_id);
  const done = () => write(undefined);
  if (writing === "note") return <NoteComposer id={conversation.id} onDone={done} />;
  if (own && box) return <MailComposer key={own.id} draft={own} {...{ box }} onDone={done} />;
  if (writing && box)
    return <MailComposer {...{ box }} begun={answerTo(writing, conversation, latest, box)} onDone={done} />;
  return <Begin {...{ write }} answers={!!latest} />;
}

function Begin({ write, answers }: Pick<BelowProps, "write"> & { answers: boolean }) {
  useKeys([
    { of: "mail", label: t("Reply"), act: () => answers && write("reply") },
    { of: "comment", label: t("Add a note"), act: () => write("note") },
  ]);
  return (
    <div className="flex flex-wrap gap-2 pt-4">
      {answers && (
        <>
          <Button tone="primary" onClick={() => write("reply")}>
            {t("Reply")}
          </Button>
          <Button onClick={() => write("all")}>{t("Reply to all")}</Button>
          <Button onClick={() => write("forward")}>{t("Forward")}</Button>
        </>
      )}
      <Button tone="quiet" onClick={() => write("note")}>
        {t("Add a note")}
      </Button>
    </div>
  );
}

/** Whoever looks at it has read it. */
function useSeen(conversation: OpenConversation | undefined): void {
  const cache = useQueryClient();
  const { id, unread = false } = conversation ?? {};
  const see = useEffectEvent(() => {
    const path = `/api/inbox/conversations/${id}/seen`;
    // (Should it fail, it stays unread, as it should.)
    void request("POST", path, { body: { seen: true } }).then(
      () => cache.invalidateQueries({ queryKey: ["conversations"] }),
      () => undefined,
    );
  });
  const may = !!conversation?.can.includes("update");
  useEffect(() => {
    if (unread && may && document.visibilityState === "visible") see();
  }, [id, unread, may]);
}
