import { type KeyboardEvent, useRef } from "react";
import { t } from "../../ui/translate.ts";
import type { NotificationTab } from "./notification-data.ts";

type Props = { id: string; value: NotificationTab; onChange: (tab: NotificationTab) => void };

const tabs: NotificationTab[] = ["all", "unread"];

/** Chooses between all and the unread; arrows move between them. */
export function NotificationTabs({ id, value, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const names = { all: t("All"), unread: t("Unread") };
  function move(event: KeyboardEvent) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const next = value === "all" ? "unread" : "all";
    onChange(next);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next}`)}`)?.focus();
  }
  return (
    <div ref={list} role="tablist" aria-label={t("Notifications")} className="flex gap-4">
      {tabs.map((tab) => (
        <button
          key={tab}
          id={`${id}-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === value}
          aria-controls={`${id}-panel`}
          tabIndex={tab === value ? 0 : -1}
          onClick={() => onChange(tab)}
          onKeyDown={move}
          className="-mb-px h-9 border-b-2 border-transparent text-row text-ink-2 hover:text-ink aria-selected:border-person aria-selected:font-medium aria-selected:text-ink touch:h-11"
        >
          {names[tab]}
        </button>
      ))}
    </div>
  );
}
