import { CircleCheck, CircleX, Info, type LucideIcon, Trash2, TriangleAlert } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { toastFailure } from "../../records/failure.ts";
import { mayOpen } from "../../pages/may-open.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import { formatDateTime, formatRelative } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toast.ts";
import { currentLanguage, phrase, t } from "../../ui/translate.ts";
import type { Notification, NotificationActs } from "./notification-data.ts";
import { NotificationMenu } from "./notification-menu.tsx";
import { messageOf, reasonOf, titleOf } from "./notification-words.ts";

type Props = {
  told: Notification;
  acts: NotificationActs;
  onGo: (url: string) => void;
  /** Stands under a newer one of the same record. */
  follows?: boolean;
};

/** One notification: pressed, it is read and leads to what it tells of. */
export function NotificationItem({ told, acts, onGo, follows = false }: Props) {
  const session = useSession();
  const [why, setWhy] = useState(false);
  const opens = told.action_url && mayOpen(session, told.action_url.split("?")[0] ?? "");
  const url = told.action_url && (opens ? told.action_url : "/unauthorized");
  async function discard() {
    await acts.remove(told.id);
    toast(t("Notification deleted"), { undo: () => acts.restore(told.id) });
  }
  function press(event: MouseEvent) {
    if (!told.read) void acts.read(told.id).catch(toastFailure);
    // With Ctrl it opens in a tab of its own, as any link.
    if (!url || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo(url);
  }
  const Pressed = url ? "a" : "button";
  return (
    <div className="relative flex items-start gap-1 pr-2 focus-within:bg-sunken hover:bg-sunken">
      <Pressed
        {...(url ? { href: url } : { type: "button" as const })}
        onClick={press}
        className={classNames(
          "flex min-w-0 flex-1 gap-3 pl-4 text-left -outline-offset-2",
          follows ? "py-1.5" : "py-2.5",
        )}
      >
        <Mark type={told.notification_type} quiet={follows} />
        <span className="min-w-0 flex-1">
          <Words told={told} follows={follows} />
          {why && <span className="mt-1 block text-meta text-ink-2">{reasonOf(told)}</span>}
        </span>
      </Pressed>
      <span className="flex py-1.5">
        <NotificationMenu notification={told} acts={acts} why={why} onWhy={() => setWhy(!why)} />
        <IconButton icon={Trash2} label={t("Delete")} onClick={() => void discard().catch(toastFailure)} />
      </span>
    </div>
  );
}

function Words({ told, follows }: { told: Notification; follows: boolean }) {
  const message = messageOf(told);
  return (
    <>
      <span className={classNames("flex items-baseline gap-2", told.read ? "text-ink-2" : "font-medium")}>
        <span className="min-w-0 break-words">{titleOf(told)}</span>
        {!told.read && (
          <span className="size-1.5 flex-none -translate-y-0.5 rounded-full bg-person">
            <span className="sr-only">{t("Not read yet")}</span>
          </span>
        )}
      </span>
      {message && !follows && <span className="block truncate">{message}</span>}
      <span className="block truncate text-meta text-ink-3" title={formatDateTime(told.created_at)}>
        <Doer told={told} />
        {formatRelative(told.created_at, currentLanguage())}
      </span>
    </>
  );
}

/** Who did it: a person, or an agent by its shape and colour. */
function Doer({ told: { actor, details } }: { told: Notification }) {
  const agent = details["agent"];
  if (actor || typeof agent !== "string") return actor && `${actor.name} · `;
  return (
    <>
      <span className="inline-block align-middle">
        <Avatar id="" name={agent} kind="agent" />
      </span>
      {` ${agent} · `}
    </>
  );
}

const marks: Record<string, { icon: LucideIcon; ink: string; word: string }> = {
  info: { icon: Info, ink: "text-person", word: phrase("Information") },
  success: { icon: CircleCheck, ink: "text-good", word: phrase("Success") },
  warning: { icon: TriangleAlert, ink: "text-warn", word: phrase("Warning") },
  error: { icon: CircleX, ink: "text-bad", word: phrase("Error") },
};

// The shape differs with the colour, and the word is there for those who see neither.
function Mark({ type, quiet }: { type: string; quiet: boolean }) {
  const { icon: Icon, ink, word } = marks[type] ?? (marks["info"] as (typeof marks)[string]);
  return (
    <span className={classNames("flex-none pt-0.5", quiet ? "text-ink-3" : ink)}>
      <Icon aria-hidden />
      <span className="sr-only">{t(word)}</span>
    </span>
  );
}
