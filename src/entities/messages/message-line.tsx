import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { useAddress } from "../../records/address.ts";
import { useNames } from "../../records/names.ts";
import { Words } from "../../timeline/browser/words.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import { formatDateTime } from "../../ui/format.ts";
import { formatTime } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { EditMessage } from "./edit-message.tsx";
import { MessageActs } from "./message-acts.tsx";
import { Reactions } from "./reactions.tsx";
import type { Message } from "./use-messages.ts";
import type { Pending } from "./use-sending.ts";

type Props = { message: Message; starts: boolean; member: boolean; below: boolean };

/** One message: who wrote it, unless they have just written the one above, what, and what came of it. */
export function MessageLine({ message, starts, member, below }: Props) {
  const { id, body, created_at, created_by, edited_at, mention_ids } = message;
  const nameOf = useNames();
  const me = useSession().person;
  const [editing, edit] = useState(false);
  const name = nameOf(created_by ?? "") ?? (created_by === me.id ? me.name : t("Somebody"));
  const mentioned = mention_ids.map(nameOf).filter((each) => each !== undefined);
  return (
    <article
      id={`message-${id}`}
      aria-label={t("{{name}}, {{time}}", { name, time: formatDateTime(created_at) })}
      className={classNames(
        "group relative flex gap-2.5 px-4 hover:bg-sunken focus-within:bg-sunken",
        starts ? "pt-2 pb-0.5" : "py-0.5",
      )}
    >
      <Gutter {...{ created_by, created_at, name, starts }} />
      <div className="min-w-0 flex-1">
        {starts && <By {...{ name, created_at }} />}
        {editing ? (
          <EditMessage message={message} onClose={() => edit(false)} />
        ) : (
          <Words flat {...{ text: body, mentioned }} />
        )}
        {edited_at && !editing && <span className="text-meta text-ink-3">{t("edited")}</span>}
        <Reactions {...{ message, member }} />
        {!below && message.replies > 0 && <Replies {...message} />}
      </div>
      {!editing && <MessageActs {...{ message, member, below }} own={created_by === me.id} onEdit={() => edit(true)} />}
    </article>
  );
}

/** A message on its way. */
export function PendingLine({ message: { body } }: { message: Pending }) {
  const { id, name } = useSession().person;
  return (
    <div className="flex gap-2.5 px-4 pt-2 pb-0.5 opacity-60">
      <Avatar {...{ id, name }} kind="person" size="large" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <Words flat text={body} />
      </div>
    </div>
  );
}

type Of = Pick<Message, "created_at" | "created_by"> & { name: string };

function Gutter({ created_by, created_at, name, starts }: Of & { starts: boolean }) {
  if (starts) return <Avatar id={created_by ?? ""} name={name} kind="person" size="large" />;
  return (
    <time
      dateTime={created_at}
      className="w-7 flex-none pt-0.5 text-right text-tag text-ink-3 tabular-nums opacity-0 group-focus-within:opacity-100 group-hover:opacity-100"
    >
      {formatTime(created_at)}
    </time>
  );
}

function By({ name, created_at }: Pick<Of, "name" | "created_at">) {
  return (
    <p className="flex items-baseline gap-2">
      <span dir="auto" className="truncate font-medium">
        {name}
      </span>
      <time dateTime={created_at} title={formatDateTime(created_at)} className="text-meta text-ink-3 tabular-nums">
        {formatTime(created_at)}
      </time>
    </p>
  );
}

function Replies({ id, replies, last_reply_at }: Message) {
  const [, go] = useAddress();
  return (
    <button
      type="button"
      className="mt-1 rounded-sm py-0.5 text-meta font-medium text-person hover:underline touch:min-h-10"
      onClick={() => go({ message: id })}
    >
      {replies === 1 ? t("1 reply") : t("{{count}} replies", { count: replies })}
      {last_reply_at && <span className="pl-2 font-normal text-ink-3">{formatDateTime(last_reply_at)}</span>}
    </button>
  );
}
