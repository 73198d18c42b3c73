import { useSession } from "../../client/session-context.ts";
import { useAddress } from "../../records/address.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { t } from "../../ui/translate.ts";

/** Of a home: one's day with its numbers, or the week; kept in the address. Whoever reads no activities has no week. */
export function HomeTabs() {
  const [address, go] = useAddress();
  const { rights } = useSession();
  if (!rights?.["activities"]?.["read"]?.length) return null;
  return (
    <Tabs
      id="home"
      label={t("Day or week")}
      className="mb-3 border-b border-line px-4"
      tabs={[
        { value: "day", label: t("Day") },
        { value: "week", label: t("Week") },
      ]}
      value={address["tab"] === "week" ? "week" : "day"}
      onChange={(tab) => go({ tab: tab === "week" ? tab : null, week: null, of: null })}
    />
  );
}
