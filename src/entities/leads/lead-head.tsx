import { EditableField } from "../../records/editable-field.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { formatDay } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import type { OpenLead } from "./lead-row.ts";
import { daysUntil } from "./next-step.tsx";
import { stageName } from "./stage-names.ts";
import type { LeadActs } from "./use-lead-acts.ts";

/** Who it is, where they work, and how long the lead has been in its stage. */
export function LeadHead({ lead, acts }: { lead: OpenLead; acts: LeadActs }) {
  const work = [lead.title, lead.company_name].filter(Boolean).join(", ");
  const since = <span title={formatDateTime(lead.stage_entered_at)}>{stageFor(lead)}</span>;
  return (
    <div className="flex-none px-4 pt-1.5 pb-3">
      <h2 className="text-head font-semibold">
        <EditableField
          row={lead}
          name="name"
          label={t("Name")}
          field={{ kind: "line", list: false }}
          writes={acts.writes}
          editable={lead.can.includes("update")}
        />
      </h2>
      <p className="text-ink-2">
        {work && `${work} · `}
        {since}
      </p>
      {lead.stage === "lost" && (
        <p className="mt-1 text-bad">{[lead.lost_reason, lead.lost_note].filter(Boolean).join(" · ")}</p>
      )}
      {lead.deleted_at && <Binned lead={lead} acts={acts} />}
    </div>
  );
}

function Binned({ lead, acts }: { lead: OpenLead; acts: LeadActs }) {
  return (
    <div className="mt-2 flex items-center gap-3 rounded-md bg-bad-soft px-3 py-2">
      <p className="flex-1">{t("In the bin since {{day}}.", { day: formatDay(lead.deleted_at ?? "") })}</p>
      {lead.can.includes("delete") && (
        <Button size="small" onClick={() => acts.writes.restore(lead.id)}>
          {t("Bring back")}
        </Button>
      )}
    </div>
  );
}

function stageFor({ stage, stage_entered_at }: OpenLead): string {
  const days = -daysUntil(new Date(stage_entered_at));
  const name = stageName(stage);
  if (days === 0) return t("{{stage}} since today", { stage: name });
  if (days === 1) return t("{{stage}} since yesterday", { stage: name });
  return t("{{stage}} for {{days}} days", { stage: name, days });
}
