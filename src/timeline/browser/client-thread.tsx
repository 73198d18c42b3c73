import { type KeyboardEvent, useState } from "react";
import type { Where } from "../../entity/list-request.ts";
import { failureSentence } from "../../records/failure.ts";
import { Days, type Event } from "../../records/timeline.tsx";
import { useRecords } from "../../records/use-records.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useDraft } from "../../screen/draft.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { Comment } from "./use-timeline.ts";
import { Words } from "./words.tsx";

type About = { entity: "accounts" | "tickets"; row_id: string };
type Props = {
  /** The record that what is written belongs to, and its client. */
  about: About;
  account: string;
  company: string;
  /** Which messages are shown. */
  where: Where;
  /** Said while there is none. */
  nothing: string;
  /** Nothing more can be written. */
  closed?: boolean;
};

/** What a client and the company wrote to each other, newest first, with a place to write. */
export default function ClientThread({ about, account, company, where, nothing, closed = false }: Props) {
  const list = useRecords<Comment>("comments", { where, order: ["-created_at"] });
  return (
    <>
      {!closed && <Writing {...{ about, account, company }} />}
      {list.isPending && <Skeleton className="mt-4 w-64" />}
      {list.error && <p className="py-3 text-ink-2">{failureSentence(list.error)}</p>}
      {!list.isPending && list.rows.length === 0 && !list.error && <p className="py-3 text-ink-3">{nothing}</p>}
      <Days events={list.rows.map(eventOf)} />
      {list.hasNextPage && (
        <Button tone="quiet" size="small" className="w-full" onClick={() => void list.fetchNextPage()}>
          {t("Show earlier")}
        </Button>
      )}
    </>
  );
}

function eventOf({ id, created_at, created_by, written_by, body }: Comment): Event {
  const who = { id: created_by, name: written_by ?? undefined };
  return { key: id, at: created_at, who, deed: { text: wrote }, below: <Words text={body} /> };
}

type WritingProps = Pick<Props, "about" | "account" | "company">;

function Writing({ about, account, company }: WritingProps) {
  const { text, type, send, problem, busy } = useWriting(about, account);
  const sends = (event: KeyboardEvent) => event.key === "Enter" && (event.ctrlKey || event.metaKey) && void send();
  return (
    <form
      noValidate
      aria-label={t("Write")}
      className="mb-3 rounded-md border border-line bg-raised p-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        aria-label={t("Your message")}
        placeholder={t("Write to {{company}}", { company })}
        value={text}
        onChange={({ target }) => type({ text: target.value })}
        onKeyDown={sends}
      />
      <div className="flex items-center gap-3 pt-2">
        <p role="alert" className="flex-1 text-meta text-bad">
          {problem}
        </p>
        <Button type="submit" tone="primary" size="small" busy={busy}>
          {t("Send")}
        </Button>
      </div>
    </form>
  );
}

/** What is being written; it survives reloads until it is sent. */
function useWriting({ entity, row_id }: About, account: string) {
  const [written, type, forget, restore] = useDraft("client-talk", row_id);
  const writes = useWrites("comments");
  const [problem, complain] = useState<string>();
  const [busy, work] = useState(false);
  const text = written.texts["text"] ?? "";
  const send = async () => {
    if (busy) return;
    if (!text.trim()) return complain(t("Write something first."));
    work(true);
    complain(undefined);
    // (What is typed while it is on its way is the next one.)
    forget();
    const said = { entity, row_id, account_id: account, body: text.trim() };
    await writes.create(said, written.key).catch((error: unknown) => {
      restore(written);
      complain(failureSentence(error));
    });
    work(false);
  };
  return { text, type, send, problem, busy };
}

const wrote = phrase("{{who}} wrote");
