import { PageLink } from "../../records/page-link.tsx";
import { useHere } from "../../screen/description.ts";
import { Acts, MoreActs } from "../../screen/acts.tsx";
import { MoreFacts, PairedFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { RecordFiles } from "../files/late-files.ts";
import { RightsEnd } from "./rights-end.tsx";

const Review = late(
  withFrench(
    () => import("./review.tsx"),
    () => import("./review.french.ts"),
  ),
);
const more = { [phrase("Record")]: ["media_type", "versions", "created_at", "updated_at"] };

// What the server says to whoever adds or removes a version.
phrase("This version was shown to the client, and stays.");
phrase("A version of this was shown to the client, and stays.");
phrase("A piece of work has 200 versions at most.");

/** One piece of work: its versions, what is said about each, and until when it may be used. */
export default recordPanel(() => {
  const { row } = useHere<"brief_assets">();
  return (
    <>
      <Head>
        <p className="flex flex-wrap items-center gap-x-3">
          <PageLink to="/creative-director" search={{ id: row.brief_id }} className="text-ink-2 hover:underline">
            {row.brief_name}
          </PageLink>
          {row.rights_end_on && <RightsEnd on={row.rights_end_on} />}
        </p>
      </Head>
      <Acts>
        <span className="flex-1" />
        <MoreActs />
      </Acts>
      <RecordFiles view={Review} />
      <PairedFacts names={["rights_end_on", "licence"]} wide={["licence"]} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});
