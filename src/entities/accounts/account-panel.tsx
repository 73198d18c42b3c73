import { EditableField } from "../../records/editable-field.tsx";
import { Acts, AssignButton, MoreActs, Reach, StateMenu } from "../../screen/acts.tsx";
import { Children } from "../../screen/children.tsx";
import { useHere, useScreen } from "../../screen/description.ts";
import { MoreFacts, PairedFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { labelOf } from "../../screen/label.ts";
import { recordPanel } from "../../screen/record-panel.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { Health } from "./health.tsx";
import { Parent } from "./parent.tsx";
import { ProjectsOf } from "../projects/projects-of.tsx";
import { TagField } from "../tags/tag-field.tsx";
import { ClientTime } from "../time-entries/late-time.ts";
import { useScreenWrites } from "../../screen/use-screen-writes.ts";
import { RecordFiles } from "../files/late-files.ts";
import { LinkedTasks } from "../task-records/late-task-records.ts";

const facts = ["owner_id", "phone", "website", "industry", "since", "city"];
const more = {
  [phrase("Company")]: ["siren", "siret", "vat_id", "type", "legal_form", "naf", "size", "revenue", "domains", "note"],
  [phrase("Address and payment")]: ["address", "postcode", "country", "payment_terms", "currency"],
  [phrase("Record")]: ["team_id", "created_at", "updated_at", "external_source", "external_id"],
};

/** One client: who it is, where it stands, its people, what is known, and what happened. */
export default recordPanel(() => {
  const { row: client } = useHere<"accounts">();
  return (
    <>
      <Head>
        <RegisteredName />
        <Parent />
      </Head>
      <TagField />
      <Acts>
        <StateMenu column="stage" />
        <span className="flex-1 max-tablet:hidden" />
        <Reach phone={client.phone} />
        <AssignButton />
        <MoreActs />
      </Acts>
      <PairedFacts names={facts} wide={["website"]} />
      <Health />
      <ClientTime />
      <Children />
      <ProjectsOf by="account_id" />
      <LinkedTasks />
      <RecordFiles />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

/** A role that may not see it is not told that there is one. */
function RegisteredName() {
  const { described } = useScreen();
  const writes = useScreenWrites();
  const { row, may } = useHere<"accounts">();
  const { legal_name } = row;
  if (legal_name === undefined || (!legal_name && !may("update"))) return null;
  const field = { kind: "line", list: false };
  const label = labelOf(described, "legal_name");
  return (
    <div className="text-ink-2">
      <EditableField {...{ row, field, writes, label }} name="legal_name" editable={may("update")}>
        {legal_name ?? <span className="text-ink-3">{t("Add the registered name")}</span>}
      </EditableField>
    </div>
  );
}
