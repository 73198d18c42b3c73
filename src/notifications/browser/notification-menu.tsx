import { AlarmClock, BellOff, CircleHelp, Ellipsis } from "lucide-react";
import { toastFailure } from "../../records/failure.ts";
import { formatDateTime } from "../../ui/format.ts";
import { Menu, MenuItem, MenuLine } from "../../ui/menu.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import type { Notification, NotificationActs } from "./notification-data.ts";
import { titleOf } from "./notification-words.ts";
import { snoozeTimes } from "./snooze-times.ts";

type Props = { notification: Notification; acts: NotificationActs; why: boolean; onWhy: () => void };

/** Puts a notification off, and says why it came. */
export function NotificationMenu({ notification, acts, why, onWhy }: Props) {
  const times = snoozeTimes();
  const choices = [
    { label: t("Remind me in an hour"), until: times.hour },
    { label: t("Remind me tomorrow at 9:00"), until: times.tomorrow },
    { label: t("Remind me next week"), until: times.week },
  ];
  const trigger = (
    <button
      type="button"
      aria-label={t("More about: {{title}}", { title: titleOf(notification) })}
      className="grid size-8 flex-none place-items-center rounded-md text-ink-2 hover:bg-line-2 hover:text-ink touch:size-10"
    >
      <Ellipsis aria-hidden />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      {choices.map(({ label, until }) => (
        <MenuItem
          key={label}
          icon={AlarmClock}
          onSelect={() => void putOff(notification, acts, until).catch(toastFailure)}
        >
          {label}
        </MenuItem>
      ))}
      <MenuLine />
      {notification.row_id && (
        <MenuItem icon={BellOff} onSelect={() => void mute(notification, acts).catch(toastFailure)}>
          {t("Mute this record")}
        </MenuItem>
      )}
      <MenuItem icon={CircleHelp} onSelect={onWhy}>
        {why ? t("Hide why I got this") : t("Why did I get this?")}
      </MenuItem>
    </Menu>
  );
}

async function putOff({ id }: Notification, acts: NotificationActs, until: Date): Promise<void> {
  await acts.snooze(id, until);
  toast(t("It comes back on {{when}}.", { when: formatDateTime(until) }), { undo: () => acts.wake(id) });
}

async function mute({ entity, row_id }: Notification, acts: NotificationActs): Promise<void> {
  const record = { entity, row_id };
  await acts.mute(record, true);
  toast(t("You will hear no more of this record."), { undo: () => acts.mute(record, false) });
}
