import { Acts, AssignButton, MoreActs, shown_apart, StateMenu } from "../../screen/acts.tsx";
import { list } from "../../screen/child-list.ts";
import { Children } from "../../screen/children.tsx";
import { useHere } from "../../screen/description.ts";
import { MoreFacts, PairedFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { useNames } from "../../records/names.ts";
import { AssetLine } from "../brief-assets/asset-line.tsx";
import { BriefApprovals } from "../brief-approvals/brief-approvals.tsx";
import { LinkedTasks } from "../task-records/late-task-records.ts";
import { KitOfBrief } from "../brand-kits/kit-of-brief.tsx";

const facts = ["due_on", "budget", "brand_kit_id"];
const brief_texts = ["objective", "audience", "message", "tone", "deliverables", "formats", "inspiration"];
const more = { [phrase("Record")]: ["currency", "team_id", "approved_at", "created_at", "updated_at"] };

const children = [
  list("brief_assets", {
    words: { many: phrase("Pieces of work"), create: phrase("Add piece of work") },
    form: ["name", "licence", "rights_end_on"],
    order: ["name"],
    fields: { rights_end_on: { label: phrase("Rights end on") }, licence: { label: phrase("Rights of use") } },
    line: (asset) => <AssetLine asset={asset} />,
  }),
];

// What the server says to whoever acts on one.
phrase("This brief is not yours to change.");
phrase("Only directors and marketing approve a brief.");
phrase("This brief is in another state by now. Look again.");
phrase("A brief has 100 pieces of work at most.");
phrase("A client decided on this brief, and the decision stays.");

/** One brief: how far it is, what is asked, what was made, and what its client said. */
export default recordPanel(() => {
  const { row, may } = useHere<"briefs">();
  return (
    <>
      <Head>
        <Decided />
      </Head>
      <Acts>
        <StateMenu column="status" />
        <span className="flex-1 max-tablet:hidden" />
        <AssignButton />
        {/* (Whoever may move it to approved needs no second button.) */}
        <MoreActs but={may("update") ? [...shown_apart, "approve"] : shown_apart} />
      </Acts>
      <PairedFacts
        names={[
          "owner_id",
          row.account_id && !row.account ? "account_name" : "account_id",
          row.project_id && !row.project ? "project_name" : "project_id",
          ...facts,
        ]}
      />
      <PairedFacts names={brief_texts} wide={brief_texts} />
      <Children of={children} />
      <BriefApprovals key={row.id} />
      {row.brand_kit_id && <KitOfBrief id={row.brand_kit_id} />}
      <LinkedTasks />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

/** What was last asked to be changed, or who approved it. */
function Decided() {
  const { status, change_reason, approved_at, approved_by } = useHere<"briefs">().row;
  const nameOf = useNames();
  if (status === "changes_requested" && change_reason)
    return (
      <p className="mt-1.5 rounded-md bg-sunken px-3 py-2 whitespace-pre-line">
        <span className="font-medium text-warn">{t("What is to be changed")}</span>
        {" · "}
        {change_reason}
      </p>
    );
  if (!approved_at || !["approved", "delivered"].includes(status)) return null;
  const by = approved_by as unknown as { id: string; name: string } | string | null;
  const name = typeof by === "string" ? nameOf(by) : by?.name;
  return (
    <p className="text-good">
      {t("Approved by {{name}} on {{at}}", { name: name ?? t("the client"), at: formatDateTime(approved_at) })}
    </p>
  );
}
