import { Fragment } from "react";
import { DataFailure } from "../../errors/data-failure.tsx";
import { isoDay } from "../../records/date-spans.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { useSession } from "../../client/session-context.ts";
import { dayName } from "../../records/timeline.tsx";
import { MessageLine, PendingLine } from "./message-line.tsx";
import type { Message, Messages } from "./use-messages.ts";
import type { Pending } from "./use-sending.ts";

type Props = {
  list: Messages;
  pending: Pending[];
  /** Up to when it had been read as it was opened. */
  unread_from?: string | undefined;
  /** May write here, and so react and answer. */
  member: boolean;
  /** The list is a thread: nothing in it leads to another. */
  below?: boolean;
};

/**
 * What was written, oldest first and shown from its end: the outer box is turned around, so that the browser itself holds the end
 * in place while older messages come above and new ones below.
 */
export function MessageList({ list, pending, unread_from, member, below = false }: Props) {
  const rows = list.rows.toReversed();
  const on_way = pending.filter(({ id }) => rows.every((row) => row.id !== id));
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and is reached by keys.
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto"
      role="log"
      aria-label={t("Messages")}
    >
      <div className={classNames("py-3", below && "mb-auto")}>
        {list.isPending && <Skeleton className="mx-4 w-64" />}
        {list.error && rows.length === 0 && <DataFailure error={list.error} />}
        {list.hasNextPage && (
          <Button tone="quiet" size="small" className="mx-auto block!" onClick={() => void list.fetchNextPage()}>
            {t("Show earlier")}
          </Button>
        )}
        {!list.isPending && !list.error && rows.length + on_way.length === 0 && !below && (
          <p className="px-4 py-3 text-ink-3">{t("Nothing has been written here yet.")}</p>
        )}
        <Lines {...{ rows, unread_from, member, below }} />
        {on_way.map((message) => (
          <PendingLine key={message.id} message={message} />
        ))}
      </div>
    </div>
  );
}

function Lines({ rows, unread_from, member, below = false }: { rows: Message[] } & Omit<Props, "list" | "pending">) {
  const me = useSession().person.id;
  const first_new = rows.find(
    ({ created_at, created_by }) =>
      unread_from !== undefined && Date.parse(created_at) > Date.parse(unread_from) && created_by !== me,
  );
  return rows.map((message, index) => {
    const before = rows[index - 1];
    const new_day = !before || isoDay(before.created_at) !== isoDay(message.created_at);
    const starts = new_day || message === first_new || !follows(before, message);
    return (
      <Fragment key={message.id}>
        {new_day && <Divider text={dayName(isoDay(message.created_at), message.created_at)} />}
        {message === first_new && index > 0 && <Divider text={t("New")} fresh />}
        <MessageLine {...{ message, starts, member, below }} />
      </Fragment>
    );
  });
}

// What somebody writes within five minutes stands under one name.
const follows = (before: Message, message: Message) =>
  before.created_by === message.created_by && Date.parse(message.created_at) - Date.parse(before.created_at) < 300_000;

function Divider({ text, fresh = false }: { text: string; fresh?: boolean }) {
  return (
    <div className={`flex items-center gap-3 px-4 py-2 text-meta font-medium ${fresh ? "text-bad" : "text-ink-3"}`}>
      <span className={`h-px flex-1 ${fresh ? "bg-bad" : "bg-line"}`} />
      {text}
      <span className={`h-px flex-1 ${fresh ? "bg-bad" : "bg-line"}`} />
    </div>
  );
}
