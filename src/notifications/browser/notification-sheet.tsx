import { CheckCheck, Settings2, X } from "lucide-react";
import { useNavigate } from "@tanstack/react-router";
import { Dialog as Radix } from "radix-ui";
import { useId, useRef, useState } from "react";
import { toastFailure } from "../../records/failure.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { type NotificationTab, useNotificationActs } from "./notification-data.ts";
import { NotificationList } from "./notification-list.tsx";
import { NotificationTabs } from "./notification-tabs.tsx";
import { type Topic, TopicLine, TopicMenu } from "./topics.tsx";

type Props = { unread: number | undefined; onClose: () => void };

/** What the person was told, at the side of the page: all of it, or what they have not read. */
export default function NotificationSheet({ unread, onClose }: Props) {
  const opener = useRef<Element | null>(document.activeElement);
  const [tab, setTab] = useState<NotificationTab>("all");
  const [topic, setTopic] = useState<Topic>("all");
  const navigate = useNavigate();
  const acts = useNotificationActs();
  const id = useId();
  const go = (url: string) => {
    const { pathname, searchParams, hash } = new URL(url, location.origin);
    onClose();
    void navigate({ to: pathname, search: Object.fromEntries(searchParams) as never, hash: hash.slice(1) });
  };
  const readAll = () =>
    acts.readAll().then(() => toast(t("All notifications marked as read"), { tone: "good" }), toastFailure);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <div data-modal className="fixed inset-0 z-40 animate-enter bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            (opener.current as HTMLElement | null)?.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => {
            // Taking back what was deleted is no reason to close; by now that message may be gone.
            const pressed = event.target as Element | null;
            if (!pressed?.isConnected || pressed.closest("[aria-live]")) event.preventDefault();
          }}
          className="fixed inset-y-0 right-0 z-40 flex w-full max-w-110 animate-enter flex-col border-l border-line bg-raised shadow-float"
        >
          <header className="flex items-center gap-1 py-2 pr-2 pl-4">
            <Radix.Title className="min-w-0 flex-1 text-head font-semibold">{t("Notifications")}</Radix.Title>
            <TopicMenu value={topic} onChange={setTopic} />
            <IconButton icon={Settings2} label={t("Choose what you are told")} onClick={() => go("/security#told")} />
            <Radix.Close asChild>
              <IconButton icon={X} label={t("Close")} />
            </Radix.Close>
          </header>
          <div className="flex items-center border-b border-line pr-2 pl-4">
            <NotificationTabs id={id} value={tab} onChange={setTab} />
            <span className="flex-1" />
            <Button
              size="small"
              tone="quiet"
              disabledReason={unread ? undefined : t("Nothing is unread.")}
              onClick={readAll}
            >
              <CheckCheck aria-hidden />
              {t("Mark all as read")}
            </Button>
          </div>
          <TopicLine value={topic} onChange={setTopic} />
          <div
            id={`${id}-panel`}
            role="tabpanel"
            aria-labelledby={`${id}-${tab}`}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
          >
            <NotificationList tab={tab} topic={topic} acts={acts} onGo={go} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
