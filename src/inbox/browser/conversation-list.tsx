import type { Entry, OpenEntry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { useRecords } from "../../records/use-records.ts";
import { useNames } from "../../records/names.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { formatMoment } from "../../ui/format-short.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { type Box, boxOf } from "./boxes.ts";
import { recipientsLine, subjectOf } from "./mail-words.ts";

export type Conversation = Entry<"conversations">;
export type OpenConversation = OpenEntry<"conversations">;
export type Mail = Entry<"mails">;

type Line = {
  id: string;
  conversation_id: string;
  who: string;
  subject: string;
  words: string | null;
  at: string | null;
  unread: boolean;
  owner_id: string | null;
};

/** The conversations of a part of the inbox, the latest first. */
export function ConversationList({ open }: { open: string | undefined }) {
  const [address, go] = useAddress();
  const box = boxOf(address["box"]);
  const { rows, list } = useLines(box, address["q"], address["mailbox"]);
  if (list.error && rows.length === 0) return <DataFailure error={list.error} />;
  if (list.isPending) return <Skeleton className="m-4 w-48" />;
  if (rows.length === 0)
    return (
      <EmptyState
        sentence={address["q"] ? t("Nothing here holds these words.") : t(box.nothing)}
        action={
          address["q"] && (
            <Button size="small" onClick={() => go({ q: null })}>
              {t("Clear the search")}
            </Button>
          )
        }
      />
    );
  return (
    <section aria-label={t(box.label)} className="min-h-0 flex-1 overflow-y-auto">
      <ul className="divide-y divide-line">
        {rows.map((line) => (
          <One key={line.id} line={line} box={box.key} open={line.conversation_id === open} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button tone="quiet" size="small" className="m-2" onClick={() => void list.fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
    </section>
  );
}

function useLines(box: Box, q: string | undefined, mailbox: string | undefined) {
  const me = useSession().person.id;
  const of = box.of === "mails";
  const where = { ...box.where(me), ...(mailbox && { mailbox_id: mailbox }) };
  const order = [of ? "-mailed_at" : "-last_mail_at"];
  const list = useRecords<Conversation & Mail>(box.of, { where, order, ...(q && { q }) });
  const rows = list.rows.map((row) => (of ? lineOfMail(row) : lineOf(row)));
  return { rows, list };
}

const lineOf = ({ id, counterpart, name, last_words, last_mail_at, unread, owner_id }: Conversation): Line => ({
  id,
  conversation_id: id,
  who: counterpart ?? t("Nobody yet"),
  subject: subjectOf(name),
  words: last_words,
  at: last_mail_at,
  unread,
  owner_id,
});

const lineOfMail = ({ id, conversation_id, recipients, name, body, mailed_at, send_at, status }: Mail): Line => ({
  id,
  conversation_id,
  who: recipientsLine(recipients) || t("Nobody yet"),
  subject: subjectOf(name),
  words: (body ?? "").slice(0, 200),
  at: status === "waiting" ? send_at : mailed_at,
  unread: false,
  owner_id: null,
});

function One({ line, box, open }: { line: Line; box: string; open: boolean }) {
  const { conversation_id, who, subject, words, at, unread, owner_id } = line;
  const nameOf = useNames();
  const owner = owner_id && nameOf(owner_id);
  return (
    <li>
      <PageLink
        to="/communications"
        search={{ box, conversation: conversation_id }}
        aria-current={open ? "page" : undefined}
        className={classNames("block px-4 py-2", open ? "bg-person-soft" : "hover:bg-sunken")}
      >
        <span className="flex items-center gap-2">
          {unread && <span role="img" aria-label={t("Unread")} className="size-2 flex-none rounded-full bg-person" />}
          <span dir="auto" className={classNames("min-w-0 flex-1 truncate", unread ? "font-semibold" : "font-medium")}>
            {who}
          </span>
          {owner && owner_id && <Avatar id={owner_id} name={owner} kind="person" />}
          {at && (
            <time dateTime={at} title={formatDateTime(at)} className="flex-none text-meta text-ink-3 tabular-nums">
              {formatMoment(at)}
            </time>
          )}
        </span>
        <span dir="auto" className="block truncate">
          {subject}
        </span>
        <span dir="auto" className="block truncate text-ink-3">
          {words}
        </span>
      </PageLink>
    </li>
  );
}
