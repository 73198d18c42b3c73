import { Bell as Icon } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../../ui/translate.ts";
import { useUnreadCount } from "./notification-data.ts";
import { late } from "../../ui/late.ts";

const NotificationSheet = late(() => import("./notification-sheet.tsx"));

/** Opens the notifications and says how many were not read. */
export default function Bell() {
  const [open, setOpen] = useState(false);
  const unread = useUnreadCount();
  // On the icon of the installed app, where there is one; none is no mark.
  useEffect(() => {
    if (unread !== undefined) void navigator.setAppBadge?.(unread).catch(() => undefined);
  }, [unread]);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={unread ? t("Notifications, {{count}} unread", { count: shown(unread) }) : t("Notifications")}
        onPointerEnter={() => void NotificationSheet.load()}
        onFocus={() => void NotificationSheet.load()}
        onClick={() => setOpen(true)}
        className="relative grid size-8 flex-none place-items-center rounded-md text-ink-2 hover:bg-line-2 hover:text-ink touch:size-10"
      >
        <Icon aria-hidden />
        {!!unread && (
          <span className="absolute -top-0.5 -right-1 min-w-4 rounded-full bg-person px-1 text-center text-[10px] leading-4 font-semibold text-on-person tabular-nums">
            {shown(unread)}
          </span>
        )}
      </button>
      {open && <NotificationSheet unread={unread} onClose={() => setOpen(false)} />}
    </>
  );
}

function shown(unread: number): string {
  return unread > 99 ? "99+" : String(unread);
}
