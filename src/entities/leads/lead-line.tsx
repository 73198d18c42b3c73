import type { Entry } from "../../client/api.ts";
import { amount } from "../../screen/columns.tsx";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { glyphOf } from "./lead-glyphs.ts";

/** One lead in the panel of its client: how far it is, what it is worth, and the way to it. */
export default function LeadLine({ lead }: { lead: Entry<"leads"> }) {
  const { name, stage } = lead;
  const value = amount(lead, "value", "currency");
  return (
    <>
      <p className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">
          <RecordLink entity="leads" row={lead}>
            {name}
          </RecordLink>
        </span>
        {value && <span className="flex-none tabular-nums">{value}</span>}
      </p>
      <StateMark entity="leads" state={stage} glyph={glyphOf(stage)} />
    </>
  );
}
