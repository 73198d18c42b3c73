import AssignDialog from "../../records/assign-dialog.tsx";
import { t } from "../../ui/translate.ts";
import { LossDialog } from "./loss-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { SourceDialog } from "./source-dialog.tsx";
import type { LeadActs } from "./use-lead-acts.ts";

/** The question that an act asks, if one does. */
export default function LeadDialogs({ acts }: { acts: LeadActs }) {
  const { asked } = acts;
  const onClose = () => acts.ask(null);
  switch (asked?.about) {
    case "loss":
      return <LossDialog lead={asked.lead} acts={acts} onClose={onClose} />;
    case "owner":
      return <AssignDialog records={asked.leads} writes={acts.writes} countWords={countWords} onClose={onClose} />;
    case "source":
      return <SourceDialog leads={asked.leads} onClose={onClose} />;
    case "duplicate":
      return <MergeDialog lead={asked.lead} acts={acts} onClose={onClose} />;
    default:
      return null;
  }
}

const countWords = (count: number) => t("{{count}} leads", { count });
