import { LayoutDashboard } from "lucide-react";
import { wayToDashboard } from "../../dashboards/browser/dashboard.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Acts, AssignButton, MoreActs } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { phrase, t } from "../../ui/translate.ts";

const more = { [phrase("Record")]: ["created_at", "updated_at"] };

/** What a dashboard is called, who sees it and what was changed in it; its tiles stand on a page of their own. */
export default recordPanel(() => {
  const { row } = useHere<"dashboards">();
  return (
    <>
      <Head />
      <Acts>
        {!row.deleted_at && (
          <PageLink to="/reports" search={wayToDashboard(row.id)} className={buttonLook("plain", "small")}>
            <LayoutDashboard aria-hidden />
            {t("Show the dashboard")}
          </PageLink>
        )}
        <span className="flex-1" />
        <AssignButton />
        <MoreActs />
      </Acts>
      <Facts names={["visibility", "owner_id", "note"]} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});
