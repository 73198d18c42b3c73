import { MonitorPlay } from "lucide-react";
import { LinksPart, TilesPart } from "../../big-screens/browser/late-parts.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Acts, MoreActs } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { phrase, t } from "../../ui/translate.ts";

const more = { [phrase("Record")]: ["created_at", "updated_at"] };
const facts = ["layout", "seconds", "names_hidden", "about_team_id", "pipeline", "theme", "language"];

/** One big screen: what it shows and how, and by which links. */
export default recordPanel(() => {
  const { row, may } = useHere<"big_screens">();
  return (
    <>
      <Head />
      <Acts>
        <PageLink to="/sales-team/big-screen" search={{ screen: row.id }} className={buttonLook("plain", "small")}>
          <MonitorPlay aria-hidden />
          {t("Show")}
        </PageLink>
        <span className="flex-1" />
        <MoreActs />
      </Acts>
      <Facts names={facts} />
      <TilesPart screen={row} editable={may("update")} />
      {may("update") && <LinksPart screen={row} />}
      <MoreFacts groups={more} />
      <History />
    </>
  );
});
