import { lazy, Suspense } from "react";
import { ExportButton } from "../../imports/export-button.tsx";
import { ImportButton } from "../../imports/import-button.tsx";
import { useAddress } from "../../records/address.ts";
import type { ListDescription } from "../../records/list-description.ts";
import { ListScreen } from "../../records/list-screen.tsx";
import { useSession } from "../../client/session-context.ts";
import { formatNumber } from "../../ui/format.ts";
import { formatAmount } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { LeadCompact, leadColumns } from "./lead-columns.tsx";
import { leadPresets, useLeadFilters } from "./lead-filters.ts";
import type { LeadRow } from "./lead-row.ts";
import { chosenStages } from "./stage-names.ts";
import { type LeadActs, useLeadActs } from "./use-lead-acts.ts";

const LeadBulk = lazy(() => import("./lead-bulk.tsx"));
const LeadPanel = lazy(() => import("./lead-panel.tsx"));
const LeadBoard = lazy(() => import("./lead-board.tsx"));
const LeadCreate = lazy(() => import("./lead-create.tsx"));
const french = () => import("../../shell/french/lead-dialogs.ts").then(({ lead_dialogs }) => lead_dialogs);
const LeadDialogs = lazy(withFrench(() => import("./lead-dialogs.tsx"), french));

/** Leads: table and board, a panel for each, and the acts on them. */
export default function LeadsScreen() {
  const acts = useLeadActs();
  const description = useDescription(acts);
  return (
    <>
      <ListScreen description={description} />
      {acts.asked && (
        <Suspense>
          <LeadDialogs acts={acts} />
        </Suspense>
      )}
    </>
  );
}

function useDescription(acts: LeadActs): ListDescription<LeadRow> {
  const { person } = useSession();
  const fields = useLeadFilters();
  const [address] = useAddress();
  return {
    entity: "leads",
    title: t("Leads"),
    columns: leadColumns(),
    compact: (lead) => <LeadCompact lead={lead} />,
    fields,
    presets: leadPresets(person.team_id !== null),
    include: ["owner", "tags"],
    order: "-created_at",
    sum: ["value", "weighted"],
    facts,
    search: t("Search leads"),
    nothing: {
      yet: t("There are no leads yet."),
      found: t("No lead matches this search and these filters."),
    },
    actions: (question) => (
      <>
        <ExportButton entity="leads" query={question} />
        <ImportButton entity="leads" />
      </>
    ),
    create: { label: t("New lead"), dialog: LeadCreate },
    panel: (props) => <LeadPanel {...props} acts={acts} />,
    board: ({ question, rights }) => (
      <LeadBoard
        question={question}
        only={chosenStages(address["stage"])}
        onMove={rights["update"] ? acts.move : null}
      />
    ),
    bulk: (props) => <LeadBulk {...props} acts={acts} />,
  };
}

function facts({ count, value, weighted }: { count: number } & Record<string, unknown>): string {
  const amount = (sum: unknown) => formatAmount(Math.round(Number(sum ?? 0)));
  if (count === 0) return "0";
  return t("{{count}} · value {{value}} · weighted {{weighted}}", {
    count: formatNumber(count),
    value: amount(value),
    weighted: amount(weighted),
  });
}
