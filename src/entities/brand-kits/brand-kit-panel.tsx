import { Acts, MoreActs } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { MoreFacts, PairedFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { RecordFiles } from "../files/late-files.ts";
import { KitView } from "./kit-view.tsx";

const texts = ["colours", "typefaces", "tone"];
const more = { [phrase("Record")]: ["created_at", "updated_at"] };

/** One brand kit: colours with their contrast, typefaces, tone, and its logos as files. */
export default recordPanel(() => {
  const { row } = useHere<"brand_kits">();
  return (
    <>
      <Head />
      <Acts>
        <span className="flex-1" />
        <MoreActs />
      </Acts>
      <section aria-label={t("Brand kit")} className="border-t border-line px-4 py-2">
        <KitView kit={{ colours: row.colours, typefaces: null, tone: null }} />
      </section>
      <PairedFacts names={["account_id", ...texts]} wide={texts} />
      <RecordFiles />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});
