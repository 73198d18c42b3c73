import { ExternalLink } from "lucide-react";
import { FormEditor } from "../../lead-machine/browser/late-parts.ts";
import { Acts, MoreActs, StateMenu } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { MoreFacts, PairedFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { useScreenWrites } from "../../screen/use-screen-writes.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { phrase, t } from "../../ui/translate.ts";

const more = { [phrase("Record")]: ["edition", "consent_version", "created_at", "updated_at"] };

/** One form: what it asks, what it says, who gets its leads, and how it comes onto a page. */
export default recordPanel(() => {
  const { row, may } = useHere<"forms">();
  const writes = useScreenWrites();
  return (
    <>
      <Head />
      <Acts>
        <StateMenu column="status" />
        <span className="flex-1" />
        <a
          href={`/api/lead_machine/forms/${row.id}/preview`}
          target="_blank"
          rel="noreferrer"
          className={buttonLook("plain", "small")}
        >
          <ExternalLink aria-hidden />
          {t("Preview")}
        </a>
        <MoreActs />
      </Acts>
      <PairedFacts names={["language", "source", "campaign"]} />
      <FormEditor key={row.id} {...{ row, writes }} editable={may("update")} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});
