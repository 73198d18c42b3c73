import { Tabs } from "../../ui/tabs.tsx";
import { t } from "../../ui/translate.ts";
import type { NotificationTab } from "./notification-data.ts";

type Props = { id: string; value: NotificationTab; onChange: (tab: NotificationTab) => void };

/** Chooses between all and the unread. */
export function NotificationTabs(props: Props) {
  const tabs: { value: NotificationTab; label: string }[] = [
    { value: "all", label: t("All") },
    { value: "unread", label: t("Unread") },
  ];
  return <Tabs {...props} label={t("Notifications")} tabs={tabs} />;
}
