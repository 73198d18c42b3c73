import { Acts, AssignButton, MoreActs, Reach } from "../../screen/acts.tsx";
import { Children } from "../../screen/children.tsx";
import { useHere } from "../../screen/description.ts";
import { MoreFacts, PairedFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { phrase } from "../../ui/translate.ts";
import { glyphs } from "./contact-glyphs.ts";
import { ContactLeads } from "./contact-leads.tsx";
import { CampaignsOf } from "../../marketing/browser/late-campaigns-of.ts";
import { CameBy } from "../../lead-machine/browser/late-came-by.ts";
import { RecordFiles } from "../files/late-files.ts";
import { LinkedTasks } from "../task-records/late-task-records.ts";

const facts = ["owner_id", "phones", "emails", "decision_role"];
const more = {
  [phrase("Contact")]: ["civility", "title", "language", "primary", "note"],
  [phrase("Record")]: ["team_id", "created_at", "updated_at", "external_source", "external_id"],
};

/** One contact: who it is, where they belong, which leads they are of, and what was said and done with them. */
export default recordPanel(() => {
  const { row: contact } = useHere<"contacts">();
  const { status, title, account } = contact;
  return (
    <>
      <Head>
        <p className="text-ink-2">{[title, account?.name].filter(Boolean).join(", ")}</p>
      </Head>
      <Acts>
        <StateMark state={status} glyph={glyphs[status]} />
        <span className="flex-1 max-tablet:hidden" />
        {status !== "do_not_contact" && <Reach email={contact.emails?.[0]} phone={contact.phones?.[0]} />}
        <AssignButton />
        {/* (How it stands changes once in years.) */}
        <MoreActs seldom={["mark"]} />
      </Acts>
      <PairedFacts names={facts} wide={["emails"]} />
      <Children />
      <ContactLeads />
      <LinkedTasks />
      <RecordFiles />
      <CameBy entity="contacts" id={contact.id} />
      <CampaignsOf entity="contacts" id={contact.id} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});
