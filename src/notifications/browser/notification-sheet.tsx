import { CheckCheck, Settings2, X } from "lucide-react";
import { useNavigate } from "@tanstack/react-router";
import { Dialog as Radix } from "radix-ui";
import { useId, useState } from "react";
import { toastFailure } from "../../records/failure.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Overlay } from "../../ui/overlay.tsx";
import { TabPanel } from "../../ui/tabs.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { type NotificationActs, type NotificationTab, useNotificationActs } from "./notification-data.ts";
import { NotificationList } from "./notification-list.tsx";
import { NotificationTabs } from "./notification-tabs.tsx";
import { type Topic, TopicLine, TopicMenu } from "./topics.tsx";

type Props = { unread: number | undefined; onClose: () => void };

/** What the person was told, at the side of the page: all of it, or what they have not read. */
export default function NotificationSheet({ unread, onClose }: Props) {
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
  return (
    <Overlay
      onClose={onClose}
      onInteractOutside={stayForMessages}
      className="fixed inset-y-0 right-0 z-40 flex w-full max-w-110 animate-enter flex-col border-l border-line bg-raised shadow-float"
    >
      <header className="flex items-center gap-1 py-2 pr-2 pl-4">
        <Radix.Title className="min-w-0 flex-1 text-head font-semibold">{t("Notifications")}</Radix.Title>
        <TopicMenu value={topic} onChange={setTopic} />
        <IconButton icon={Settings2} label={t("Choose what you are told")} onClick={() => go("/security?part=told")} />
        <Radix.Close asChild>
          <IconButton icon={X} label={t("Close")} />
        </Radix.Close>
      </header>
      <div className="flex items-center border-b border-line pr-2 pl-4">
        <NotificationTabs id={id} value={tab} onChange={setTab} />
        <span className="flex-1" />
        <ReadAll unread={unread} acts={acts} />
      </div>
      <TopicLine value={topic} onChange={setTopic} />
      <TabPanel id={id} value={tab} className="flex-1">
        <NotificationList tab={tab} topic={topic} acts={acts} onGo={go} />
      </TabPanel>
    </Overlay>
  );
}

// Taking back what was deleted is no reason to close; by now that message may be gone.
function stayForMessages(event: Event): void {
  const pressed = event.target as Element | null;
  if (!pressed?.isConnected || pressed.closest("[aria-live]")) event.preventDefault();
}

function ReadAll({ unread, acts }: { unread: number | undefined; acts: NotificationActs }) {
  const readAll = () =>
    acts.readAll().then(() => toast(t("All notifications marked as read"), { tone: "good" }), toastFailure);
  return (
    <Button size="small" tone="quiet" disabledReason={unread ? undefined : t("Nothing is unread.")} onClick={readAll}>
      <CheckCheck aria-hidden />
      {t("Mark all as read")}
    </Button>
  );
}
