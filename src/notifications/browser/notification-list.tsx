import { failureSentence } from "../../records/failure.ts";
import { t } from "../../ui/translate.ts";
import { groupByRecord } from "./group-by-record.ts";
import {
  type Notification,
  type NotificationActs,
  type NotificationTab,
  useNotifications,
} from "./notification-data.ts";
import { NotificationItem } from "./notification-item.tsx";
import { kindsOf, type Topic } from "./topics.tsx";

type Props = { tab: NotificationTab; topic: Topic; acts: NotificationActs; onGo: (url: string) => void };

/** The newest 50, what tells of the same record together. */
export function NotificationList({ tab, topic, acts, onGo }: Props) {
  const { data, error, isPending } = useNotifications(tab, kindsOf(topic));
  if (isPending) return <p className={alone}>{t("Loading notifications...")}</p>;
  if (error && !data) return <p className={alone}>{failureSentence(error)}</p>;
  if (!data?.length)
    return <p className={alone}>{topic === "all" ? t("No notifications yet") : t("Nothing of this kind.")}</p>;
  return (
    <ul className="divide-y divide-line-2">
      {groupByRecord(data).map((group) => (
        <Group key={group[0]?.id} group={group} acts={acts} onGo={onGo} />
      ))}
    </ul>
  );
}

function Group({ group, ...rest }: { group: Notification[] } & Omit<Props, "tab" | "topic">) {
  const [newest, ...earlier] = group;
  if (!newest) return null;
  return (
    <li>
      <NotificationItem told={newest} {...rest} />
      {earlier.length > 0 && (
        <ul aria-label={t("Earlier, of the same record")} className="-mt-1.5 pb-1.5">
          {earlier.map((told) => (
            <li key={told.id}>
              <NotificationItem told={told} follows {...rest} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const alone = "px-4 py-8 text-form text-ink-2";
