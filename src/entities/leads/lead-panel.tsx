import type { FieldMeta } from "../../entity/meta.ts";
import { MoreFields } from "../../records/more-fields.tsx";
import { useNames } from "../../records/names.ts";
import { Panel } from "../../records/panel.tsx";
import { PanelFailure, PanelSkeleton } from "../../records/panel-states.tsx";
import { Timeline } from "../../records/timeline.tsx";
import { useFields } from "../../records/use-meta.ts";
import { useRecord } from "../../records/use-records.ts";
import { t } from "../../ui/translate.ts";
import { tagDeeds } from "../tags/tag-deeds.tsx";
import { TagField } from "../tags/tag-field.tsx";
import { useTags } from "../tags/use-tags.ts";
import { LeadActions } from "./lead-actions.tsx";
import { leadDeeds } from "./lead-deeds.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { LeadHead } from "./lead-head.tsx";
import { leadGroups } from "./lead-labels.ts";
import type { LeadRow, OpenLead } from "./lead-row.ts";
import { StageProgress } from "./stage-progress.tsx";
import type { LeadActs } from "./use-lead-acts.ts";

type Props = {
  id: string;
  index: number;
  count: number | undefined;
  acts: LeadActs;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
};

/** One lead: who it is, what to do with it, what is known, and what happened. */
export default function LeadPanel(props: Props) {
  const { id, acts, onClose } = props;
  const { data: lead, error, isPending } = useRecord<LeadRow>("leads", id);
  return (
    <Panel {...props} title={t("Lead")}>
      {isPending && <PanelSkeleton />}
      {error && !lead && <PanelFailure error={error} onClose={onClose} />}
      {lead && <LeadContent key={id} lead={lead} acts={acts} onGone={onClose} />}
    </Panel>
  );
}

function LeadContent(props: { lead: OpenLead; acts: LeadActs; onGone: () => void }) {
  const { lead, acts, onGone } = props;
  const fields = useFields("leads").map(asCount);
  const nameOf = useNames();
  const tags = useTags();
  const editable = lead.can.includes("update") && !lead.deleted_at;
  return (
    <>
      <LeadHead lead={lead} acts={acts} />
      <TagField row={lead} writes={acts.writes} editable={editable} />
      <LeadActions lead={lead} acts={acts} onGone={onGone} />
      <StageProgress lead={lead} onMove={editable ? (to) => acts.move(lead, to) : null} />
      <LeadFacts lead={lead} acts={acts} fields={fields} />
      <MoreFields row={lead} groups={leadGroups()} fields={fields} writes={acts.writes} editable={editable} />
      <Timeline
        entity="leads"
        id={lead.id}
        deedsOf={(entry) => [...leadDeeds(entry, fields, nameOf), ...tagDeeds(entry, tags)]}
      />
    </>
  );
}

/** A score goes from 0 to 100, but is no share of anything. */
function asCount(field: FieldMeta): FieldMeta {
  return field.name === "score" ? { ...field, kind: "count" } : field;
}
